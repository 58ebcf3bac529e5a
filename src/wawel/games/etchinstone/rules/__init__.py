"""The rulebook in order: set-up, the five phases of an Encounter, the flow of Regions, the Final Battle."""
