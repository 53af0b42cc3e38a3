/** Result of an operation that can be refused: a value, or a typed refusal. Exceptions are for bugs only. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a value as a successful result. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** Wraps a refusal as a failed result. */
export function err<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
