/** Pictures as addresses for `<img>`: drawn once, and one element of the page whatever they are made of. */

const drawn = new Map<string, string>();

/** The address of a picture that has been drawn before. */
export const knownAddress = (key: string): string | undefined => drawn.get(key);

export function imageAddress(key: string, draw: () => string): string {
  let address = drawn.get(key);
  if (address === undefined) {
    address = `data:image/svg+xml,${draw().replace(/[#%"<>]/g, encodeURIComponent)}`;
    drawn.set(key, address);
  }
  return address;
}
