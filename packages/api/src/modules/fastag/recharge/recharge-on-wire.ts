import type { RechargeOnWire } from '@pahiya/contracts/fastag/details/recharge-details';
import { isOverdue, lastDayOf } from '@pahiya/domain/fastag/recharge-states';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { RechargeRow } from './recharge-row.ts';

/** A recharge as its owner's page shows it. */
export function toRechargeOnWire(row: RechargeRow, now: Date): RechargeOnWire {
  const { paidAt, state } = row;
  const paidOn = paidAt === null ? null : istDateOf(paidAt);
  const isOpen = state === 'queued' || state === 'sent';
  return {
    issuer: row.issuer,
    amount: row.amount,
    vehicleClass: row.vehicleClass,
    state,
    paidAt: textOf(paidAt),
    sentAt: textOf(row.sentAt),
    askedCount: row.askedCount,
    askedAt: textOf(row.askedAt),
    nextAskAt: isOpen ? textOf(row.nextAskAt) : null,
    answeredAt: textOf(row.answeredAt),
    lastDay: paidOn === null ? null : lastDayOf(paidOn),
    isOverdue: isOpen && paidOn !== null && isOverdue(paidOn, istDateOf(now)),
    reference: row.reference,
    failure: row.failure,
    complaintRef: row.complaintRef,
  };
}

function textOf(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
