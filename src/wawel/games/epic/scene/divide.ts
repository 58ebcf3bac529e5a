/** Dividing the damage of a battle: a first proposal, and the answers that carry it out. */

/** As many as can be broken, the weakest first; what is left over goes to the next, or if all break to the first. */
export function proposal(needs: number[], total: number): number[] {
  const shares = needs.map(() => 0);
  const order = needs.map((_, at) => at).sort((a, b) => needs[a] - needs[b]);
  let left = total;
  for (const at of order) {
    if (needs[at] > left) break;
    shares[at] = needs[at];
    left -= needs[at];
  }
  shares[order.find((at) => shares[at] < needs[at]) ?? 0] += left;
  return shares;
}

/** One answer for each but the last, who gets the rest; nothing more is asked once all is given. */
export function answers(shares: number[], total: number): string[] {
  const found: string[] = [];
  let left = total;
  for (const share of shares.slice(0, -1)) {
    if (!left) break;
    found.push(`points:${share}`);
    left -= share;
  }
  return found;
}
