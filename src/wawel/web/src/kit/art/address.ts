/** Pictures as addresses for `<img>`: drawn once, and one element of the page whatever they are made of. */

const drawn = new Map<string, string>();

export function imageAddress(key: string, draw: () => string): string {
  let address = drawn.get(key);
  if (address === undefined) {
    address = `data:image/svg+xml,${draw().replace(/[#%"<>]/g, encodeURIComponent)}`;
    drawn.set(key, address);
  }
  return address;
}
