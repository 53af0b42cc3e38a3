import type { ChallanOrder, OrderChallan } from '@pahiya/contracts/challans/order-schema';
import { isGivenUp } from '@pahiya/domain/challans/settlement';
import type { useCopy } from '../../copy/use-copy.ts';
import { isSent, isUndecided } from './order-stops.ts';

type OrderCopy = ReturnType<typeof useCopy<'order'>>;

/** Where one challan stands, in a word and a sentence. Nothing is called sent before it was. */
export function statusOf(
  order: ChallanOrder,
  challan: OrderChallan,
  copy: OrderCopy,
): OrderCopy['undecided'] {
  if (isUndecided(order, challan)) return copy.undecided;
  const { settlement } = challan;
  const { queued } = copy.settlements;
  if (isSent(order, challan)) return copy.settlements[settlement];
  if (settlement === 'submitted') return queued;
  if (settlement === 'assigned') return { ...copy.settlements.assigned, word: queued.word };
  return copy.settlements[settlement];
}

/** Where the order stands, in a word. The step after paying says that it was sent to the authority, which neither an
 * order all of whose money comes back was, nor one of which nothing has gone there yet. */
export function headWord(order: ChallanOrder, copy: OrderCopy): string {
  const { activeStep, challans } = order;
  if (activeStep !== 'CHALLAN_PAID') return copy.steps[activeStep];
  if (challans.every((one) => isGivenUp(one.settlement))) {
    const isOpen = challans.some((challan) => isUndecided(order, challan));
    return isOpen ? copy.undecided.word : copy.settlements.refunding.word;
  }
  return challans.some((challan) => isSent(order, challan))
    ? copy.steps.CHALLAN_PAID
    : copy.settlements.queued.word;
}
