/** Words of the page without network. */
export const copy = {
  title: 'No internet just now',
  text: 'This page is not on your device. Your garage and the last five records you opened are, if you have been here before.',
  garage: 'Open the garage',
  again: 'Try again',
  kept: 'Kept on this device',
};
