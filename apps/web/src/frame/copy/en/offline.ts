/** Words of the page without network. */
export const copy = {
  title: 'You are offline',
  text: 'This page is not saved on your device. Your garage and the last five records you opened are available while you are signed in.',
  garage: 'Open garage',
  again: 'Try again',
  kept: 'Saved on this device',
};

declare module '../copies.ts' {
  interface Copies {
    readonly offline: typeof copy;
  }
}
