/** Words of the questions that the page of a model, RTO or service shows from the community. */
export const copy = {
  title: 'Asked by vehicle owners',
  lead: 'From the community. Written by other users, not checked by Pahiya.',
  none: 'No answered questions yet.',
  failed: 'The questions could not be loaded. Please try again later.',
  accepted: 'Accepted answer',
  replies: (n: number) => (n === 1 ? '1 reply' : `${n} replies`),
  all: 'All posts about this',
  ask: 'Ask about this',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'asked-here': typeof copy;
  }
}
