import { randomInt, randomUUID } from 'node:crypto';
import type { ChallanKind } from '@pahiya/domain/challans/challan';
import { defaultFees, orderLinesOf, type Quote, quoteOf } from '@pahiya/domain/challans/quote';
import { rupees } from '@pahiya/domain/shared/money';
import type { Database } from '../src/db/database.ts';
import { signInUser } from '../src/modules/auth/user-repository.ts';
import { insertLines } from '../src/modules/orders/order-line-repository.ts';

/** An unpaid order that a test inserted. */
export type LaidOrder = {
  readonly orderId: string;
  readonly userId: string;
  readonly quote: Quote;
  readonly challans: readonly { readonly id: string; readonly challanNumber: string }[];
};

/** Inserts an open order with some challans, bypassing the calls that create one. */
export async function layOrder(
  sql: Database,
  { now, kinds = ['e-challan'] }: { now: Date; kinds?: readonly ChallanKind[] },
): Promise<LaidOrder> {
  const { userId } = await signInUser(
    sql,
    { mobile: `7${String(randomInt(1e9)).padStart(9, '0')}` },
    now,
  );
  const orderId = randomUUID();
  const items = kinds.map((kind, index) => ({
    challanNumber: `DL${randomInt(1e9)}${index}`,
    kind,
    fine: rupees(500 * (index + 1)),
  }));
  const quote = quoteOf(items, 'STANDARD', defaultFees);
  const pair = { STANDARD: quote, EXPRESS: quoteOf(items, 'EXPRESS', defaultFees) };
  const closesAt = new Date(now.getTime() + 30 * 60_000);
  await sql`
    insert into orders (id, public_id, kind, user_id, vehicle_number, active_step, payment_state, quote_id,
      quote_valid_until, total_paise, item_count, source_key, is_sandbox, created_at, changed_at, closes_at)
    values (${orderId}, ${`T-${orderId.slice(0, 12)}`}, 'challan', ${userId}, 'DL8CAF5030', 'CHALLAN_PAY',
      'open', ${randomUUID()}, ${closesAt}, ${quote.total}, ${items.length}, 'test', true, ${now}, ${now},
      ${closesAt})`;
  await sql`
    insert into challan_orders (order_id, settlement_type, quote)
    values (${orderId}, 'STANDARD', ${sql.json(pair)})`;
  const challans = quote.lines.map((line) => ({ id: randomUUID(), ...line }));
  for (const line of challans) {
    await sql`
      insert into order_challans (id, order_id, challan_number, kind, challan, fine_paise, legal_fee_paise,
        gst_paise, discount_paise, total_paise, settlement, settlement_changed_at, is_open)
      values (${line.id}, ${orderId}, ${line.challanNumber}, ${line.kind}, '{}', ${line.challanAmount},
        ${line.legalFee}, ${line.gstFee}, ${line.discount}, ${line.totalAmount}, 'awaiting-payment', ${now}, true)`;
  }
  const ids = new Map(challans.map(({ id, challanNumber }) => [challanNumber, id]));
  await insertLines(sql, orderId, orderLinesOf(quote, ids));
  return { orderId, userId, quote, challans };
}
