import { sources } from './shared/challan-sources.ts';
import { states } from './shared/states.ts';

/** Words of the public status: how the sources and payment have been answering. */
export const copy = {
  sources,
  states,
  metaTitle: 'Status of challan sources and payment',
  metaDescription: 'Which sources answer now, how fast, and when each state was last seen.',
  title: 'Do the sources answer?',
  lead: 'Counted from the questions themselves, never set by hand.',
  asOf: (time: string) => `As of ${time}`,
  again: 'Look again',
  sourcesTitle: 'Sources',
  paymentTitle: 'Payment',
  payment: 'Payment gateway',
  statesTitle: 'Challans of these states were last seen',
  noStates: 'None seen yet.',
  words: { up: 'Answers', slow: 'Slow', down: 'Does not answer', unknown: 'Not asked lately' },
  last: (time: string) => `Last answer ${time}`,
  never: 'No answer in the last seven days',
  lastFailure: (time: string) => `Last failure ${time}`,
  typical: (seconds: string) => `Usually within ${seconds} s`,
  failedShare: (percent: number) => `${percent} % of the questions of the last hour failed`,
  wait: 'A source that is down usually comes back within the hour. Challans it knows show then; nothing is lost meanwhile.',
  failed: 'The status could not be loaded',
  search: 'Look for challans',
};
