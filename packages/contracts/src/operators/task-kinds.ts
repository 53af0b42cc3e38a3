/** Kinds of background jobs and the subject of each. The desk has a label for each. */
export const taskKinds = [
  /** Event id of a webhook. */
  'gateway-event',
  /** Payment id: poll the gateway for its status. */
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
  /** Key of a document's file in the file store. */
  'erase-file',
  /** Constant: an editor sends the newsletter now. */
  'send-newsletter',
  /** Delivery id: a message to an outside system. */
  'deliver',
] as const;
export type TaskKind = (typeof taskKinds)[number];
