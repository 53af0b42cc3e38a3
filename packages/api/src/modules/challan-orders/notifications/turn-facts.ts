import { isGivenUp } from '@pahiya/domain/challans/settlement';
import type { OrderTurn } from '@pahiya/domain/messages/ports';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import { findOrderChallans } from '../order-repository.ts';
import type { OrderChallanRow } from '../order-row.ts';

/** A message to send, with its recipient. */
export type PendingNotification = {
  readonly notificationId: string;
  readonly orderId: string;
  readonly orderChallanId: string | null;
  readonly turn: OrderTurn;
  readonly channel: 'sms' | 'email';
  readonly publicId: string;
  readonly total: Paise;
  readonly mobile: string;
  readonly email: string | null;
  readonly language: Language;
  readonly refundAmount: Paise | null;
  readonly refundChallans: number;
  readonly refundExpectedOn: IstDate | null;
  readonly refundProcessedAt: Date | null;
};

/** Facts in a message; none identifies the vehicle. */
export type TurnFacts = {
  readonly amount: Paise;
  readonly count: number;
  readonly date: IstDate;
};

/** Marks a message as being sent and returns it once; null if already taken or the account is deleted. */
export async function takeNotification(
  sql: Queryable,
  notificationId: string,
): Promise<PendingNotification | null> {
  const [row] = await sql<PendingNotification[]>`
    with taken as (
      update notifications set state = 'sending'
      where id = ${notificationId} and state = 'pending' returning *
    )
    select n.id as "notificationId", n.order_id as "orderId",
      n.order_challan_id as "orderChallanId", n.turn, n.channel, o.public_id as "publicId",
      o.total_paise as total, u.mobile, u.email, u.language, r.amount_paise as "refundAmount",
      (select count(*) from refund_challans c where c.refund_id = r.id) as "refundChallans",
      r.expected_on as "refundExpectedOn", r.processed_at as "refundProcessedAt"
    from taken n join orders o on o.id = n.order_id join users u on u.id = o.user_id
    left join refunds r on r.id = n.refund_id`;
  return row ?? null;
}

/** Reads the facts of a message. */
export async function readTurnFacts(
  sql: Queryable,
  notification: PendingNotification,
  now: Date,
): Promise<TurnFacts> {
  const challans = await findOrderChallans(sql, notification.orderId);
  const group = groupOf(challans, notification);
  const today = istDateOf(now);
  const promisedOn = latest(group.flatMap((row) => row.promisedOn ?? [])) ?? today;
  const { turn, refundExpectedOn, refundProcessedAt, total } = notification;
  const refund = {
    amount: notification.refundAmount ?? total,
    count: notification.refundChallans,
  };
  const plain = { amount: total, count: group.length };
  switch (turn) {
    case 'refund-started':
      return { ...refund, date: refundExpectedOn ?? today };
    case 'refunded':
      return { ...refund, date: istDateOf(refundProcessedAt ?? now) };
    case 'receipt': {
      const paidOn = group.flatMap((row) => row.receiptPaidAt ?? []).map(istDateOf);
      return { ...plain, date: latest(paidOn) ?? today };
    }
    case 'sent':
    case 'cleared':
      return { ...plain, date: today };
    default:
      return { ...plain, date: promisedOn };
  }
}

/** The challans that a message is about: all, those before a court, one, or all of a kind that were not given up. */
function groupOf(
  challans: readonly OrderChallanRow[],
  { turn, orderChallanId }: PendingNotification,
): readonly OrderChallanRow[] {
  if (turn === 'documents-needed') return challans.filter(({ kind }) => kind === 'court');
  const own = challans.find((row) => row.orderChallanId === orderChallanId);
  if (own === undefined) return challans;
  if (turn === 'documents-rejected' || turn === 'court-otp-needed') return [own];
  const sameKind = challans.filter(({ kind }) => kind === own.kind);
  if (turn === 'late') return sameKind.filter(({ isLateTold }) => isLateTold);
  return sameKind.filter(({ settlement }) => !isGivenUp(settlement));
}

function latest(days: readonly IstDate[]): IstDate | null {
  return [...days].sort().at(-1) ?? null;
}
