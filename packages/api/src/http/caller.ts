import type { Contract } from '@pahiya/contracts/contract';
import type { OperatorRole } from '@pahiya/contracts/operator-roles';
import type { FirmKind, PartnerKeyScope, PartnerRole } from '@pahiya/contracts/partner-roles';
import type { Result } from '@pahiya/domain/shared/result';
import type { Answering, Asking } from './exchange.ts';
import type { Refusal } from './refusal.ts';

/** The authenticated caller. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly userId: string; readonly sessionId: string };

/** A signed-in caller. */
export type User = Extract<Caller, { kind: 'user' }>;

/** Finds the caller of a request: the auth module installs the one that reads sessions and web-view tokens. It may set
 * cookies (a rotated session) on the reply. */
export type FindCaller = (request: Asking, reply: Answering) => Promise<Caller>;

/** An operator signed in at the desk. */
export type Operator = {
  readonly kind: 'operator';
  readonly operatorId: string;
  readonly sessionId: string;
  readonly username: string;
  readonly displayName: string;
  readonly roles: readonly OperatorRole[];
  readonly mustChangePassword: boolean;
  /** When the session expires, used or not. */
  readonly endsAt: Date;
};

/** Finds the operator of a request who may make this call, or the refusal: no session, another role, or an initial
 * password that was not changed. Installed by the operators' module. */
export type FindOperator = (
  request: Asking,
  contract: Pick<Contract, 'call' | 'role'>,
) => Promise<Result<Operator, Refusal>>;

/** A member of a partner who is signed in. Everything a member sees is chosen by `firmId`, never by the request. */
export type PartnerMember = {
  readonly kind: 'partner';
  readonly memberId: string;
  readonly firmId: string;
  readonly firmName: string;
  readonly firmKind: FirmKind;
  /** A paused firm gets no leads and reads no number. */
  readonly isFirmPaused: boolean;
  readonly sessionId: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: PartnerRole;
  /** Branches whose leads a manager sees; empty: all. */
  readonly branchIds: readonly string[];
  /** When the session expires, used or not. */
  readonly endsAt: Date;
};

/** Finds the member of a request who may make this call, or the refusal: no session, or another role. Installed by the
 * module of partner firms. */
export type FindPartnerMember = (
  request: Asking,
  contract: Pick<Contract, 'call' | 'memberRoles'>,
) => Promise<Result<PartnerMember, Refusal>>;

/** A firm's own system, known by its key. */
export type PartnerSystem = {
  readonly kind: 'partner-key';
  readonly keyId: string;
  readonly firmId: string;
  /** A paused firm gets no leads and reads no number. */
  readonly isFirmPaused: boolean;
  readonly scopes: readonly PartnerKeyScope[];
};

/** Finds the system of a request whose key allows this call, or the refusal: no key, or another scope. Installed by the
 * module of partner firms. */
export type FindPartnerSystem = (
  request: Asking,
  contract: Pick<Contract, 'keyScope'>,
) => Promise<Result<PartnerSystem, Refusal>>;

/** The caller: a user or visitor, an operator, a member of a partner, or a partner's system. */
export type AnyCaller = Caller | Operator | PartnerMember | PartnerSystem;

/** Refusal of callers without a session. */
export const signInFirst: Refusal = {
  code: 'auth/required',
  detail: 'Sign in and try again.',
};
