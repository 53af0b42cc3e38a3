import { statusOfError } from '../errors/error-status.ts';

/** Errors as they travel to the browser: kind and status, never a message or a stack of ours. */
export type SerializedErrors = Record<string, { status: number }> | null;

/** Turns what loaders threw into data. */
export function serializeErrors(errors: Record<string, unknown> | null): SerializedErrors {
  if (errors === null) return null;
  const entries = Object.entries(errors).map(([id, error]) => [
    id,
    { status: statusOfError(error) },
  ]);
  return Object.fromEntries(entries);
}
