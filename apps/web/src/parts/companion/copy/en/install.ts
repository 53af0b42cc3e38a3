/** Words of the offer to install. */
export const copy = {
  title: (brand: string) => `Add ${brand} to your home screen`,
  text: 'It opens like an app, works without a network and takes a few hundred kilobytes. Nothing is downloaded from a store.',
  act: 'Add to home screen',
  later: 'Not now',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly install: typeof copy;
  }
}
