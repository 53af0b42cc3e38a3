import type { z } from 'zod';
import type { CallShape } from './call.ts';
import type { ErrorCode } from './error-codes.ts';
import type { OperatorRole } from './operator-roles.ts';
import type { PartnerKeyScope, PartnerRole } from './partner-roles.ts';

/** Who may make a call. Users, operators and members of partners have separate sessions; `partner-key`: a firm's own system,
 * with a key in the `Authorization` header. */
export type Caller = 'anyone' | 'user' | 'operator' | 'partner' | 'partner-key';

/** A call: address, schemas, refusals, and the texts of the API reference. */
export type Contract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Caller = Caller,
> = {
  readonly call: CallShape;
  readonly tag: string;
  readonly who: Who;
  /** Role that an operator needs. Without one, every signed-in operator may make the call, even before changing a
   * temporary password. */
  readonly role?: OperatorRole;
  /** Roles of a partner's members who may make the call. Without any, every member may. */
  readonly memberRoles?: readonly PartnerRole[];
  /** What a firm's key must allow. */
  readonly keyScope?: PartnerKeyScope;
  readonly summary: string;
  readonly description?: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** `data` of a 2xx response; `null` for a response other than JSON. */
  readonly answer: Answer | null;
  readonly status?: 200 | 201 | 202;
  readonly refusals: readonly ErrorCode[];
  /** A repeat with the same `Idempotency-Key` gets the first response. */
  readonly idempotency?: 'accepted' | 'required';
  /** A call other than GET that changes nothing: its input does not fit into an address. */
  readonly onlyReads?: true;
  /** Example of `data`, shown in the reference. */
  readonly example?: unknown;
};

/** Declares a call with its types inferred from the schemas. */
export function defineContract<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
  Who extends Caller = Caller,
>(
  contract: Contract<Params, Query, Body, Answer, Who>,
): Contract<Params, Query, Body, Answer, Who> {
  return contract;
}

/** Type of the input of a call, before parsing, by part. */
export type InputOf<C> =
  C extends Contract<infer P, infer Q, infer B, z.ZodType>
    ? (P extends z.ZodUndefined ? { params?: undefined } : { params: z.input<P> }) &
        (Q extends z.ZodUndefined ? { query?: undefined } : { query?: z.input<Q> }) &
        (B extends z.ZodUndefined ? { body?: undefined } : { body: z.input<B> })
    : never;

/** Type of `data` in a successful answer. */
export type AnswerOf<C> =
  C extends Contract<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never;
