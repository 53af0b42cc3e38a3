/** Copy of shared links. */
export const copy = {
  title: 'Shared link',
  home: 'Go to the home page',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly links: typeof copy;
  }
}
