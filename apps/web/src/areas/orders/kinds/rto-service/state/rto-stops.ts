import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import type { RtoServiceDetails } from '@pahiya/contracts/rto-orders/rto-service-details';

/** Stops on the way of RTO work. */
export type RtoStopId =
  | 'paid'
  | 'documents'
  | 'checked'
  | 'appointment'
  | 'filed'
  | 'decided'
  | 'sent'
  | 'done';

/** A stop: when it was reached, and whether the work is before, at or behind it. */
export type RtoStop = {
  readonly id: RtoStopId;
  readonly state: 'done' | 'now' | 'next' | 'failed';
  /** The last time it was reached; null for one that is ahead. */
  readonly at: string | null;
};

const eventOf: Readonly<Record<RtoStopId, string>> = {
  paid: 'paid',
  documents: 'documents-received',
  checked: 'documents-verified',
  appointment: 'rto-appointment',
  filed: 'rto-filed',
  decided: 'rto-approved',
  sent: 'rto-dispatched',
  done: 'rto-done',
};

/** The stop at which the work is at each step; null before payment and once it is given up. */
const stopOf: Readonly<Record<RtoServiceDetails['step'], RtoStopId | null>> = {
  'to-pay': null,
  paying: null,
  closed: null,
  'awaiting-documents': 'documents',
  'documents-review': 'checked',
  preparing: 'filed',
  appointment: 'appointment',
  filed: 'decided',
  'sent-back': 'decided',
  approved: 'done',
  dispatched: 'done',
  done: null,
  refunding: null,
  refunded: null,
};

/** The way of paid work, stop by stop: behind, at and ahead of it. Given-up work shows only what was reached. Empty before
 * payment. */
export function rtoStops(
  events: OrderOnWire['events'],
  { step, appointment, courier }: Pick<RtoServiceDetails, 'step' | 'appointment' | 'courier'>,
): readonly RtoStop[] {
  const lastOf = (kind: string) => events.findLast((event) => event.kind === kind)?.at ?? null;
  if (lastOf('paid') === null) return [];
  const ids = (Object.keys(eventOf) as RtoStopId[]).filter(
    (id) => (id !== 'appointment' || appointment !== null) && (id !== 'sent' || courier !== null),
  );
  const now = stopOf[step];
  if (now === null) {
    return ids.flatMap((id) => {
      const at = lastOf(eventOf[id]);
      return at === null ? [] : [{ id, state: 'done' as const, at }];
    });
  }
  const here = ids.indexOf(now);
  return ids.map((id, index) => {
    if (index < here) return { id, state: 'done', at: lastOf(eventOf[id]) };
    if (index > here) return { id, state: 'next', at: null };
    if (step === 'sent-back') return { id, state: 'failed', at: lastOf('rto-sent-back') };
    return { id, state: 'now', at: id === 'appointment' ? lastOf(eventOf[id]) : null };
  });
}
