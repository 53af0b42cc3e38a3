import type { SettlementType } from '@pahiya/domain/challans/quote';
import type { SettlementState } from '@pahiya/domain/challans/settlement';
import type { Paise } from '@pahiya/domain/shared/money';
import { chosenRows, type RowChoice } from '../../../db/choose-rows.ts';
import type { Queryable } from '../../../db/database.ts';
import type { ChallanTerms, OrderChallanRow, QuotePair } from './order-row.ts';

/** Terms of a challan order. */
export async function selectTerms(sql: Queryable, orderId: string): Promise<ChallanTerms | null> {
  const [row] = await sql<ChallanTerms[]>`
    select settlement_type as "settlementType", quote from challan_orders
    where order_id = ${orderId}`;
  return row ?? null;
}

/** Speeds of some orders. */
export async function selectSpeeds(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, SettlementType>> {
  const rows = await sql<{ orderId: string; settlementType: SettlementType }[]>`
    select order_id as "orderId", settlement_type as "settlementType" from challan_orders
    where order_id = any(${orderIds}::uuid[])`;
  return new Map(rows.map(({ orderId, settlementType }) => [orderId, settlementType]));
}

/** Replaces the stored price of an order at both speeds. */
export async function updateQuote(tx: Queryable, orderId: string, quote: QuotePair): Promise<void> {
  await tx`update challan_orders set quote = ${tx.json(quote)} where order_id = ${orderId}`;
}

/** Columns of a challan that depend on its quote. */
export type PricedColumns = {
  readonly kind: string;
  readonly challan: ReturnType<Queryable['json']>;
  readonly fine_paise: Paise;
  readonly legal_fee_paise: Paise;
  readonly gst_paise: Paise;
  readonly discount_paise: Paise;
  readonly total_paise: Paise;
};

/** Stores the terms and challans of a new order, in one statement. */
export async function insertChallans(
  tx: Queryable,
  { orderId, settlementType, quote }: ChallanTerms & { readonly orderId: string },
  challans: readonly (PricedColumns & { readonly id: string; readonly challan_number: string })[],
  at: Date,
): Promise<void> {
  const rows = challans.map((challan) => ({
    ...challan,
    order_id: orderId,
    settlement: 'awaiting-payment',
    settlement_changed_at: at,
    is_open: true,
  }));
  await tx`
    with terms as (
      insert into challan_orders (order_id, settlement_type, quote)
      values (${orderId}, ${settlementType}, ${tx.json(quote)})
    )
    insert into order_challans ${tx(rows)}`;
}

/** Saves the price of a challan. */
export async function updatePriced(
  tx: Queryable,
  orderChallanId: string,
  to: PricedColumns,
): Promise<void> {
  await tx`
    update order_challans set kind = ${to.kind}, challan = ${to.challan},
      fine_paise = ${to.fine_paise}, legal_fee_paise = ${to.legal_fee_paise},
      gst_paise = ${to.gst_paise}, discount_paise = ${to.discount_paise},
      total_paise = ${to.total_paise}
    where id = ${orderChallanId}`;
}

/** Deletes a challan of an unpaid order. */
export async function deleteChallan(tx: Queryable, orderChallanId: string): Promise<void> {
  await tx`delete from order_challans where id = ${orderChallanId}`;
}

/** Deletes the challans and terms of unpaid orders. */
export async function deleteChallansOf(tx: Queryable, orderIds: readonly string[]): Promise<void> {
  await tx`delete from order_challans where order_id = any(${orderIds}::uuid[])`;
  await tx`delete from challan_orders where order_id = any(${orderIds}::uuid[])`;
}

/** Challans of an order, sorted as in its cart. */
export async function findOrderChallans(
  sql: Queryable,
  orderId: string,
): Promise<readonly OrderChallanRow[]> {
  return sql<OrderChallanRow[]>`
    select ${columns(sql)} where c.order_id = ${orderId} order by c.kind desc, c.challan_number`;
}

/** One challan of an order by our id. */
export async function findOrderChallan(
  sql: Queryable,
  orderChallanId: string,
): Promise<OrderChallanRow | null> {
  const [row] = await sql<OrderChallanRow[]>`
    select ${columns(sql)} where c.id = ${orderChallanId}`;
  return row ?? null;
}

/** Challans with a promised date in one of these states. */
export async function selectInStates(
  sql: Queryable,
  states: readonly SettlementState[],
  which: RowChoice,
): Promise<readonly OrderChallanRow[]> {
  return sql<OrderChallanRow[]>`
    select ${columns(sql)} where c.promised_on is not null
      and c.settlement = any(${states}::text[]) ${chosenRows(sql, sql`c.id`, which)}`;
}

/** Numbers of challans by our ids. */
export async function selectNumbers(
  sql: Queryable,
  orderChallanIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ id: string; number: string }[]>`
    select id, challan_number as number from order_challans
    where id = any(${orderChallanIds}::uuid[])`;
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Numbers of the challans of some orders, by order. */
export async function selectNumbersOf(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await sql<{ orderId: string; numbers: string[] }[]>`
    select order_id as "orderId", array_agg(challan_number) as numbers from order_challans
    where order_id = any(${orderIds}::uuid[]) group by order_id`;
  return new Map(rows.map(({ orderId, numbers }) => [orderId, numbers]));
}

/** Orders of some challans, by number. `isOpen`: the order holds the challan. */
export async function selectOrdersByNumber(
  sql: Queryable,
  challanNumbers: readonly string[],
): Promise<readonly { readonly orderId: string; readonly isOpen: boolean }[]> {
  return sql<{ orderId: string; isOpen: boolean }[]>`
    select order_id as "orderId", bool_or(is_open) as "isOpen" from order_challans
    where challan_number = any(${challanNumbers}) group by order_id`;
}

/** Orders that hold a challan, by number. `isPaid`: we or the authority have its money. */
export async function selectHeld(
  sql: Queryable,
  challanNumbers: readonly string[],
): Promise<
  readonly { readonly challanNumber: string; readonly orderId: string; readonly isPaid: boolean }[]
> {
  return sql<{ challanNumber: string; orderId: string; isPaid: boolean }[]>`
    select challan_number as "challanNumber", order_id as "orderId",
      settlement <> 'awaiting-payment' as "isPaid"
    from order_challans where is_open and challan_number = any(${challanNumbers})`;
}

/** Numbers of the challans that were paid for here: to us, or to the authority. */
export async function selectPaid(
  sql: Queryable,
  challanNumbers: readonly string[],
): Promise<readonly string[]> {
  const rows = await sql<{ number: string }[]>`
    select distinct challan_number as number from order_challans
    where challan_number = any(${challanNumbers}) and ((is_open and settlement <> 'awaiting-payment')
      or settlement in ('paid-at-source', 'receipt-stored', 'cleared'))`;
  return rows.map(({ number }) => number);
}

/** Does another order have one of the challans of an order, or has one settled it? */
export async function selectIsTaken(
  tx: Queryable,
  orderId: string,
  orderChallanId: string | null,
): Promise<boolean> {
  const [row] = await tx<{ isTaken: boolean }[]>`
    select exists (
      select from order_challans mine
      join order_challans other on other.challan_number = mine.challan_number
        and other.order_id <> mine.order_id
      where mine.order_id = ${orderId}
        ${orderChallanId === null ? tx`` : tx`and mine.id = ${orderChallanId}`}
        and (other.is_open or other.settlement in ('paid-at-source', 'receipt-stored', 'cleared'))
    ) as "isTaken"`;
  return row?.isTaken === true;
}

/** Challans of some orders that were given up and are not refunded yet. */
export async function selectRefunding(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<readonly { readonly orderId: string; readonly itemId: string }[]> {
  return sql<{ orderId: string; itemId: string }[]>`
    select order_id as "orderId", id as "itemId" from order_challans
    where order_id = any(${orderIds}::uuid[]) and settlement = 'refunding'`;
}

/** State of each challan of some orders. */
export async function selectStates(sql: Queryable, orderIds: readonly string[]) {
  return sql<
    { orderId: string; orderChallanId: string; settlement: SettlementState; isLateTold: boolean }[]
  >`
    select order_id as "orderId", id as "orderChallanId", settlement, is_late_told as "isLateTold"
    from order_challans where order_id = any(${orderIds}::uuid[])`;
}

/** Challans of some orders for an account's export, by order. */
export async function selectExported(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const rows = await sql<{ orderId: string; challans: unknown[] }[]>`
    select order_id as "orderId", json_agg(json_build_object('challanNumber', challan_number,
      'finePaise', fine_paise, 'settlement', settlement,
      'receiptNumber', receipt_number) order by challan_number) as challans
    from order_challans where order_id = any(${orderIds}::uuid[]) group by order_id`;
  return new Map(rows.map(({ orderId, challans }) => [orderId, challans]));
}

function columns(sql: Queryable) {
  return sql`c.id as "orderChallanId", c.order_id as "orderId",
      c.challan_number as "challanNumber", c.kind, c.challan, c.fine_paise as fine,
      c.total_paise as total, c.settlement, c.settlement_changed_at as "settlementChangedAt",
      c.promised_on as "promisedOn", c.route, c.assigned_to as "assignedTo",
      c.receipt_number as "receiptNumber", c.receipt_paid_at as "receiptPaidAt",
      c.cleared_at as "clearedAt", c.is_late_told as "isLateTold", c.is_open as "isOpen",
      a.uploaded_by as "receiptBy"
    from order_challans c left join authority_receipts a on a.order_challan_id = c.id`;
}
