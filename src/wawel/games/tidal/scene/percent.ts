/** A chance in percent, where only what is certain is 0 or 100. */
export const percent = (chance: number): number =>
  chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
