import { randomBytes, randomInt } from 'node:crypto';
import type { IssuerSettings } from './settings.ts';

/** A session of a mobile with the bank. */
export type IssueSession = {
  readonly id: string;
  readonly mobile: string;
  readonly until: number;
  readonly isExisting: boolean;
  otp: string;
  otpSentAt: number;
  tries: number;
  isVerified: boolean;
  /** The vehicle that passed the check. */
  vehicleNumber: string | null;
  /** Pictures by the reference of their file. */
  readonly files: Map<string, string>;
};

/** Sessions of this run. */
export type IssueSessions = {
  readonly open: (mobile: string) => IssueSession;
  /** Null: unknown or over. */
  readonly find: (id: string) => IssueSession | null;
  /** A new OTP, which invalidates the previous one. */
  readonly renewOtp: (session: IssueSession) => void;
  readonly checkOtp: (session: IssueSession, otp: string) => 'OTP_OK' | 'WRONG' | 'EXPIRED';
  readonly write: (session: IssueSession) => object;
  readonly clear: () => void;
};

const MOST_TRIES = 5;

export function createIssueSessions(
  settings: () => IssuerSettings,
  clock: () => number,
): IssueSessions {
  const sessions = new Map<string, IssueSession>();
  const instant = (at: number) => new Date(at).toISOString();
  const newOtp = () => String(randomInt(1_000_000)).padStart(6, '0');
  return {
    open(mobile) {
      const session: IssueSession = {
        id: randomBytes(16).toString('hex'),
        mobile,
        until: clock() + settings().sessionLifetimeMs,
        isExisting: Number(mobile.slice(-1)) % 2 === 0,
        otp: newOtp(),
        otpSentAt: clock(),
        tries: 0,
        isVerified: false,
        vehicleNumber: null,
        files: new Map(),
      };
      sessions.set(session.id, session);
      return session;
    },
    find(id) {
      const session = sessions.get(id);
      return session !== undefined && clock() < session.until ? session : null;
    },
    renewOtp(session) {
      session.otp = newOtp();
      session.otpSentAt = clock();
      session.tries = 0;
    },
    checkOtp(session, otp) {
      if (session.isVerified && session.otp === otp) return 'OTP_OK';
      const isOver = clock() >= session.otpSentAt + settings().otpLifetimeMs;
      if (isOver || session.tries >= MOST_TRIES) return 'EXPIRED';
      session.tries += 1;
      if (session.otp !== otp) return 'WRONG';
      session.isVerified = true;
      return 'OTP_OK';
    },
    write: (session) => ({
      session: session.id,
      customer: session.isExisting ? 'EXISTING' : 'NEW',
      otp_sent_at: instant(session.otpSentAt),
      otp_valid_until: instant(session.otpSentAt + settings().otpLifetimeMs),
      resend_after: instant(session.otpSentAt + settings().resendAfterMs),
    }),
    clear: () => sessions.clear(),
  };
}
