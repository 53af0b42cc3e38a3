import { addDays, daysBetween, type IstDate, isBefore, istDateOf } from '../shared/ist-date.ts';
import type { Challan } from './challan.ts';

/** Rules that apply to a challan: r. 167 and 167A of 2021, or the third amendment of January 2026. */
export type Regime = 'rules-2021' | 'rules-2026';

/** Deadlines.
 * - 2026: `pay-or-contest` (last of 45 days), `deemed-accepted-pay` (last of 75 days), `blocked` (first day after).
 * - 2021: `pay-before-court` (last of about 60 days), `pay-before-block` (last of about 90 days).
 * - both: `hearing`, the court's date. */
export type DeadlineKind =
  | 'pay-or-contest'
  | 'deemed-accepted-pay'
  | 'blocked'
  | 'pay-before-court'
  | 'pay-before-block'
  | 'hearing';

export type Deadline = { readonly kind: DeadlineKind; readonly on: IstDate };

/** All deadlines of a challan. Computed from the rule: always show with "check the notice". */
export type Deadlines = {
  /** Null if the source has no date. */
  readonly regime: Regime | null;
  /** Confidence in the rule: 2026 from the Gazette's opening and the press, 2021 from approximate periods. */
  readonly confidence: 'medium' | 'low';
  /** The next deadline, today included; null if none. `daysLeft` is 0 on the day itself. */
  readonly next: (Deadline & { readonly daysLeft: number }) | null;
  /** Past deadlines, oldest first. */
  readonly passed: readonly Deadline[];
  readonly steps: readonly Deadline[];
};

/** First date of the rules of 2026. Source: G.S.R. 48(E) of 20 Jan 2026, in force on publication. */
const RULES_2026_FROM = '2026-01-21';

/** Regime by date of issue. Rule id: CHALLAN-REGIME. */
export function regimeOf(issuedOn: IstDate): Regime {
  return issuedOn < RULES_2026_FROM ? 'rules-2021' : 'rules-2026';
}

/** Date of issue in India; null if the source has none. */
export function issuedOnOf(challan: Pick<Challan, 'issuedAt'>): IstDate | null {
  return challan.issuedAt === null ? null : istDateOf(new Date(challan.issuedAt));
}

/** Deadlines of a challan: of the notice while it is with the authority, of the court once it is there, none once
 * closed.
 * Source: CMV (Third Amendment) Rules 2026, G.S.R. 48(E) of 20 Jan 2026: 45 days to pay or contest, deemed
 * accepted, 30 days more, then services are blocked; before, CMVR r. 167 and 167A of 2021: about 60 days to the
 * virtual court, about 90 to the regular court and the block. Rule ids: CHALLAN-2026, CHALLAN-2021. */
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
