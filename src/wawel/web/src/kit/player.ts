/** A figure on a player's plate. */
export interface PlayerFigure {
  icon: string;
  value: number;
  /** What it counts, for screen readers and as a tooltip. */
  name: string;
  /** The most important one. */
  big?: boolean;
  /** A colour of tokens.css: `ember`, `gold`. */
  tone?: string;
}
