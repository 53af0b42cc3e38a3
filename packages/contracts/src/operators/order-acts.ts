/** Acts of an operator on an order of one item, which its kind allows or refuses. */
export const deskOrderActs = [
  'ask-source',
  'complain',
  'give-up-order',
  'ask-refund',
  'resume-order',
  'bonus-endorsed',
  'bonus-kept',
] as const;
export type DeskOrderAct = (typeof deskOrderActs)[number];

/** Actions of operators on an order. A closed list: the audit log stores these names and the desk has a label for
 * each. */
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
  ...deskOrderActs,
  'approve-refund',
  'decline-refund',
  'resend-refund',
  'rto-set-appointment',
  'rto-file',
  'rto-send-back',
  'rto-approve',
  'rto-dispatch',
  'rto-finish',
  'rto-give-up',
  'rto-resume',
  'rto-withdraw',
  'accept-correction',
  'refuse-correction',
] as const;
export type OrderAct = (typeof orderActs)[number];
