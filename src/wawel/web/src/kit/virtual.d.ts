declare module 'virtual:icons' {
  /** What loads each list of drawings: `shared`, `faces`, `how-to` and those of the games. */
  export const lists: Record<string, (() => Promise<unknown>) | undefined>;
}

declare module 'virtual:icons/*';

declare module 'virtual:covers' {
  /** The address of each game's cover. */
  export const covers: Record<string, string | undefined>;
}

declare module 'virtual:backdrop/*' {
  /** The address of a table's ground. */
  const address: string;
  export default address;
}

declare module 'virtual:icon-credits' {
  export const credits: import('../../plugins/icons').Credits;
}
