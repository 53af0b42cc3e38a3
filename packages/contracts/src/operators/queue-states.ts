/** States in which a challan waits for the desk or for the partner. */
export const queueStates = [
  'documents-review',
  'queued',
  'assigned',
  'submitted',
  'paid-at-source',
] as const;
export type QueueState = (typeof queueStates)[number];
