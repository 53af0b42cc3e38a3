import type { ErrorCode } from './error-codes.ts';

/** Refusals of every desk call, whatever role it needs. */
export const deskReads = [
  'auth/required',
  'operator/wrong-role',
  'operator/password-first',
  'request/too-many',
] as const satisfies readonly ErrorCode[];

/** Further refusals of desk calls that change something. */
export const deskWrites = [
  ...deskReads,
  'request/cross-site',
] as const satisfies readonly ErrorCode[];
