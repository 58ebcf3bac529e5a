"""The parts of `tools/mutants.py`: which mutants a source has, and how tests are run on them."""
