/** Reasons for rejecting a document, shown to its owner in words. */
export const documentReasons = [
  'unreadable',
  'wrong-document',
  'expired',
  'other-vehicle',
  'incomplete',
] as const;
export type DocumentReason = (typeof documentReasons)[number];

/** Reasons for giving challans up. */
export const giveUpReasons = ['failed', 'amount-changed', 'moved-to-court'] as const;
export type GiveUpReasonOnWire = (typeof giveUpReasons)[number];
