import { isGivenUp } from '@pahiya/domain/challans/settlement';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { OrderMessages } from '../../../order-messages.ts';
import { findOrderChallans } from '../store/order-challan-repository.ts';
import type { OrderChallanRow } from '../store/order-row.ts';

type Told = Parameters<OrderMessages['readFacts']>[1];

/** How many challans a message is about, and its date. */
export const readTurnFacts: OrderMessages['readFacts'] = async (sql, told, now) => {
  const group = groupOf(await findOrderChallans(sql, told.orderId), told);
  const today = istDateOf(now);
  const count = group.length;
  switch (told.turn) {
    case 'receipt': {
      const paidOn = group.flatMap((row) => row.receiptPaidAt ?? []).map(istDateOf);
      return { count, date: latest(paidOn) ?? today };
    }
    case 'sent':
    case 'cleared':
      return { count, date: today };
    default:
      return { count, date: latest(group.flatMap((row) => row.promisedOn ?? [])) ?? today };
  }
};

/** The challans that a message is about: all, those before a court, one, or all of a kind that were not given up. */
function groupOf(
  challans: readonly OrderChallanRow[],
  { turn, itemId }: Told,
): readonly OrderChallanRow[] {
  if (turn === 'documents-needed') return challans.filter(({ kind }) => kind === 'court');
  const own = challans.find((row) => row.orderChallanId === itemId);
  if (own === undefined) return challans;
  if (turn === 'documents-rejected' || turn === 'court-otp-needed') return [own];
  const sameKind = challans.filter(({ kind }) => kind === own.kind);
  if (turn === 'late') return sameKind.filter(({ isLateTold }) => isLateTold);
  return sameKind.filter(({ settlement }) => !isGivenUp(settlement));
}

function latest(days: readonly IstDate[]): IstDate | null {
  return [...days].sort().at(-1) ?? null;
}
