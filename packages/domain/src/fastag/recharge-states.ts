import { addDays, type IstDate, isBefore, istDateOf } from '../shared/ist-date.ts';
import type { BillerReport } from './ports.ts';
import { fastagRuleOn } from './rules.ts';

/** State of a recharge.
 * - `awaiting-payment`: ordered. - `queued`: paid by the person, not yet sent.
 * - `sent`: its request id is stored and it may be with the bank; only a report tells. - `done`: the bank confirmed it.
 * - `failed`: final; its refund is due. - `refunding`, `refunded`. */
export const rechargeStates = [
  'awaiting-payment',
  'queued',
  'sent',
  'done',
  'failed',
  'refunding',
  'refunded',
] as const;
export type RechargeState = (typeof rechargeStates)[number];

/** All allowed moves. `done` may still fail: an issuer reverses now and then. From `refunding` a recharge
 * goes on only while no money moves: its refund was declined, or awaited approval when the bank confirmed after all. Rule id: FASTAG-RECHARGE-STATES. */
export const rechargeMoves: Readonly<Record<RechargeState, readonly RechargeState[]>> = {
  'awaiting-payment': ['queued'],
  queued: ['sent', 'failed'],
  sent: ['done', 'failed'],
  done: ['failed'],
  failed: ['refunding'],
  refunding: ['refunded', 'queued', 'sent'],
  refunded: [],
};

/** Whether a recharge may move from one state to another. Staying is not a move. */
export function canMoveRecharge(from: RechargeState, to: RechargeState): boolean {
  return rechargeMoves[from].includes(to);
}

/** What a report of the bill-payment system changes.
 * - `confirm`: the bank has it. - `fail`: nothing was kept; refund. - `reverse`: confirmed before, and taken back now.
 * - `send`: it never arrived; send it once more under the same request id. - `late-success`: the bank has it although it
 * was given up: its refund is withdrawn, or an operator settles it with the bank once money moves; never both. - `wait`, `nothing`. */
export type ReportAct =
  | 'confirm'
  | 'fail'
  | 'reverse'
  | 'send'
  | 'late-success'
  | 'wait'
  | 'nothing';

/** Decides on a report. A bank that no longer knows a recharge that it had confirmed has said nothing new. */
export function actOnReport(state: RechargeState, report: BillerReport['state']): ReportAct {
  const isOver = state === 'failed' || state === 'refunding' || state === 'refunded';
  switch (report) {
    case 'done':
      if (state === 'sent') return 'confirm';
      return isOver ? 'late-success' : 'nothing';
    case 'failed':
      if (state === 'sent') return 'fail';
      return state === 'done' ? 'reverse' : 'nothing';
    case 'in-process':
      return state === 'sent' ? 'wait' : 'nothing';
    case 'unknown':
      return state === 'sent' ? 'send' : 'nothing';
  }
}

/** An attempt to send this old cannot still be under way. */
const settledMs = 10 * 60_000;

/** Whether what the bank says that it never received can be given up: no attempt may still be under way. */
export function isSettled(lastSentAt: Date | null, now: Date): boolean {
  return lastSentAt === null || now.getTime() - lastSentAt.getTime() > settledMs;
}

const seconds = (count: number) => count * 1_000;
const minutes = (count: number) => count * 60_000;

/** Pauses before the first questions after a recharge; then every 3 minutes. Source: a provider's advice, domain facts
 * on FASTag, section 9 of the second file. */
const firstPauses = [seconds(5), seconds(15), seconds(30), minutes(1)];
const usualPause = minutes(3);
const latePause = minutes(60);

/** Milliseconds until the next question. `asked`: questions so far. `isLate`: after the last day a recharge has, the
 * questions go on, once an hour: nothing paid is ever forgotten. */
export function pauseBeforeQuestion(asked: number, isLate: boolean): number {
  return firstPauses[asked] ?? (isLate ? latePause : usualPause);
}

/** The day by which the bank has answered either way: the day after the payment (T+1). Rule id: FASTAG-RECHARGE-DAY. */
export function lastDayOf(paidOn: IstDate): IstDate {
  return addDays(paidOn, fastagRuleOn('recharge-clock', paidOn).values.answerDays);
}

/** Whether a paid recharge that could not be sent is given up: waiting longer helps nobody at a plaza. */
export function isTooOldToSend(paidAt: Date | null, now: Date): boolean {
  if (paidAt === null) return false;
  const { giveUpMinutes } = fastagRuleOn('recharge-clock', istDateOf(paidAt)).values;
  return now.getTime() - paidAt.getTime() > minutes(giveUpMinutes);
}

/** Whether the answer is overdue. */
export function isOverdue(paidOn: IstDate, today: IstDate): boolean {
  return isBefore(lastDayOf(paidOn), today);
}

/** Pauses before the questions after a confirmation, which catch a bank that takes its word back. None are left after
 * the last. */
const laterLooks = [seconds(30), minutes(3), minutes(15), minutes(60), minutes(24 * 60)];

/** Milliseconds until the next look at a confirmed recharge; null when it is final. `looked`: looks so far. */
export function pauseBeforeLook(looked: number): number | null {
  return laterLooks[looked] ?? null;
}
