import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import type { InsurerSettings } from './insurer-settings.ts';
import type { PolicyBook } from './policy-book.ts';
import type { QuoteBook } from './quote-book.ts';

/** What both protocols share. */
export type InsurerWorld = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly linkSecret: string;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
  readonly settings: () => InsurerSettings;
  readonly clock: () => number;
  readonly book: QuoteBook;
  readonly policies: PolicyBook;
};
