declare module 'virtual:icons' {
  /** The path data of each icon by name, in a box of 512 x 512. */
  export const icons: Record<string, string>;
}

declare module 'virtual:icons/*';

declare module 'virtual:covers' {
  /** The address of each game's cover. */
  export const covers: Record<string, string | undefined>;
}

declare module 'virtual:icon-credits' {
  export const credits: import('../../plugins/icons').Credits;
}
