import { addDays, type IstDate } from '../shared/ist-date.ts';
import type { IssueReport } from './ports.ts';
import { fastagRuleOn } from './rules.ts';

/** States of the issue of a new tag.
 * - Before the order: `otp-sent`, `otp-ok`, `accepted` (person and vehicle, pictures are missing), `ready`.
 * - `ordered`: with an unpaid order. - `paid`: to be confirmed with the issuer.
 * - At the issuer: `kyc-review`, `rejected` (pictures to be sent again), `assigned`, `dispatched`, `delivered`.
 * - Final: `active`; `refused` by the issuer or `closed` before dispatch, and refunded; `dropped`: never ordered. */
export const issueStates = [
  'otp-sent',
  'otp-ok',
  'accepted',
  'ready',
  'ordered',
  'paid',
  'kyc-review',
  'rejected',
  'assigned',
  'dispatched',
  'delivered',
  'active',
  'refused',
  'closed',
  'dropped',
] as const;
export type IssueState = (typeof issueStates)[number];

const sent = ['dispatched', 'delivered', 'active'] as const;
const given = ['assigned', ...sent] as const;
const backs = ['refused', 'closed'] as const;

/** Allowed moves. The issuer's states are polled, so steps between may never be seen. After dispatch there is no way
 * back; a tag that was given up and sent all the same goes on only while its refund awaits approval. Rule id: FASTAG-ISSUE. */
export const issueMoves: Readonly<Record<IssueState, readonly IssueState[]>> = {
  'otp-sent': ['otp-ok', 'dropped'],
  'otp-ok': ['accepted', 'dropped'],
  accepted: ['ready', 'dropped'],
  ready: ['ordered', 'dropped'],
  // An order that was not paid leaves the issue as it was before.
  ordered: ['ready', 'paid', 'dropped'],
  paid: ['kyc-review', 'rejected', ...given, ...backs],
  'kyc-review': ['rejected', ...given, ...backs],
  rejected: ['kyc-review', ...given, ...backs],
  assigned: ['dispatched', 'delivered', 'active', ...backs],
  dispatched: ['delivered', 'active'],
  delivered: ['active'],
  active: [],
  refused: [...sent],
  closed: [...sent],
  dropped: [],
};

/** Whether an issue may move from one state to another. Staying is not a move. */
export function canMoveIssue(from: IssueState, to: IssueState): boolean {
  return issueMoves[from].includes(to);
}

/** States in which the issuer has the order and will report something new. */
export const openAtIssuer: readonly IssueState[] = [
  'paid',
  'kyc-review',
  'rejected',
  'assigned',
  'dispatched',
  'delivered',
];

/** States in which an operator may still give the tag up: the issuer cancels it before dispatch. */
export const cancellable: readonly IssueState[] = ['paid', 'kyc-review', 'rejected', 'assigned'];

/** Whether a tag was given up, by its issuer or by us, and is refunded. */
export function isGivenUp(state: IssueState): boolean {
  return backs.some((one) => one === state);
}

/** From this state on the money belongs to the issuer: nothing is taken back after dispatch. */
export function isPassedOn(state: IssueState): boolean {
  return state === 'dispatched' || state === 'delivered' || state === 'active';
}

/** State of an issue by the issuer's report; null for an issuer that never received the order. */
export function stateOfReport(report: IssueReport): IssueState | null {
  return report.state === 'unknown' ? null : report.state;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Pause until the issuer is asked again, by the time since its state last changed: a review takes days, a message to a
 * person minutes. Milliseconds. */
export function issuePauseMs(sinceChangeMs: number): number {
  if (sinceChangeMs < 10 * minuteMs) return minuteMs;
  if (sinceChangeMs < 6 * hourMs) return 15 * minuteMs;
  return sinceChangeMs < 3 * 24 * hourMs ? hourMs : 6 * hourMs;
}

/** The last day on which a paid tag may be dispatched; then it is cancelled with its issuer and refunded.
 * Rule id: FASTAG-ISSUE-DAYS. */
export function dispatchDayOf(paidOn: IstDate): IstDate {
  return addDays(paidOn, fastagRuleOn('issue-clock', paidOn).values.dispatchDays);
}

/** Step of a paid order by the state of its issue: what was refused or cancelled is being refunded. */
export function orderStepOf(state: IssueState): string {
  return isGivenUp(state) ? 'refunding' : state;
}

const unpaidMoves: Readonly<Record<string, readonly string[]>> = {
  'to-pay': ['paying', 'paid', 'closed'],
  paying: ['to-pay', 'paid', 'closed'],
  // A late payment either still finds its issue, or is returned.
  closed: ['paid', 'refunded'],
  refunding: ['refunded', ...sent],
};

/** Whether an order of a tag may move from one step to another: before payment by a table of its own, afterwards with
 * its issue. Rule id: FASTAG-ISSUE. */
export function canMoveTagOrder(from: string, to: string): boolean {
  const state = openAtIssuer.find((one) => one === from);
  return state === undefined
    ? unpaidMoves[from]?.includes(to) === true
    : issueMoves[state].some((next) => orderStepOf(next) === to);
}
