import { currentOf } from '../shared/dated.ts';
import { addYears, daysBetween, type IstDate } from '../shared/ist-date.ts';
import { type Paise, paise, sumPaise } from '../shared/money.ts';
import {
  type CancelledPart,
  cancellationRefund,
  type ThirdPartyGround,
} from './cancellation-refund.ts';
import type { MotorTables } from './motor-tables.ts';
import type { Cover, PremiumLine, PremiumLineId } from './rate-motor.ts';

/** Grounds on which compulsory cover ends early. */
export const thirdPartyGrounds = [
  'double-insurance',
  'total-loss',
  'registration-cancelled',
] as const satisfies readonly ThirdPartyGround[];

export type { ThirdPartyGround };

/** Why somebody cancels, if they say so. */
export const cancelReasons = ['sold', 'other-insurer', 'not-needed', 'service', 'other'] as const;

/** A premium before GST by what may be cancelled: compulsory cover, and the rest. Owner-driver cover is in the rest, of a
 * policy of third party alone too. */
export type PremiumParts = { readonly ownDamage: Paise; readonly thirdParty: Paise };

const compulsory: ReadonlySet<PremiumLineId> = new Set([
  'third-party',
  'hybrid-discount',
  'restricted-property',
  'third-party-gas-kit',
  'paid-driver',
]);

/** Divides the lines of a quote. Where the insurer sells for another total than it quoted, both parts change in the same
 * proportion. */
export function premiumParts(
  lines: readonly Pick<PremiumLine, 'id' | 'amount'>[],
  { quoted, sold }: { readonly quoted: Paise; readonly sold: Paise },
): PremiumParts {
  const sumOf = (isCompulsory: boolean) =>
    sumPaise(
      lines.filter(({ id }) => compulsory.has(id) === isCompulsory).map((one) => one.amount),
    );
  const scaled = (amount: Paise) => paise(Math.round((amount * sold) / quoted));
  return { ownDamage: scaled(sumOf(false)), thirdParty: scaled(sumOf(true)) };
}

/** A policy that its holder wants to end on a day. */
export type CancelledPolicy = PremiumParts & {
  readonly cover: Cover;
  /** With GST, as paid. */
  readonly total: Paise;
  readonly soldOn: IstDate;
  readonly startsOn: IstDate;
  /** Last day; of a bundle that of own damage. */
  readonly endsOn: IstDate;
  /** Last day of a bundle's third party; null: it is `endsOn`. */
  readonly thirdPartyUntil: IstDate | null;
  /** The day of cancellation. */
  readonly on: IstDate;
  readonly hadClaim: boolean;
  readonly ground: ThirdPartyGround | null;
};

/** What ends and what comes back, or why nothing can end. `own-damage`: third-party cover goes on. */
export type PolicyCancellation =
  | {
      readonly kind: 'refund';
      readonly part: 'own-damage' | 'whole';
      readonly premium: Paise;
      readonly gst: Paise;
      readonly total: Paise;
      /** The insurer's filed rule may add part of the running year. */
      readonly isLeast: boolean;
      readonly usedDays: number;
      readonly policyDays: number;
    }
  | { readonly kind: 'refused'; readonly reason: 'compulsory-cover' | 'over' };

/** What a holder gets back who cancels a policy that was bought here: own damage always may end, compulsory cover only on
 * a legal ground, owner-driver cover ends with either, and never more comes back than was paid. GST at the rate of the day of the sale. Rule id: POLICY-REFUND. */
export function cancelPolicy(policy: CancelledPolicy, tables: MotorTables): PolicyCancellation {
  const { cover, startsOn, endsOn, on, ground, hadClaim } = policy;
  const liableUntil = policy.thirdPartyUntil ?? endsOn;
  if (on > liableUntil) return { kind: 'refused', reason: 'over' };
  const isWhole = cover === 'own-damage' || ground !== null;
  const isDamageOver = cover === 'third-party' || on > endsOn;
  if (isDamageOver && ground === null) {
    return { kind: 'refused', reason: 'compulsory-cover' };
  }
  const gst = currentOf(tables.gst, policy.soldOn);
  if (gst === null) throw new Error('motor tables: no rate of GST on the day of the sale');
  const usedDays = on < startsOn ? 0 : daysBetween(startsOn, on) + 1;
  const days = { policyDays: daysBetween(startsOn, endsOn) + 1, usedDays };
  const liableDays = { policyDays: daysBetween(startsOn, liableUntil) + 1, usedDays };
  const begins = yearsOf(startsOn, liableUntil);
  const parts: CancelledPart[] = [
    // Of third party alone it is the owner-driver cover.
    { part: 'own-damage', premium: policy.ownDamage, hadClaim, ...days },
    ...(cover === 'own-damage' || ground === null
      ? []
      : [
          {
            ...({
              part: 'third-party',
              premium: policy.thirdParty,
              ground,
              ...liableDays,
            } as const),
            years: begins.length,
            yearsNotBegun: begins.filter((day) => day > on).length,
          },
        ]),
  ];
  const refunds = parts.map((part) => cancellationRefund(part, gst.rate));
  const back = refunds.flatMap((one) => (one.kind === 'refund' ? [one] : []));
  const premium = sumPaise(back.map((one) => one.premium));
  const tax = sumPaise(back.map((one) => one.gst));
  return {
    kind: 'refund',
    part: isWhole ? 'whole' : 'own-damage',
    premium,
    gst: tax,
    total: paise(Math.min(premium + tax, policy.total)),
    isLeast: back.some(({ isLeast }) => isLeast),
    ...days,
  };
}

/** First days of the years of a policy. */
function yearsOf(startsOn: IstDate, endsOn: IstDate): readonly IstDate[] {
  const begins: IstDate[] = [];
  for (let day = startsOn; day <= endsOn; day = addYears(startsOn, begins.length)) begins.push(day);
  return begins;
}
