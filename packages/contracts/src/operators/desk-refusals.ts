import type { ErrorCode } from '../error-codes.ts';

/** What every call of the desk may be refused with, whatever the role it needs. */
export const deskReads = [
  'auth/required',
  'operator/wrong-role',
  'operator/password-first',
  'request/too-many',
] as const satisfies readonly ErrorCode[];

/** And those that change something. */
export const deskWrites = [
  ...deskReads,
  'request/cross-site',
] as const satisfies readonly ErrorCode[];
