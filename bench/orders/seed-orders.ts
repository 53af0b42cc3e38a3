import type { Database, Transaction } from '@pahiya/api/db/database';
import type { Person } from '../challans/seed-searches.ts';
import { settle } from '../settle.ts';

const ownOrders = 100;
const step = 50_000;

/** Kinds in turn, as paid orders: the last step of most, and one of those under way for a third of the person's own, so
 * that the list reads their marks. */
const kinds = [
  { kind: 'challan', done: 'CHALLAN_PAYMENT_SETTLED', open: 'CHALLAN_PAYMENT_IN_PROGRESS' },
  { kind: 'fastag-recharge', done: 'RECHARGE_DONE', open: 'RECHARGE_PROCESSING' },
  { kind: 'fastag-tag', done: 'active', open: 'rejected' },
  { kind: 'service-report', done: 'READY', open: 'SOURCE_DOWN' },
  { kind: 'rto-service', done: 'done', open: 'sent-back' },
] as const;

/** Fills the orders up to `total`, of all kinds in turn, each with its item, a payment and its attempt: the first hundred
 * belong to the person, the others to all others in turn. */
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
        select n, k.kind, n < ${ownOrders} and n / ${kinds.length} % 3 = 0 as is_open,
          k.done, k.open, gen_random_uuid() as id, gen_random_uuid() as item_id,
          gen_random_uuid() as payment_id, 'KA05MJ' || lpad((n % 10000)::text, 4, '0') as vehicle,
          now() - (n % 500000) * interval '1 minute' as at,
          case when n < ${ownOrders} then ${ofPerson.userId}::uuid
            else (${users}::uuid[])[n % ${users.length} + 1] end as user_id
        from generate_series(${from}::integer, ${upto}::integer) as n
        join unnest(${kinds.map(({ kind }) => kind)}::text[], ${kinds.map(({ done }) => done)}::text[],
          ${kinds.map(({ open }) => open)}::text[]) with ordinality as k (kind, done, open, turn)
          on k.turn = n % ${kinds.length} + 1`;
      await insertOrders(tx);
      await insertItems(tx);
    });
  }
  await settle(sql, [
    ...[
      'orders',
      'order_lines',
      'payments',
      'payment_attempts',
      'challan_orders',
      'order_challans',
    ],
    ...['fastag_recharges', 'tag_issues', 'service_reports', 'rto_works'],
  ]);
}

async function insertOrders(tx: Transaction): Promise<void> {
  await tx`
    insert into orders (id, public_id, kind, user_id, vehicle_number, active_step, payment_state,
      quote_id, quote_valid_until, total_paise, item_count, source_key, is_sandbox, created_at,
      changed_at, paid_at, closes_at)
    select id, 'BENCH-' || n, kind, user_id, vehicle, case when is_open then open else done end,
      'paid', gen_random_uuid(), at, 73482, 1, 'razorpay', true, at, at, at, at
    from fresh`;
  await tx`
    insert into order_lines (order_id, position, kind, code, item_id, tax_on, amount_paise)
    select id, position, line.kind, code, case position when 1 then item_id end,
      case position when 3 then 2 end, amount
    from fresh cross join (values (1, 'pass-through', 'fine', 50000),
      (2, 'fee', 'settlement-fee', 19900), (3, 'tax', 'gst', 3582)
    ) as line (position, kind, code, amount)`;
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
}

async function insertItems(tx: Transaction): Promise<void> {
  await tx`
    insert into challan_orders (order_id, settlement_type, quote)
    select id, 'STANDARD', '{}' from fresh where kind = 'challan'`;
  await tx`
    insert into order_challans (id, order_id, challan_number, kind, challan, fine_paise,
      legal_fee_paise, gst_paise, discount_paise, total_paise, settlement,
      settlement_changed_at, is_open)
    select item_id, id, 'KA' || lpad(n::text, 16, '8'), 'e-challan', '{}', 50000,
      19900, 3582, 0, 73482, 'cleared', at, false
    from fresh where kind = 'challan'`;
  await tx`
    insert into fastag_recharges (id, order_id, vehicle_number, biller_id, issuer, vehicle_class,
      amount_paise, state, state_changed_at, request_id, paid_at, answered_at)
    select item_id, id, vehicle, 'bench', 'Bench Bank', 4, 73482, 'done', at, item_id, at, at
    from fresh where kind = 'fastag-recharge'`;
  await tx`
    insert into tag_issues (id, user_id, order_id, vehicle_number, tag_class, issuer_name,
      is_sandbox, state, mobile_masked, otp_valid_until, resend_after, created_at, changed_at)
    select item_id, user_id, id, vehicle, 4, 'Bench Bank', true,
      case when is_open then open else done end, '98xxxxxx00', at, at, at, at
    from fresh where kind = 'fastag-tag'`;
  await tx`
    insert into service_reports (id, order_id, user_id, vehicle_number, purpose, previewed_visits,
      vendor_name, is_sandbox, state)
    select item_id, id, user_id, vehicle, 'own', 8, 'Bench records', true,
      case when is_open then 'source-down' else 'erased' end
    from fresh where kind = 'service-report'`;
  await tx`
    insert into rto_works (id, order_id, government_fee_id, government_fee_paise, step, service_id,
      state_code, vehicle_class, file_within_days)
    select item_id, id, gen_random_uuid(), 30000, case when is_open then open else done end,
      'transfer-of-ownership', 'DL', 'lmv-private', 7
    from fresh where kind = 'rto-service'`;
}
