/** What operators do with one order. A closed list: the log is read by it, and the desk has a word for each. */
export const orderActs = [
  'open-order',
  'open-document',
  'assign',
  'accept-document',
  'reject-document',
  'enter-receipt',
  'confirm-receipt',
  'withdraw-receipt',
  'open-receipt',
  'give-up',
  'resume',
  'ask-refund',
  'approve-refund',
  'decline-refund',
  'resend-refund',
] as const;
export type OrderAct = (typeof orderActs)[number];
