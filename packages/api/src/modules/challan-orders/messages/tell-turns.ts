import { isGivenUp, isSettled } from '@pahiya/domain/challans/settlement';
import type { OrderTurn } from '@pahiya/domain/messages/ports';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { notify } from '../../orders/notifications/notify.ts';
import { findItemsWithEvent } from '../../orders/order-events.ts';
import { findOrderChallans } from '../store/order-challan-repository.ts';
import type { OrderChallanRow } from '../store/order-row.ts';

const kinds = ['e-challan', 'court'] as const;

/** Events that are sent once all challans of a kind have reached them: one message for a cart of ten. */
const turns: readonly {
  readonly turn: OrderTurn;
  readonly isReached: (row: OrderChallanRow, sent: ReadonlySet<string>) => boolean;
}[] = [
  { turn: 'sent', isReached: ({ orderChallanId }, sent) => sent.has(orderChallanId) },
  { turn: 'receipt', isReached: ({ settlement }) => isSettled(settlement) },
  { turn: 'cleared', isReached: ({ settlement }) => settlement === 'cleared' },
];

/** Notifies the owner of events that all e-challans, or all court challans, of a locked order have reached, leaving out
 * refunded ones. Sent once per event; the first challan of the kind represents all. */
export async function tellTurns(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  orderId: string,
): Promise<void> {
  const challans = await findOrderChallans(tx, orderId);
  const sent = await findItemsWithEvent(tx, orderId, 'sent-to-authority');
  for (const kind of kinds) {
    const [first, ...others] = challans.filter((row) => row.kind === kind);
    if (first === undefined) continue;
    const going = [first, ...others].filter(({ settlement }) => !isGivenUp(settlement));
    if (going.length === 0) continue;
    const isCleared = going.every(({ settlement }) => settlement === 'cleared');
    for (const { turn, isReached } of turns) {
      if (!going.every((row) => isReached(row, sent))) continue;
      // One message instead of two when the source confirms a payment by the desk.
      if (turn === 'receipt' && isCleared) continue;
      await notify(tx, services, { orderId, itemId: first.orderChallanId, turn });
    }
  }
}
