import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { LenderSettings } from './lender-settings.ts';

/** A session that proves a phone for one request. */
export type OtpSession = {
  readonly id: string;
  readonly requestId: string;
  readonly mobile: string;
  otp: string;
  channel: 'sms' | 'voice';
  sentAt: number;
  resends: number;
  tries: number;
};

/** Phones and proofs of this run. */
export type LoanProofs = {
  readonly open: (requestId: string, mobile: string) => OtpSession;
  readonly find: (id: string) => OtpSession | null;
  readonly renew: (session: OtpSession, channel: 'sms' | 'voice') => void;
  /** The proof; null: wrong. */
  readonly check: (session: OtpSession, otp: string) => string | null;
  /** Whether a proof is ours, of this request, and not over. */
  readonly isGood: (proof: string, requestId: string) => boolean;
  readonly write: (session: OtpSession) => object;
  readonly clear: () => void;
};

export const RESENDS_AT_MOST = 3;
const TRIES_AT_MOST = 5;

/** The lenders share the key of the proofs: one service proves the phone for all of them. */
export function createLoanProofs(settings: () => LenderSettings, clock: () => number): LoanProofs {
  const key = randomBytes(32);
  const sessions = new Map<string, OtpSession>();
  const newOtp = () => String(randomInt(1_000_000)).padStart(6, '0');
  const instant = (at: number) => new Date(at).toISOString();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    open(requestId, mobile) {
      const session: OtpSession = {
        id: randomBytes(16).toString('hex'),
        requestId,
        mobile,
        otp: newOtp(),
        channel: 'sms',
        sentAt: clock(),
        resends: 0,
        tries: 0,
      };
      sessions.set(session.id, session);
      return session;
    },
    find(id) {
      const session = sessions.get(id);
      if (session === undefined || session.tries >= TRIES_AT_MOST) return null;
      return clock() < session.sentAt + settings().otpLifetimeMs ? session : null;
    },
    renew(session, channel) {
      session.otp = newOtp();
      session.channel = channel;
      session.sentAt = clock();
      session.resends += 1;
    },
    check(session, otp) {
      session.tries += 1;
      if (otp !== session.otp) return null;
      sessions.delete(session.id);
      const claim = JSON.stringify({
        request: session.requestId,
        until: clock() + settings().proofLifetimeMs,
      });
      const text = Buffer.from(claim).toString('base64url');
      return `${text}.${sign(text)}`;
    },
    isGood(proof, requestId) {
      const [text = '', mark = ''] = proof.split('.');
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(mark);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      const claim = JSON.parse(Buffer.from(text, 'base64url').toString());
      return claim.request === requestId && clock() < claim.until;
    },
    write: (session) => ({
      session: session.id,
      otp_valid_until: instant(session.sentAt + settings().otpLifetimeMs),
      resend_after: instant(session.sentAt + settings().resendAfterMs),
    }),
    clear: () => sessions.clear(),
  };
}
