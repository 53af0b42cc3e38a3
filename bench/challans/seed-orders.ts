import type { Database } from '@pahiya/api/db/database';
import { settle } from '../settle.ts';
import type { Person } from './seed-searches.ts';

const ownOrders = 100;
const step = 50_000;

/** Fills the orders up to `total`, each with a challan, a payment and its attempt: the first hundred belong to the
 * person, the others to all others in turn. */
export async function seedOrders(
  sql: Database,
  {
    ofPerson,
    others,
    total,
  }: { readonly ofPerson: Person; readonly others: readonly Person[]; readonly total: number },
): Promise<void> {
  const users = others.map(({ userId }) => userId);
  const [{ stored } = { stored: 0 }] = await sql<{ stored: number }[]>`
    select count(*) as stored from orders where public_id like 'BENCH-%'`;
  for (let from = stored; from < total; from += step) {
    const upto = Math.min(from + step, total) - 1;
    await sql.begin(async (tx) => {
      await tx`
        create temporary table fresh on commit drop as
        select n, gen_random_uuid() as id, gen_random_uuid() as item_id, gen_random_uuid() as payment_id,
          now() - (n % 500000) * interval '1 minute' as at,
          case when n < ${ownOrders} then ${ofPerson.userId}::uuid
            else (${users}::uuid[])[n % ${users.length} + 1] end as user_id
        from generate_series(${from}::integer, ${upto}::integer) as n`;
      await tx`
        insert into orders (id, public_id, kind, user_id, vehicle_number, active_step, payment_state,
          quote_id, quote_valid_until, total_paise, item_count, source_key, is_sandbox, created_at,
          changed_at, paid_at, closes_at)
        select id, 'BENCH-' || n, 'challan', user_id,
          'KA05MJ' || lpad((n % 10000)::text, 4, '0'), 'CHALLAN_PAYMENT_SETTLED', 'paid',
          gen_random_uuid(), at, 73482, 1, 'razorpay', true, at, at, at, at
        from fresh`;
      await tx`
        insert into challan_orders (order_id, settlement_type, quote)
        select id, 'STANDARD', '{}' from fresh`;
      await tx`
        insert into order_lines (order_id, position, kind, code, item_id, tax_on, amount_paise)
        select id, position, kind, code, case position when 1 then item_id end,
          case position when 3 then 2 end, amount
        from fresh cross join (values (1, 'pass-through', 'fine', 50000),
          (2, 'fee', 'settlement-fee', 19900), (3, 'tax', 'gst', 3582)
        ) as line (position, kind, code, amount)`;
      await tx`
        insert into order_challans (id, order_id, challan_number, kind, challan, fine_paise,
          legal_fee_paise, gst_paise, discount_paise, total_paise, settlement,
          settlement_changed_at, is_open)
        select item_id, id, 'KA' || lpad(n::text, 16, '8'), 'e-challan', '{}', 50000,
          19900, 3582, 0, 73482, 'cleared', at, false
        from fresh`;
      await tx`
        insert into payments (id, order_id, receipt, gateway, gateway_order_id, amount_paise,
          created_at, started_at, is_done)
        select payment_id, id, payment_id::text, 'razorpay', 'order_bench' || n, 73482, at, at, true
        from fresh`;
      await tx`
        insert into payment_attempts (gateway_payment_id, payment_id, status, amount_paise,
          currency, method, created_at, changed_at, use)
        select 'pay_bench' || n, payment_id, 'captured', 73482, 'INR', 'upi', at, at, 'fulfilled'
        from fresh`;
    });
  }
  await settle(sql, [
    ...['orders', 'challan_orders', 'order_lines', 'order_challans'],
    ...['payments', 'payment_attempts'],
  ]);
}
