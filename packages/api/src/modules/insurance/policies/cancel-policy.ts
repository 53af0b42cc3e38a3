import type { InputOf } from '@pahiya/contracts/contract';
import type { cancelPolicy as cancelContract } from '@pahiya/contracts/insurance/cancel-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { orderNotFound } from '../../orders/refusals.ts';
import { badField } from '../pricing/premium-refusals.ts';
import { motorTables } from '../tariff/motor-tables.ts';
import { askCancellation } from './ask-cancellation.ts';
import { updateCancelAsked } from './cancellation-repository.ts';
import { lockPolicy } from './issue-policy.ts';
import { offerCancellation } from './offer-cancellation.ts';
import { refreshPolicyWork } from './open-policy-work.ts';
import { cannotCancel, refundChanged } from './policy-refusals.ts';
import { selectOwnPolicy } from './policy-repository.ts';

type Wish = InputOf<typeof cancelContract>['body'] & {
  readonly orderId: string;
  readonly userId: string;
};

/** Cancels a policy of a person at the refund that was shown. It is noted first and then sent; where the insurer does not
 * answer, it is sent again until it does, for the day on which the person confirmed. Asked twice it stays one. */
export async function cancelPolicy(
  services: Services,
  { orderId, userId, ...wish }: Wish,
): Promise<Result<undefined, Refusal>> {
  const own = await selectOwnPolicy(services.sql, { orderId, userId });
  if (own === null || own.policyNumber === null) return err(orderNotFound);
  const { policyId } = own;
  if (wish.ground === 'double-insurance' && wish.otherPolicy === null) {
    return err(badField('otherPolicy', 'Enter the number of the other policy.'));
  }
  const tables = await motorTables(services);
  const noted = await services.sql.begin(async (tx): Promise<Result<undefined, Refusal>> => {
    const found = await lockPolicy(tx, policyId);
    if (found === null) return err(orderNotFound);
    const { row, order } = found;
    if (row.cancelAskedAt !== null) return ok(undefined);
    const at = services.now();
    const on = istDateOf(at);
    const offer = offerCancellation(row, wish, { total: order.total, today: on, tables });
    if (offer.kind === 'refused') return err(cannotCancel);
    if (offer.total !== wish.expectedRefund) return err(refundChanged);
    const { part, total: refund } = offer;
    const { ground, hadClaim, reason } = wish;
    const otherPolicy = ground === 'double-insurance' ? wish.otherPolicy : null;
    const asked = { part, ground, otherPolicy, hadClaim, reason, refund, on, at };
    await updateCancelAsked(tx, policyId, asked);
    await addOrderEvent(tx, { orderId, kind: 'policy-cancel-asked', at });
    await enqueueTask(tx, { kind: 'cancel-policy', subject: policyId, dueAt: at });
    await refreshPolicyWork(tx, policyId);
    return ok(undefined);
  });
  if (!noted.ok) return noted;
  return (await askCancellation(services, policyId)) === 'refused'
    ? err(cannotCancel)
    : ok(undefined);
}
