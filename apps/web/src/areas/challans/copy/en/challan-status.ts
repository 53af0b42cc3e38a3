import { states } from '../../../../frame/copy/shared/en/states.ts';
import { sources } from '../shared/en/challan-sources.ts';

/** Copy of the public status of sources and payment. */
export const copy = {
  sources,
  states,
  metaTitle: 'Status of challan sources and payment',
  metaDescription:
    'Which challan sources are up, how fast they respond, and when each state was last seen.',
  title: 'Source status',
  lead: 'Measured from our own requests, never set by hand.',
  asOf: (time: string) => `As of ${time}`,
  again: 'Refresh',
  sourcesTitle: 'Sources',
  paymentTitle: 'Payment',
  payment: 'Payment gateway',
  statesTitle: 'Challans last seen, by state',
  noStates: 'None yet.',
  words: { up: 'Up', slow: 'Slow', down: 'Unavailable', unknown: 'No recent data' },
  last: (time: string) => `Last response ${time}`,
  never: 'No response in the last 7 days',
  lastFailure: (time: string) => `Last failure ${time}`,
  typical: (seconds: string) => `Typically ${seconds} s`,
  failedShare: (percent: number) => `${percent}% of recent requests failed`,
  wait: 'An unavailable source is usually back within the hour, and its challans appear then.',
  failed: 'The status could not be loaded',
  search: 'Check challans',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'challan-status': typeof copy;
  }
}
