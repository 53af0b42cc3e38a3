import { addYears, type IstDate } from '../shared/ist-date.ts';
import type { MotorTables } from './motor-tables.ts';

/** What a person says of the policy that ends, or ended. */
export type BonusFacts = {
  /** Bonus on that policy, in thousandths of a percent. */
  readonly last: number;
  readonly hadClaim: boolean;
  /** The policy had the add-on that keeps the bonus after a claim. */
  readonly isProtected: boolean;
  /** Days since its last day; 0 or less while it runs. */
  readonly daysSinceExpiry: number;
  /** It covered own damage. */
  readonly coveredOwnDamage: boolean;
  readonly ownerChanged: boolean;
};

/** Why there is no bonus. */
export const noBonusReasons = [
  'claim',
  'lapsed',
  'third-party-only',
  'owner-changed',
  'certificate-over',
] as const;
export type NoBonusReason = (typeof noBonusReasons)[number];

type Ladder = MotorTables['noClaimBonus'][number];

/** No-claim bonus of the next policy, in thousandths of a percent: a step up after a year without a claim, none after a
 * claim unless protected, none more than 90 days after the end. It belongs to the owner and to own damage only. Null for
 * a last bonus that is not on the ladder. Source: India Motor Tariff 2002, GR.27. Rule id: NCB-LADDER. */
export function nextBonus(
  facts: BonusFacts,
  ladder: Ladder,
): { readonly rate: number; readonly reason: NoBonusReason | null } | null {
  const at = ladder.steps.indexOf(facts.last);
  if (at < 0) return null;
  const reason = reasonForNone(facts, ladder);
  if (reason !== null) return { rate: 0, reason };
  const next = facts.hadClaim ? at : Math.min(at + 1, ladder.steps.length - 1);
  return { rate: ladder.steps[next] ?? 0, reason: null };
}

/** No-claim bonus of a new vehicle by the certificate of one that was sold or scrapped: the rate that the certificate
 * names, for its years. It is for a vehicle of the same class. Null for a rate that is not on the ladder. Source: India Motor
 * Tariff 2002, GR.27. Rule id: NCB-CERTIFICATE. */
export function certificateBonus(
  { rate, issuedOn }: { readonly rate: number; readonly issuedOn: IstDate },
  { steps, certificateYears }: Ladder,
  today: IstDate,
): { readonly rate: number; readonly reason: NoBonusReason | null } | null {
  if (!steps.includes(rate)) return null;
  return addYears(issuedOn, certificateYears) < today
    ? { rate: 0, reason: 'certificate-over' }
    : { rate, reason: null };
}

function reasonForNone(facts: BonusFacts, { keptDays }: Ladder): NoBonusReason | null {
  if (facts.ownerChanged) return 'owner-changed';
  if (!facts.coveredOwnDamage) return 'third-party-only';
  if (facts.daysSinceExpiry > keptDays) return 'lapsed';
  return facts.hadClaim && !facts.isProtected ? 'claim' : null;
}
