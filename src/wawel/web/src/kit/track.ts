/** A space of a track. */
export interface Space {
  key: string;
  /** What it is, and for screen readers also who stands there. */
  name: string;
  icon?: string;
  /** Shown instead of the name unless it is the current space. */
  short?: string;
  /** Another look: `gold` is a space worth reaching. */
  tone?: 'gold';
}
