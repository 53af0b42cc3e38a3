import { randomInt } from 'node:crypto';

const MOST_TRIES = 5;

/** Court OTPs, each for one settlement. */
export type CourtOtps = {
  /** Issues a six-digit OTP and invalidates the previous one. `until`: instant in milliseconds. */
  readonly issue: (reference: string, until: number) => string;
  /** A correct OTP is accepted again on a repeat. */
  readonly check: (reference: string, otp: string, now: number) => 'ACCEPTED' | 'WRONG' | 'EXPIRED';
  readonly clear: () => void;
};

export function createCourtOtps(): CourtOtps {
  const issued = new Map<string, { otp: string; until: number; tries: number; isUsed: boolean }>();
  return {
    issue(reference, until) {
      const otp = String(randomInt(1_000_000)).padStart(6, '0');
      issued.set(reference, { otp, until, tries: 0, isUsed: false });
      return otp;
    },
    check(reference, otp, now) {
      const known = issued.get(reference);
      if (known?.isUsed && known.otp === otp) return 'ACCEPTED';
      if (known === undefined || now >= known.until || known.tries >= MOST_TRIES) return 'EXPIRED';
      known.tries += 1;
      if (known.otp !== otp) return 'WRONG';
      known.isUsed = true;
      return 'ACCEPTED';
    },
    clear: () => issued.clear(),
  };
}
