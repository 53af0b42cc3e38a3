/** States of a challan in the queue of the desk or the partner. */
export const queueStates = [
  'documents-review',
  'queued',
  'assigned',
  'submitted',
  'paid-at-source',
] as const;
export type QueueState = (typeof queueStates)[number];

/** Columns that the queue can be sorted by. `due`: by promised date, express first within a day. */
export const queueSorts = [
  'due',
  'order',
  'kind',
  'vehicle',
  'step',
  'amount',
  'assigned',
  'age',
] as const;
export type QueueSort = (typeof queueSorts)[number];
