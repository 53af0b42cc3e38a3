import type { ErrorCode } from '../error-codes.ts';

/** Refusals of every call of a partner's member, whatever role it needs. */
export const partnerReads = [
  'auth/required',
  'partner/wrong-role',
  'request/too-many',
] as const satisfies readonly ErrorCode[];

/** Further refusals of calls that change something. */
export const partnerWrites = [
  ...partnerReads,
  'request/cross-site',
] as const satisfies readonly ErrorCode[];
