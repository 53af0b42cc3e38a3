/** Why a document is not accepted. Its owner is told in words. */
export const documentReasons = [
  'unreadable',
  'wrong-document',
  'expired',
  'other-vehicle',
  'incomplete',
] as const;
export type DocumentReason = (typeof documentReasons)[number];

/** Why challans are given up. */
export const giveUpReasons = ['failed', 'amount-changed', 'moved-to-court'] as const;
export type GiveUpReasonOnWire = (typeof giveUpReasons)[number];
