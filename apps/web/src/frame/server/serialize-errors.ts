import { statusOfError } from '../errors/error-status.ts';

/** Errors as sent to the browser: kind and status, without our messages or stack traces. */
export type SerializedErrors = Record<string, { status: number }> | null;

/** Converts thrown loader errors to data. */
export function serializeErrors(errors: Record<string, unknown> | null): SerializedErrors {
  if (errors === null) return null;
  const entries = Object.entries(errors).map(([id, error]) => [
    id,
    { status: statusOfError(error) },
  ]);
  return Object.fromEntries(entries);
}
