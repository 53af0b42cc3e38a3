/** Words of the outbox: what waits on a device to be sent. */
export const copy = {
  empty: 'Everything is saved on the server.',
  title: (count: number) =>
    count === 1 ? '1 change on this phone' : `${count} changes on this phone`,
  note: 'They are sent as soon as there is a network, in this order. You can close the page.',
  states: {
    queued: 'Waiting',
    sending: 'Sending',
    'signed-out': 'Sign in to send',
    refused: 'Not accepted',
  },
  mend: 'Correct',
  of: (act: string, label: string) => `${act}: ${label}`,
  discard: 'Discard',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly outbox: typeof copy;
  }
}
