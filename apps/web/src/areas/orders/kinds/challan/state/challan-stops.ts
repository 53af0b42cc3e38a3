import type {
  ChallanOrder,
  OrderChallan,
  OrderEvent,
} from '@pahiya/contracts/challans/order-schema';
import { isGivenUp, type SettlementState } from '@pahiya/domain/challans/settlement';

/** A stop on a challan's timeline. */
export type StopKind =
  | 'paid'
  | 'documents-received'
  | 'documents-verified'
  | 'court-otp-received'
  | 'sent-to-authority'
  | 'receipt'
  | 'cleared-at-source'
  | 'given'
  | 'refund-started'
  | 'refund-processed';

/** A stop with its state; `at` is an instant, null while pending. */
export type Stop = {
  readonly kind: StopKind;
  readonly state: 'done' | 'now' | 'next' | 'failed';
  readonly at: string | null;
  /** The authority's receipt or the bank's reference. */
  readonly reference: string | null;
};

type WayStop = Extract<StopKind, OrderEvent['kind']>;

/** The stops in order, each with the progress at which it is done. */
const way: readonly { readonly kind: WayStop; readonly from: number; readonly isCourt: boolean }[] =
  [
    { kind: 'paid', from: 1, isCourt: false },
    { kind: 'documents-received', from: 2, isCourt: true },
    { kind: 'documents-verified', from: 3, isCourt: true },
    { kind: 'court-otp-received', from: 4, isCourt: true },
    { kind: 'sent-to-authority', from: 5, isCourt: false },
    { kind: 'receipt', from: 6, isCourt: false },
    { kind: 'cleared-at-source', from: 7, isCourt: false },
  ];

/** Progress of each state; a failed challan is judged by its events. */
const reached: Readonly<Record<SettlementState, number>> = {
  'awaiting-payment': 0,
  'awaiting-documents': 1,
  'documents-review': 2,
  'awaiting-court-otp': 3,
  queued: 4,
  submitted: 5,
  assigned: 5,
  'paid-at-source': 5,
  'receipt-stored': 6,
  cleared: 7,
  failed: 0,
  'amount-changed': 0,
  'moved-to-court': 0,
  refunding: 0,
  refunded: 0,
};

/** Timeline of one challan: paid, sent, receipt, cleared, each dated; for court challans the court's requirements in
 * between; for a failed one, how far it got and where its money is. */
export function stopsOf(order: ChallanOrder, challan: OrderChallan): readonly Stop[] {
  const own = order.events.filter(
    ({ challanNumber }) => challanNumber === null || challanNumber === challan.challanNumber,
  );
  const stops = way.filter(({ isCourt }) => !isCourt || challan.kind === 'court');
  if (isGivenUp(challan.settlement)) {
    const came = stops.flatMap(({ kind }) => {
      const at = lastOf(own, kind)?.at ?? null;
      return at === null ? [] : [done(kind, at, null)];
    });
    return [...came, ...endOf(order, challan, own)];
  }
  const rank = rankOf(order, challan);
  const now = stops.findIndex(({ from }) => from > rank);
  return stops.map(({ kind, from }, index) => {
    const event = lastOf(own, kind);
    if (from <= rank) return done(kind, event?.at ?? null, event?.receiptNumber ?? null);
    const state = index === now && rank > 0 ? 'now' : 'next';
    return { kind, state, at: null, reference: null };
  });
}

/** Whether a challan was sent to its authority. A handed-over one counts only once the partner or our desk confirms
 * it. */
export function isSent(
  { events }: Pick<ChallanOrder, 'events'>,
  { challanNumber }: Pick<OrderChallan, 'challanNumber'>,
): boolean {
  return events.some(
    (event) => event.kind === 'sent-to-authority' && event.challanNumber === challanNumber,
  );
}

function rankOf(order: ChallanOrder, challan: OrderChallan): number {
  const { settlement } = challan;
  const isHandedOver = settlement === 'submitted' || settlement === 'assigned';
  return reached[isHandedOver && !isSent(order, challan) ? 'queued' : settlement];
}

/** Whether a challan has failed and its refund was declined, so its next step is open. */
export function isUndecided(
  { refunds }: ChallanOrder,
  { challanNumber, settlement }: OrderChallan,
): boolean {
  return (
    settlement === 'refunding' &&
    !refunds.some(({ challanNumbers }) => challanNumbers.includes(challanNumber))
  );
}

/** Why a challan is not settled here, if the person has a next step; null otherwise. */
export function causeOf(
  { events }: Pick<ChallanOrder, 'events'>,
  { challanNumber, settlement }: Pick<OrderChallan, 'challanNumber' | 'settlement'>,
): 'amount-changed' | 'moved-to-court' | null {
  if (!isGivenUp(settlement)) return null;
  const own = events.filter((event) => event.challanNumber === challanNumber);
  if (lastOf(own, 'moved-to-court') !== undefined) return 'moved-to-court';
  return lastOf(own, 'amount-changed') === undefined ? null : 'amount-changed';
}

/** Whether a second operator still has to approve a challan's refund: no money moves before that. */
export function awaitsApproval(
  { refunds }: ChallanOrder,
  { challanNumber }: OrderChallan,
): boolean {
  return refunds.some(
    ({ state, challanNumbers }) =>
      state === 'awaiting-approval' && challanNumbers.includes(challanNumber),
  );
}

/** Why it failed, and the refund of its money. */
function endOf(
  order: ChallanOrder,
  { challanNumber, settlement }: OrderChallan,
  own: readonly OrderEvent[],
): readonly Stop[] {
  const because =
    lastOf(own, 'moved-to-court') ??
    lastOf(own, 'amount-changed') ??
    lastOf(own, 'settlement-failed') ??
    lastOf(own, 'late');
  const refund = order.refunds.find(({ challanNumbers }) => challanNumbers.includes(challanNumber));
  const isStarted = refund !== undefined && refund.state !== 'awaiting-approval';
  const isBack = settlement === 'refunded' || refund?.state === 'processed';
  return [
    { kind: 'given', state: 'failed', at: because?.at ?? null, reference: null },
    isStarted
      ? done('refund-started', refund.requestedAt, null)
      : { kind: 'refund-started', state: 'next', at: null, reference: null },
    isBack
      ? done('refund-processed', refund?.processedAt ?? null, refund?.bankReference ?? null)
      : {
          kind: 'refund-processed',
          state: isStarted ? 'now' : 'next',
          at: null,
          reference: null,
        },
  ];
}

function done(kind: StopKind, at: string | null, reference: string | null): Stop {
  return { kind, state: 'done', at, reference };
}

function lastOf(events: readonly OrderEvent[], kind: OrderEvent['kind']): OrderEvent | undefined {
  return events.findLast((event) => event.kind === kind);
}
