/** Every kind of work that is due at some time, and what its subject is. The desk has a word for each. */
export const taskKinds = [
  /** Event id of a webhook. */
  'gateway-event',
  /** Payment id: ask the gateway what became of it. */
  'ask-payment',
  /** Refund id. */
  'send-refund',
  /** Refund id. */
  'follow-refund',
  /** Order challan id. */
  'settle-challan',
  /** Order challan id. */
  'follow-settlement',
  /** Order challan id. */
  'recheck-source',
  /** Order challan id. */
  'watch-promise',
  /** Order id. */
  'close-order',
  /** Notification id. */
  'send-notification',
  /** Order id. */
  'erase-documents',
  /** One name: an editor wants the newsletter sent. */
  'send-newsletter',
  /** Delivery id: a message to a place outside. */
  'deliver',
] as const;
export type TaskKind = (typeof taskKinds)[number];
