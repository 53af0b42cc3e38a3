import { deskCalls } from './desk-calls.ts';
import { pageCalls } from './page-calls.ts';
import { publicCalls } from './public-calls.ts';

export { apiPrefix, type CallShape } from './public-calls.ts';

/** All calls. The names are those of the contracts. The browser bundle has `publicCalls` instead. */
export const calls = { ...publicCalls, ...pageCalls, ...deskCalls };

/** Name of a call. */
export type CallName = keyof typeof calls;
