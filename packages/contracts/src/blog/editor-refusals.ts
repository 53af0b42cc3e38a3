import type { ErrorCode } from '../error-codes.ts';

/** What every call of the editors may be refused with. */
export const editorReads = [
  'auth/required',
  'operator/wrong-role',
  'operator/password-first',
  'request/too-many',
] as const satisfies readonly ErrorCode[];

/** And those that change something. */
export const editorWrites = [
  ...editorReads,
  'request/cross-site',
] as const satisfies readonly ErrorCode[];
