import type { OrderPaymentState } from '@pahiya/domain/payments/payment-states';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';

/** Moves an order to a step. */
export async function updateStep(
  tx: Queryable,
  orderId: string,
  { activeStep, at }: { readonly activeStep: string; readonly at: Date },
): Promise<void> {
  await tx`
    update orders set active_step = ${activeStep}, changed_at = ${at} where id = ${orderId}`;
}

/** Saves the payment state of an order with its step. */
export async function updatePaymentState(
  tx: Queryable,
  orderId: string,
  {
    paymentState,
    activeStep,
    at,
  }: { readonly paymentState: OrderPaymentState; readonly activeStep: string; readonly at: Date },
): Promise<void> {
  await tx`
    update orders set payment_state = ${paymentState}, active_step = ${activeStep},
      changed_at = ${at}
    where id = ${orderId}`;
}

/** Saves an order as paid. */
export async function updatePaid(tx: Queryable, orderId: string, at: Date): Promise<void> {
  await tx`
    update orders set payment_state = 'paid', paid_at = ${at}, changed_at = ${at}
    where id = ${orderId}`;
}

/** Extends an order's price. */
export async function updateValidity(
  tx: Queryable,
  orderId: string,
  { quoteValidUntil, closesAt }: { readonly quoteValidUntil: Date; readonly closesAt: Date },
): Promise<void> {
  await tx`
    update orders set quote_valid_until = ${quoteValidUntil}, closes_at = ${closesAt}
    where id = ${orderId}`;
}

/** Replaces an order's price. */
export async function updatePrice(
  tx: Queryable,
  orderId: string,
  price: {
    readonly quoteId: string;
    readonly quoteValidUntil: Date;
    readonly closesAt: Date;
    readonly total: Paise;
    readonly itemCount: number;
    readonly at: Date;
  },
): Promise<void> {
  await tx`
    update orders set quote_id = ${price.quoteId}, quote_valid_until = ${price.quoteValidUntil},
      closes_at = ${price.closesAt}, total_paise = ${price.total},
      item_count = ${price.itemCount}, changed_at = ${price.at}
    where id = ${orderId}`;
}

/** Saves the number of an order's receipt. */
export async function updateDocumentNumber(
  tx: Queryable,
  orderId: string,
  documentNumber: string,
): Promise<void> {
  await tx`update orders set document_number = ${documentNumber} where id = ${orderId}`;
}

/** Saves a rating, once. Null: not an order of the person. */
export async function updateRating(
  sql: Queryable,
  {
    orderId,
    kind,
    userId,
    ends,
    rating,
    remark,
    at,
  }: {
    readonly orderId: string;
    readonly kind: string;
    readonly userId: string;
    readonly ends: readonly string[];
    readonly rating: number;
    readonly remark: string | null;
    readonly at: Date;
  },
): Promise<{ isRated: boolean; isOver: boolean; isNew: boolean } | null> {
  const [row] = await sql<{ isRated: boolean; isOver: boolean; isNew: boolean }[]>`
    with mine as (
      select id, rating is not null as rated, active_step = any(${ends}) as over
      from orders where id = ${orderId} and user_id = ${userId} and kind = ${kind}
      for no key update
    ), rated as (
      update orders o set rating = ${rating}, remark = ${remark}, rated_at = ${at}
      from mine where o.id = mine.id and mine.over and not mine.rated returning o.id
    )
    select rated as "isRated", over as "isOver", exists (select from rated) as "isNew" from mine`;
  return row ?? null;
}

/** Sets the vehicle of an order. */
export async function updateVehicle(
  tx: Queryable,
  orderId: string,
  vehicleNumber: string,
): Promise<void> {
  await tx`update orders set vehicle_number = ${vehicleNumber} where id = ${orderId}`;
}

/** Shortens the vehicle number of an order whose account is deleted. */
export async function updateVehicleHidden(tx: Queryable, orderId: string): Promise<void> {
  await tx`update orders set vehicle_number = left(vehicle_number, 4) where id = ${orderId}`;
}
