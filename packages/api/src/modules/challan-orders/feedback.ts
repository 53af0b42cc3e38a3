import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { orderNotFound, wrongStep } from './refusals.ts';

/** Saves the rating of a finished order, once. */
export async function giveFeedback(
  { sql, now }: Services,
  userId: string,
  feedback: { readonly orderId: string; readonly rating: number; readonly remark: string },
): Promise<Result<{ received: true }, Refusal>> {
  const { orderId, rating, remark } = feedback;
  const [row] = await sql<{ isRated: boolean; isOver: boolean; isNew: boolean }[]>`
    with mine as (
      select id, rating is not null as rated,
        active_step in ('CHALLAN_PAYMENT_SETTLED', 'CHALLAN_REFUNDED') as over
      from orders where id = ${orderId} and user_id = ${userId} for no key update
    ), rated as (
      update orders o set rating = ${rating}, remark = ${remark === '' ? null : remark},
        rated_at = ${now()}
      from mine where o.id = mine.id and mine.over and not mine.rated returning o.id
    )
    select rated as "isRated", over as "isOver", exists (select from rated) as "isNew" from mine`;
  if (row === undefined) return err(orderNotFound);
  if (row.isNew) return ok({ received: true });
  return err(row.isOver ? feedbackGiven : wrongStep);
}

const feedbackGiven: Refusal = {
  code: 'order/feedback-given',
  detail: 'This order has already been rated.',
};
