import type { ChallanOrder, OrderChallan } from '@pahiya/contracts/challans/order-schema';
import { isGivenUp } from '@pahiya/domain/challans/settlement';
import type { Copies } from '../../../../../frame/copy/copies.ts';
import { awaitsApproval, isSent, isUndecided } from './challan-stops.ts';

type OrderCopy = Copies['order-challan'];

/** State of one challan as label and sentence. "Sent" only once it was sent. */
export function statusOf(
  order: ChallanOrder,
  challan: OrderChallan,
  copy: OrderCopy,
): OrderCopy['undecided'] {
  if (isUndecided(order, challan)) return copy.undecided;
  if (awaitsApproval(order, challan)) return copy.awaitingApproval;
  const { settlement } = challan;
  const { queued } = copy.settlements;
  if (isSent(order, challan)) return copy.settlements[settlement];
  if (settlement === 'submitted') return queued;
  if (settlement === 'assigned') return { ...copy.settlements.assigned, word: queued.word };
  return copy.settlements[settlement];
}

/** Status of an order after its payment, null elsewhere: the step then says "sent to authority", which is true only once
 * a challan was sent. */
export function statusOfOrder(order: ChallanOrder, copy: OrderCopy): string | null {
  const { activeStep, challans } = order;
  if (activeStep !== 'CHALLAN_PAID') return null;
  if (challans.every((one) => isGivenUp(one.settlement))) {
    const isAny = (test: typeof isUndecided) => challans.some((challan) => test(order, challan));
    if (isAny(isUndecided)) return copy.undecided.word;
    return isAny(awaitsApproval) ? copy.awaitingApproval.word : copy.settlements.refunding.word;
  }
  return challans.some((challan) => isSent(order, challan)) ? null : copy.settlements.queued.word;
}
