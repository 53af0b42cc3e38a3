import type { Database } from '../db/database.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { LargeBodies } from './large-bodies.ts';

/** Settings of every call. */
export type CallSettings = {
  /** Key of all keyed hashes and signatures (device ids, OTPs, identifiers). At least 32 bytes. */
  readonly secret: Uint8Array;
  /** Origins of other sites that may make state-changing calls (the native app's web view). */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Cookies are marked Secure: everywhere except on loopback. */
  readonly secureCookies: boolean;
  /** Validates responses against their contracts: in development and tests. */
  readonly validateAnswers: boolean;
  readonly requestsPerMinute: number;
};

/** What every call is served with. */
export type CallServices = {
  readonly sql: Database;
  readonly now: () => Date;
  readonly limiter: Limiter;
  /** Room for large bodies in this process, shared by calls and pages. */
  readonly largeBodies: LargeBodies;
  readonly settings: CallSettings;
};
