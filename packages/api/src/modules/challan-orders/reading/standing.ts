import type { OrderSummary } from '@pahiya/contracts/challans/order-schema';
import { isSettled } from '@pahiya/domain/challans/settlement';
import type { Queryable } from '../../../db/database.ts';
import type { ListedOrder } from '../../orders/list-orders.ts';
import { findOrdersWithEvent } from '../../orders/order-events.ts';
import { findItemsGivenBack } from '../../payments/payments-of-orders.ts';
import { selectStates } from '../store/order-challan-repository.ts';

type Mark = OrderSummary['standing'][number];
type State = Awaited<ReturnType<typeof selectStates>>[number] & { readonly isBack: boolean };

const ends: readonly string[] = ['CHALLAN_PAYMENT_SETTLED', 'CHALLAN_REFUNDED'];

/** Marks of open orders in addition to their step, by order. Finished and unpaid orders have none. Declined refunds and
 * those awaiting approval do not count: no money moves. */
export async function readStandings(
  sql: Queryable,
  orders: readonly Pick<ListedOrder, 'orderId' | 'activeStep' | 'paymentState'>[],
): Promise<ReadonlyMap<string, readonly Mark[]>> {
  const open = orders.filter(
    ({ activeStep, paymentState }) => paymentState === 'paid' && !ends.includes(activeStep),
  );
  if (open.length === 0) return new Map();
  const ids = open.map(({ orderId }) => orderId);
  const [challans, back, sent] = await Promise.all([
    selectStates(sql, ids),
    findItemsGivenBack(sql, ids),
    findOrdersWithEvent(sql, ids, 'sent-to-authority'),
  ]);
  const states = challans.map((row) => ({ ...row, isBack: back.has(row.orderChallanId) }));
  return new Map(
    open.map(({ orderId, activeStep }) => [
      orderId,
      marksOf(
        activeStep,
        states.filter((row) => row.orderId === orderId),
        sent.has(orderId),
      ),
    ]),
  );
}

function marksOf(activeStep: string, challans: readonly State[], isSent: boolean): readonly Mark[] {
  const isAllBack = challans.every(({ isBack }) => isBack);
  const has = (settlement: State['settlement']) =>
    challans.some((row) => row.settlement === settlement);
  const isLate = ({ isLateTold, isBack, settlement }: State) =>
    isLateTold && !isBack && !isSettled(settlement);
  const marks: readonly (readonly [Mark, boolean])[] = [
    ['not-sent', activeStep === 'CHALLAN_PAID' && !isAllBack && !isSent],
    ['documents-needed', has('awaiting-documents') && activeStep !== 'DOCUMENT_UPLOAD'],
    ['court-otp-needed', has('awaiting-court-otp') && activeStep !== 'DOCUMENT_VERIFIED'],
    ['refund-all', isAllBack],
    ['refund-part', !isAllBack && challans.some(({ isBack }) => isBack)],
    ['late', challans.some(isLate)],
  ];
  return marks.filter(([, isSet]) => isSet).map(([mark]) => mark);
}
