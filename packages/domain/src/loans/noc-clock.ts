import { addDays, addMonths, daysBetween, type IstDate } from '../shared/ist-date.ts';
import { type Paise, paise } from '../shared/money.ts';
import { type NocRule, newestNocRule, nocLife, nocRule } from './noc-rules.ts';

/** What the owner knows of a closed loan. */
export type ClosedLoan = {
  /** Day of the full payment: day 0. */
  readonly closedOn: IstDate;
  /** Day on which the lender handed over NOC and Form 35; null while it has not. */
  readonly papersOn: IstDate | null;
};

/** Where a closed loan stands.
 * - `waiting`: the lender is in time. - `late`: it is over, each day costs. - `ombudsman`: a complaint can be passed on.
 * - `papers`: the owner has the papers. */
export type NocPhase = 'waiting' | 'late' | 'ombudsman' | 'papers';

/** The clock of a closed loan on a day. */
export type NocClock = {
  readonly phase: NocPhase;
  /** Days since the full payment; 0 on that day. */
  readonly day: number;
  /** Last day of the lender. */
  readonly dueOn: IstDate;
  /** First day on which the ombudsman takes a complaint that the lender has had since the due day. */
  readonly ombudsmanFrom: IstDate;
  /** Days after the due day until the papers came, or until today. */
  readonly daysLate: number;
  /** Compensation for those days; null where no rule applied to that due day. */
  readonly claim: Paise | null;
  /** Last day on which offices usually take the NOC; null until there is one. */
  readonly nocUntil: IstDate | null;
  readonly rule: NocRule | null;
};

/** Reads the clock. Day 0 is the day of the full payment and day 30 the last in time: from day 31 each day counts. The
 * ombudsman asks that the lender had {@link NocRule.complaintDays} for an answer; a complaint on the due day is the
 * earliest. Rule id: LOAN-NOC. */
export function nocClock({ closedOn, papersOn }: ClosedLoan, today: IstDate): NocClock {
  const days = newestNocRule();
  const dueOn = addDays(closedOn, days.releaseDays);
  const rule = nocRule(dueOn);
  const ombudsmanFrom = addDays(dueOn, days.complaintDays);
  const daysLate = Math.max(0, daysBetween(dueOn, papersOn ?? today));
  return {
    phase: phaseOf({ papersOn, dueOn, ombudsmanFrom }, today),
    day: daysBetween(closedOn, today),
    dueOn,
    ombudsmanFrom,
    daysLate,
    claim: rule && paise(daysLate * rule.perDay),
    nocUntil: papersOn && addMonths(papersOn, nocLife.months),
    rule,
  };
}

function phaseOf(
  {
    papersOn,
    dueOn,
    ombudsmanFrom,
  }: { papersOn: IstDate | null; dueOn: IstDate; ombudsmanFrom: IstDate },
  today: IstDate,
): NocPhase {
  if (papersOn !== null) return 'papers';
  if (today >= ombudsmanFrom) return 'ombudsman';
  return today > dueOn ? 'late' : 'waiting';
}

/** Days between two looks at the record, and how long it is watched. Our choice: lenders report within days or weeks. */
const lookDays = { first: 7, later: 14, firstUntil: 60, last: 180 };

/** Last day on which the record of a closed loan is watched. */
export function nocWatchUntil(startedOn: IstDate): IstDate {
  return addDays(startedOn, lookDays.last);
}

/** The day to look at the record next. */
export function nextNocLook(startedOn: IstDate, today: IstDate): IstDate {
  const isFirst = daysBetween(startedOn, today) < lookDays.firstUntil;
  return addDays(today, isFirst ? lookDays.first : lookDays.later);
}
