import { type Paise, paise } from '../shared/money.ts';
import { shareOf } from './motor-tables.ts';

/** A part of a policy that its holder wants to end. Amounts in paise before GST. */
export type CancelledPart =
  | {
      readonly part: 'own-damage';
      readonly premium: Paise;
      readonly policyDays: number;
      /** The day of cancellation counts as used. */
      readonly usedDays: number;
      readonly hadClaim: boolean;
    }
  | {
      readonly part: 'third-party';
      readonly premium: Paise;
      readonly years: number;
      readonly policyDays: number;
      readonly usedDays: number;
      /** Years whose cover has not begun. */
      readonly yearsNotBegun: number;
      readonly ground: ThirdPartyGround | null;
    };

/** Grounds on which compulsory cover may end early. */
export type ThirdPartyGround = 'double-insurance' | 'total-loss' | 'registration-cancelled';

/** What comes back. `isLeast`: the insurer's filed rule may add part of the running year. */
export type CancellationRefund =
  | {
      readonly kind: 'refund';
      readonly premium: Paise;
      readonly gst: Paise;
      readonly isLeast: boolean;
    }
  | { readonly kind: 'refused'; readonly reason: 'compulsory-cover' };

/** Refund when a holder cancels: own damage by unexpired days, nothing after a claim; third party only on a legal
 * ground, by days for a doubled cover of one year, else the years not begun. GST goes back in the same share. `gstRate` in
 * thousandths of a percent. Source: IRDAI Master Circular on General Insurance of 11 Jun 2024; the share by days and of
 * GST are conventions. Rule id: POLICY-REFUND. */
export function cancellationRefund(cancelled: CancelledPart, gstRate: number): CancellationRefund {
  if (cancelled.part === 'own-damage') {
    const premium = cancelled.hadClaim ? paise(0) : unexpired(cancelled);
    return { kind: 'refund', premium, gst: shareOf(premium, gstRate), isLeast: false };
  }
  if (cancelled.ground === null) return { kind: 'refused', reason: 'compulsory-cover' };
  const isByDays = cancelled.ground === 'double-insurance' && cancelled.years === 1;
  const premium = isByDays
    ? unexpired(cancelled)
    : share(cancelled.premium, cancelled.yearsNotBegun, cancelled.years);
  return { kind: 'refund', premium, gst: shareOf(premium, gstRate), isLeast: !isByDays };
}

function unexpired(part: {
  readonly premium: Paise;
  readonly policyDays: number;
  readonly usedDays: number;
}): Paise {
  const left = Math.max(0, Math.min(part.policyDays, part.policyDays - part.usedDays));
  return share(part.premium, left, part.policyDays);
}

/** `amount` times `part` over `whole`, half up to the paisa. */
function share(amount: Paise, part: number, whole: number): Paise {
  const exact = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return paise(Number(exact / (2n * BigInt(whole))));
}
