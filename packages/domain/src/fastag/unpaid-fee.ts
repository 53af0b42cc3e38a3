import { istDateOf } from '../shared/ist-date.ts';
import { type Paise, percentOf } from '../shared/money.ts';
import { type FastagRule, fastagRule } from './rules.ts';

const hourMs = 3_600_000;

/** An e-notice for an unpaid fee as its receiver knows it. Null: has not happened. */
export type UnpaidFee = {
  readonly issuedAt: Date;
  /** The single fee. */
  readonly fee: Paise;
  readonly objectedAt: Date | null;
  /** When the portal decided on the objection, and how. */
  readonly decision: { readonly at: Date; readonly isUpheld: boolean } | null;
  readonly paidAt: Date | null;
};

/** Where an e-notice is. `objected`: the decision is awaited. `lapsed`: no decision in time, the claim ends.
 * `cancelled`: the objection was upheld. `flagged`: unpaid so long that it is recorded in VAHAN. */
export type UnpaidFeePhase =
  | 'single'
  | 'double'
  | 'flagged'
  | 'objected'
  | 'lapsed'
  | 'cancelled'
  | 'paid';

/** Clocks of an e-notice. */
export type UnpaidFeeClock = {
  readonly phase: UnpaidFeePhase;
  /** What is owed now, or was when it was paid; 0 when the claim has ended. */
  readonly due: Paise;
  readonly isFlagged: boolean;
  readonly singleUntil: Date;
  readonly laterFee: Paise;
  readonly objectUntil: Date;
  readonly canObject: boolean;
  /** Null without an objection. */
  readonly decideBy: Date | null;
  readonly flagFrom: Date;
  readonly rule: FastagRule<'unpaid-fee'>;
};

/** Clocks of an e-notice at an instant: the single fee within 72 hours of issue, the boundary included, then twice; an
 * objection within 72 hours must be decided in five days or the claim lapses; unpaid for more than 15 days it is
 * recorded in VAHAN and blocks transfer, NOC, fitness and permit. A late objection does not stop the clock. Null for
 * notices before the rule began.
 * Source: National Highways Fee (Second Amendment) Rules 2026, PIB of 18 March 2026. Rule id: FASTAG-UNPAID-FEE. */
export function unpaidFeeClock(notice: UnpaidFee, now: Date): UnpaidFeeClock | null {
  const rule = fastagRule('unpaid-fee', istDateOf(notice.issuedAt));
  if (rule === null) return null;
  const { singleHours, laterBasisPoints, objectHours, decideDays, vahanDays } = rule.values;
  const singleUntil = after(notice.issuedAt, singleHours);
  const objectUntil = after(notice.issuedAt, objectHours);
  const flagFrom = after(notice.issuedAt, vahanDays * 24);
  const laterFee = percentOf(notice.fee, laterBasisPoints, 'half-up');
  const inTime = notice.objectedAt !== null && notice.objectedAt <= objectUntil;
  const decideBy = inTime && notice.objectedAt ? after(notice.objectedAt, decideDays * 24) : null;
  const at = notice.paidAt ?? now;
  const owed = at <= singleUntil ? notice.fee : laterFee;
  const ended = endOf(notice, decideBy, now);
  return {
    phase: ended ?? phaseAt(at, singleUntil, flagFrom),
    due: ended === 'lapsed' || ended === 'cancelled' ? (0 as Paise) : owed,
    isFlagged: ended !== 'lapsed' && ended !== 'cancelled' && ended !== 'objected' && at > flagFrom,
    singleUntil,
    laterFee,
    objectUntil,
    canObject: ended === null && notice.objectedAt === null && now <= objectUntil,
    decideBy,
    flagFrom,
    rule,
  };
}

function endOf(notice: UnpaidFee, decideBy: Date | null, now: Date): UnpaidFeePhase | null {
  if (notice.paidAt !== null) return 'paid';
  if (decideBy === null) return null;
  const { decision } = notice;
  if (decision !== null && decision.at < decideBy) return decision.isUpheld ? 'cancelled' : null;
  return now >= decideBy ? 'lapsed' : 'objected';
}

function phaseAt(at: Date, singleUntil: Date, flagFrom: Date): UnpaidFeePhase {
  if (at > flagFrom) return 'flagged';
  return at <= singleUntil ? 'single' : 'double';
}

function after(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * hourMs);
}
