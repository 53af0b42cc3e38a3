import { addDays, daysBetween, type IstDate, isBefore, istDateOf } from '../shared/ist-date.ts';
import type { Challan } from './challan.ts';

/** The rules a challan runs under: r. 167 and 167A of 2021, or the third amendment of January 2026. */
export type Regime = 'rules-2021' | 'rules-2026';

/** What ends or begins on a day.
 * - 2026: `pay-or-contest` (last day of 45), `deemed-accepted-pay` (last day of 75), `blocked` (first day after).
 * - 2021: `pay-before-court` (last day of about 60), `pay-before-block` (last day of about 90).
 * - both: `hearing`, the court's own day. */
export type DeadlineKind =
  | 'pay-or-contest'
  | 'deemed-accepted-pay'
  | 'blocked'
  | 'pay-before-court'
  | 'pay-before-block'
  | 'hearing';

export type Deadline = { readonly kind: DeadlineKind; readonly on: IstDate };

/** Every day that counts for a challan. Computed from the rule: always to be shown with "check the notice". */
export type Deadlines = {
  /** Null when the source gives no date. */
  readonly regime: Regime | null;
  /** How sure the rule is: 2026 from the Gazette's opening and the press, 2021 by days that are "about". */
  readonly confidence: 'medium' | 'low';
  /** The next one, today included; null for none. `daysLeft` is 0 on the day itself. */
  readonly next: (Deadline & { readonly daysLeft: number }) | null;
  /** Those whose day is over, oldest first. */
  readonly passed: readonly Deadline[];
  readonly steps: readonly Deadline[];
};

/** First day of the rules of 2026. Source: G.S.R. 48(E) of 20 Jan 2026, in force on publication. */
const RULES_2026_FROM = '2026-01-21';

/** The regime by the day a challan was issued. Rule id: CHALLAN-REGIME. */
export function regimeOf(issuedOn: IstDate): Regime {
  return issuedOn < RULES_2026_FROM ? 'rules-2021' : 'rules-2026';
}

/** The day in India on which a challan was issued; null when the source gives none. */
export function issuedOnOf(challan: Pick<Challan, 'issuedAt'>): IstDate | null {
  return challan.issuedAt === null ? null : istDateOf(new Date(challan.issuedAt));
}

/** The days that count for a challan: of the notice while the authority has it, of the court once a court has it,
 * none once it is closed.
 * Source: CMV (Third Amendment) Rules 2026, G.S.R. 48(E) of 20 Jan 2026: 45 days to pay or contest, deemed accepted,
 * 30 days more, then services are blocked; before, CMVR r. 167 and 167A of 2021: about 60 days to the virtual court,
 * about 90 to the regular court and the block. Rule ids: CHALLAN-2026, CHALLAN-2021. */
export function deadlinesOf(
  challan: Pick<Challan, 'issuedAt' | 'status' | 'court'>,
  today: IstDate,
): Deadlines {
  const issuedOn = issuedOnOf(challan);
  const regime = issuedOn === null ? null : regimeOf(issuedOn);
  const steps = stepsOf(challan, issuedOn, regime);
  const next = steps.find(({ on }) => !isBefore(on, today));
  return {
    regime,
    confidence: regime === 'rules-2026' ? 'medium' : 'low',
    next: next === undefined ? null : { ...next, daysLeft: daysBetween(today, next.on) },
    passed: steps.filter(({ on }) => isBefore(on, today)),
    steps,
  };
}

function stepsOf(
  { status, court }: Pick<Challan, 'status' | 'court'>,
  issuedOn: IstDate | null,
  regime: Regime | null,
): readonly Deadline[] {
  if (status === 'paid' || status === 'disposed') return [];
  if (status === 'virtual-court' || status === 'regular-court') {
    const on = court?.hearingOn ?? null;
    return on === null ? [] : [{ kind: 'hearing', on }];
  }
  if (issuedOn === null || regime === null) return [];
  const after = (kind: DeadlineKind, days: number) => ({ kind, on: addDays(issuedOn, days) });
  return regime === 'rules-2026'
    ? [after('pay-or-contest', 45), after('deemed-accepted-pay', 75), after('blocked', 76)]
    : [after('pay-before-court', 60), after('pay-before-block', 90)];
}
