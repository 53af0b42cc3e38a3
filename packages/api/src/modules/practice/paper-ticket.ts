import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { keyedHash } from '../../http/keyed-hash.ts';

/** A running test. It travels in the form, signed: nothing is stored about a test or the person taking it. */
export type RunningTest = {
  readonly seed: string;
  /** State whose rule applies. */
  readonly state: string | null;
  /** Milliseconds since 1970: start of the test, and of the open question. */
  readonly startedAt: number;
  readonly askedAt: number;
  /** One character for each answered question: the place of the option, or `-`. */
  readonly answers: string;
};

const runningTest = z.object({
  seed: z.string(),
  state: z.string().nullable(),
  startedAt: z.int(),
  askedAt: z.int(),
  answers: z.string().regex(/^[0-3-]*$/),
});

/** Writes a test as text that only this server can write. */
export function writeTicket(test: RunningTest, secret: Uint8Array): string {
  const body = Buffer.from(JSON.stringify(test)).toString('base64url');
  return `${body}.${signature(body, secret).toString('base64url')}`;
}

/** The test of a ticket; null if it was not written by this server. */
export function readTicket(ticket: string, secret: Uint8Array): RunningTest | null {
  const [body = '', signed = '', ...rest] = ticket.split('.');
  const given = Buffer.from(signed, 'base64url');
  const right = signature(body, secret);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) {
    return null;
  }
  return runningTest.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
}

function signature(body: string, secret: Uint8Array): Buffer {
  return keyedHash(secret, 'practice-test', body);
}
