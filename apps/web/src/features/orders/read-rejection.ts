import { type DocumentReason, documentReasons } from '@pahiya/contracts/operators/desk-reasons';

/** Reads a reason of the wire; what a later server may add is read as unreadable: hand it in again. */
export function readRejection(reason: string | null): DocumentReason {
  return documentReasons.find((one) => one === reason) ?? 'unreadable';
}
