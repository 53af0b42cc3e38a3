import type { ChallanOrder, OrderChallan } from '@pahiya/contracts/challans/order-schema';
import { isGivenUp } from '@pahiya/domain/challans/settlement';
import type { useCopy } from '../../copy/use-copy.ts';
import { awaitsApproval, isSent, isUndecided } from './order-stops.ts';

type OrderCopy = ReturnType<typeof useCopy<'order'>>;

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

/** Label of the order's state, the same as in the list. The step after payment says "sent to authority", which is
 * true only once a challan was sent. */
export function headWord(order: ChallanOrder, copy: OrderCopy): string {
  const { activeStep, challans, payment } = order;
  if (payment.state === 'failed') return copy.failedPayment;
  if (activeStep !== 'CHALLAN_PAID') return copy.steps[activeStep];
  if (challans.every((one) => isGivenUp(one.settlement))) {
    const isAny = (test: typeof isUndecided) => challans.some((challan) => test(order, challan));
    if (isAny(isUndecided)) return copy.undecided.word;
    return isAny(awaitsApproval) ? copy.awaitingApproval.word : copy.settlements.refunding.word;
  }
  return challans.some((challan) => isSent(order, challan))
    ? copy.steps.CHALLAN_PAID
    : copy.settlements.queued.word;
}
