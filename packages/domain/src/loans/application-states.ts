import type { CreditCheck, OtpChannel } from './ports.ts';

/** States of an application for a loan. */
export const applicationStates = [
  'draft',
  'consent',
  'otp-sent',
  'otp-ok',
  'offers',
  'no-offer',
  'chosen',
  'handed-over',
  'sanctioned',
  'declined',
  'withdrawn',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Where each state leads. A session that is over leads from `otp-sent` back to `consent`; another offer may be chosen
 * until the hand-over. `sanctioned`, `declined`, `no-offer` and `withdrawn` are the end. */
const next: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  draft: ['consent', 'withdrawn'],
  consent: ['otp-sent', 'withdrawn'],
  'otp-sent': ['otp-ok', 'consent', 'withdrawn'],
  'otp-ok': ['offers', 'no-offer', 'consent', 'withdrawn'],
  offers: ['chosen', 'withdrawn'],
  'no-offer': [],
  chosen: ['offers', 'handed-over', 'withdrawn'],
  'handed-over': ['sanctioned', 'declined', 'withdrawn'],
  sanctioned: [],
  declined: [],
  withdrawn: [],
};

/** Whether an application may go from one state to another. */
export function mayMoveApplication(from: ApplicationState, to: ApplicationState): boolean {
  return next[from].includes(to);
}

/** Version of the consents that the pages show; raised when their meaning changes. */
export const loanConsentVersion = '2026-11-25';

/** Whether a consent that was given covers a check: only one of the same kind. A consent for a soft check never covers a
 * hard one. */
export function consentCovers(given: CreditCheck, needed: CreditCheck): boolean {
  return given === needed;
}

/** Resends of one OTP, and after how many of them the other channel is used. Practice of lenders. Rule id: LOAN-OTP. */
export const otpResends = { most: 3, sameChannel: 2, waitSeconds: 30 } as const;

/** Channel of the next resend after so many; null when there is none left. */
export function nextOtpChannel(resends: number): OtpChannel | null {
  if (resends >= otpResends.most) return null;
  return resends < otpResends.sameChannel ? 'sms' : 'voice';
}

/** Offers in the order shown: the lowest APR first, then the smaller instalment, then by name. Nothing else counts, and
 * an offer without an APR comes last. Rule id: LOAN-ORDER. */
export function inDisclosedOrder<
  Offer extends {
    readonly apr: number | null;
    readonly instalment: number;
    readonly lenderName: string;
  },
>(offers: readonly Offer[]): Offer[] {
  const aprOr = ({ apr }: Offer) => apr ?? Number.POSITIVE_INFINITY;
  return offers.toSorted(
    (a, b) =>
      (aprOr(a) === aprOr(b) ? 0 : aprOr(a) - aprOr(b)) ||
      a.instalment - b.instalment ||
      (a.lenderName < b.lenderName ? -1 : a.lenderName > b.lenderName ? 1 : 0),
  );
}
