import rules from '../../data/community-rules.json' with { type: 'json' };
import { type DutyClockId, dutyClock, dutyEnd } from '../grievances/duty-clocks.ts';
import type { ReasonFor } from '../reports/report-reasons.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { urgentReasons } from './community-terms.ts';
import { ignoresReporter, type ReportRecord } from './report-record.ts';
import type { TrustLevel } from './trust.ts';

/** A report of a post or comment with what is known about its author. */
export type WeighedReport = {
  readonly reason: ReasonFor<'community-post'>;
  readonly trust: TrustLevel;
  readonly accountHours: number;
  /** Of their last fifty reports that were decided. */
  readonly record: ReportRecord;
  /** Reports of one thing from one range of addresses have one number; null: not known. */
  readonly range?: number | null;
};
/** From -2, nobody agreed, to 3, everybody did; 0 below five decided reports. */
function accuracyOf({ judged, agreed }: ReportRecord): number {
  return judged < 5 ? 0 : Math.round((5 * agreed) / judged) - 2;
}

/** From how much weight and how many people on a thing is hidden until a moderator decides. Rule id: COMMUNITY-HIDE. */
export const hideThreshold: { readonly weight: number; readonly people: number } = rules.hide;

/** Weight of one report: accounts of the first day have none, nor do people who were wrong too often. */
function weightOf({ trust, accountHours, record }: WeighedReport): number {
  if (accountHours < 24 || ignoresReporter(record)) return 0;
  return Math.max(0, 1 + trust + accuracyOf(record));
}

/** The heaviest report of each range of addresses, and all whose range is not known. */
function oncePerRange(reports: readonly WeighedReport[]): readonly WeighedReport[] {
  const heaviest = new Map<number, WeighedReport>();
  for (const one of reports) {
    if (one.range == null) continue;
    const known = heaviest.get(one.range);
    if (known === undefined || weightOf(one) > weightOf(known)) heaviest.set(one.range, one);
  }
  return [...reports.filter(({ range }) => range == null), ...heaviest.values()];
}

/** Whether open reports of one thing hide it on a day. Those from one range of addresses count once, with the heaviest.
 * Rule id: COMMUNITY-RANGES. */
export function hidesAt(reports: readonly WeighedReport[], on: IstDate): boolean {
  const urgent = urgentReasons(on);
  const counted = reports.filter((one) => weightOf(one) > 0);
  if (counted.some((one) => one.trust >= 2 && urgent.includes(one.reason))) return true;
  const apart = oncePerRange(counted);
  const weight = apart.reduce((sum, one) => sum + weightOf(one), 0);
  return apart.length >= hideThreshold.people && weight >= hideThreshold.weight;
}

/** The clock of each reason. Rule id: COMMUNITY-CLOCKS. */
const clocks: Readonly<Record<WeighedReport['reason'], DutyClockId>> = {
  ...{ nudity: 'intimate', impersonation: 'intimate', 'child-danger': 'intimate' },
  ...{ unlawful: 'authority' },
  ...{ 'personal-data': 'listed', harassment: 'listed', scam: 'listed', copyright: 'listed' },
  ...{ spam: 'content', 'wrong-facts': 'content', 'off-topic': 'content', other: 'content' },
};

/** Hours in which a report of a day must be decided. */
export function decideWithinHours(reason: WeighedReport['reason'], on: IstDate): number {
  return dutyClock(clocks[reason], on).hours ?? 0;
}

/** Until when a report must be decided. */
export function decideBy(reason: WeighedReport['reason'], reportedAt: Date): Date {
  return dutyEnd(clocks[reason], reportedAt);
}
