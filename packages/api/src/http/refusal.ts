import type { ErrorCode } from '@pahiya/contracts/error-codes';

/** An expected refusal of a use case. `detail` is plain English for developers; pages choose their copy by `code`. */
export type Refusal = {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly retryAfterSeconds?: number;
  /** The vehicle number that was probably meant. */
  readonly suggestion?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
};

/** Carries a refusal out of a hook, where a value cannot be returned. Route handlers return refusals. */
export class RefusedRequest extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
