import { type DocumentReason, documentReasons } from '@pahiya/contracts/operators/desk-reasons';

/** Reads a reason of the API; unknown ones of a newer server count as unreadable: upload again. */
export function readRejection(reason: string | null): DocumentReason {
  return documentReasons.find((one) => one === reason) ?? 'unreadable';
}
