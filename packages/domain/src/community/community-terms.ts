import file from '../../data/community-terms.json' with { type: 'json' };
import type { ReasonFor } from '../reports/report-reasons.ts';
import { currentOf, type Dated } from '../shared/dated.ts';
import { addDays, addMonths, type IstDate, istDateOf } from '../shared/ist-date.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Sourced = Dated & { readonly confidence: string; readonly source: string };
type Rows = {
  readonly queue: Sourced & { readonly hours: number };
  readonly appeal: Sourced & { readonly toFileDays: number; readonly toAnswerDays: number };
  readonly undo: Sourced & { readonly hours: number };
  readonly reportRange: Sourced & { readonly hours: number };
  readonly reminder: Sourced & { readonly months: number };
  readonly urgent: Sourced & { readonly reasons: readonly ReasonFor<'community-post'>[] };
};

/** The row of a rule on a day; before the first one, the first. */
function rowOn<Rule extends keyof Rows>(rule: Rule, on: IstDate): Rows[Rule] {
  const rows = file[rule] as unknown as readonly Rows[Rule][];
  const row = currentOf(rows, on) ?? rows[0];
  if (row === undefined) throw new RangeError(`no rule ${rule} on ${on}`);
  return row;
}

/** Hours in which a text that waits is read by a moderator. */
export function queueHours(on: IstDate): number {
  return rowOn('queue', on).hours;
}

/** Until when a text that starts to wait is read by a moderator. Rows: data/community-terms.json. Rule id:
 * COMMUNITY-QUEUE. */
export function readBy(from: Date): Date {
  return new Date(from.getTime() + queueHours(istDateOf(from)) * hourMs);
}

/** Days of an appeal: until when it can be filed, and how long its answer may take. Rule id: COMMUNITY-APPEAL. */
export function appealDays(on: IstDate): { readonly toFile: number; readonly toAnswer: number } {
  const { toFileDays, toAnswerDays } = rowOn('appeal', on);
  return { toFile: toFileDays, toAnswer: toAnswerDays };
}

/** Decisions made before this instant take no appeal any more. */
export function oldestAppealable(now: Date): Date {
  return new Date(now.getTime() - appealDays(istDateOf(now)).toFile * dayMs);
}

/** Until when an appeal is answered. */
export function answerBy(filedAt: Date): Date {
  return new Date(filedAt.getTime() + appealDays(istDateOf(filedAt)).toAnswer * dayMs);
}

/** Hours in which an author can undo a deletion. Rule id: COMMUNITY-UNDO. */
export function undoHours(on: IstDate): number {
  return rowOn('undo', on).hours;
}

/** Until when a deletion can be undone. */
export function undoBy(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + undoHours(istDateOf(deletedAt)) * hourMs);
}

/** Deletions before this instant are final. */
export function oldestUndoable(now: Date): Date {
  return new Date(now.getTime() - undoHours(istDateOf(now)) * hourMs);
}

/** Hours for which the range of addresses of a report is told from others. Rule id: COMMUNITY-RANGES. */
export function reportRangeHours(on: IstDate): number {
  return rowOn('reportRange', on).hours;
}

/** Ranges of reports filed before this instant are told from others no longer. */
export function oldestReportRange(now: Date): Date {
  return new Date(now.getTime() - reportRangeHours(istDateOf(now)) * hourMs);
}

/** Members who were last told of the rules before this instant are told again. Rule id: COMMUNITY-REMINDER. */
export function rulesToldBefore(now: Date): Date {
  const today = istDateOf(now);
  const told = addDays(addMonths(today, -rowOn('reminder', today).months), 1);
  return new Date(`${told}T00:00:00+05:30`);
}

/** Reasons that hide at the first report of somebody at level 2: a thing is hidden first and judged after. */
export function urgentReasons(on: IstDate): readonly ReasonFor<'community-post'>[] {
  return rowOn('urgent', on).reasons;
}
