/** Why the desk does not accept a document, as the call names it. */
export const rejectionReasons = [
  'unreadable',
  'wrong-document',
  'expired',
  'other-vehicle',
  'incomplete',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Reads a reason of the wire; what a later server may add is read as unreadable: hand it in again. */
export function readRejection(reason: string | null): RejectionReason {
  return rejectionReasons.find((one) => one === reason) ?? 'unreadable';
}
