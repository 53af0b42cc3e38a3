import type {
  BankBooking,
  FirmBooking,
  FirmPaymentBooking,
  LedgerAccount,
  LedgerEntry,
  LedgerKind,
} from '@pahiya/domain/ledger/ledger';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';

/** Stores a transaction with its entries; false if its key is known. */
export async function insertTransaction(
  tx: Queryable,
  transaction: {
    readonly key: string;
    readonly kind: LedgerKind;
    readonly orderId: string | null;
    readonly firmId: string | null;
    readonly at: Date;
    readonly reference: string | null;
    readonly note: string | null;
    readonly operatorId: string | null;
    readonly entries: readonly LedgerEntry[];
  },
): Promise<boolean> {
  const { key, kind, orderId, firmId, at, reference, note, operatorId, entries } = transaction;
  const [row] = await tx<{ id: number }[]>`
    insert into ledger_transactions (key, kind, order_id, firm_id, at, reference, note, operator_id)
    values (${key}, ${kind}, ${orderId}, ${firmId}, ${at}, ${reference}, ${note}, ${operatorId})
    on conflict (key) do nothing returning id`;
  if (row === undefined) return false;
  const lines = entries.map(({ account, amount }) => ({
    transaction_id: row.id,
    account,
    amount_paise: amount,
  }));
  await tx`insert into ledger_entries ${tx(lines)}`;
  return true;
}

/** Sum of each account. Reads every entry. */
export async function selectSums(
  sql: Queryable,
): Promise<readonly { readonly account: LedgerAccount; readonly amount: number }[]> {
  return sql<{ account: LedgerAccount; amount: number }[]>`
    select account, sum(amount_paise)::bigint as amount from ledger_entries group by account`;
}

/** Number of transactions, and of those that do not balance. Reads every entry. */
export async function selectCounts(
  sql: Queryable,
): Promise<{ readonly transactions: number; readonly unbalanced: number }> {
  const [counts] = await sql<{ transactions: number; unbalanced: number }[]>`
    select count(*) as transactions, count(*) filter (where total is distinct from 0) as unbalanced
    from (
      select t.id, sum(e.amount_paise) as total from ledger_transactions t
      left join ledger_entries e on e.transaction_id = t.id group by t.id
    ) as each`;
  return counts ?? { transactions: 0, unbalanced: 0 };
}

/** Amounts booked on an account, by the keys of their transactions. */
export async function selectBooked(
  sql: Queryable,
  keys: readonly string[],
  account: LedgerAccount,
): Promise<ReadonlyMap<string, Paise>> {
  const rows = await sql<{ key: string; amount: Paise }[]>`
    select t.key, e.amount_paise as amount
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.key = any(${keys}::text[]) and e.account = ${account}`;
  return new Map(rows.map(({ key, amount }) => [key, amount]));
}

/** One transaction of an order. */
export type OrderLedgerLine = {
  readonly key: string;
  readonly kind: LedgerKind;
  readonly at: Date;
  readonly entries: readonly { readonly account: LedgerAccount; readonly amount: Paise }[];
};

/** Transactions of an order in booking order. */
export async function selectLedgerOfOrder(
  sql: Queryable,
  orderId: string,
): Promise<readonly OrderLedgerLine[]> {
  return sql<OrderLedgerLine[]>`
    select t.key, t.kind, t.at,
      jsonb_agg(jsonb_build_object('account', e.account, 'amount', e.amount_paise) order by e.account) as entries
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_id = ${orderId}
    group by t.id order by t.id`;
}

/** One transaction on our bank account, in paise: positive for a credit. */
export type BankLine = {
  readonly kind: BankBooking | FirmPaymentBooking;
  readonly at: Date;
  readonly reference: string;
  readonly note: string | null;
  readonly operatorId: string | null;
  readonly amount: number;
};

/** The latest transactions on our bank account. */
export async function selectBankLines(sql: Queryable, count: number): Promise<readonly BankLine[]> {
  return sql<BankLine[]>`
    select t.kind, t.at, t.reference, t.note, t.operator_id as "operatorId",
      coalesce(e.amount_paise, 0)::bigint as amount
    from ledger_transactions t
      left join ledger_entries e on e.transaction_id = t.id and e.account = 'bank'
    where t.reference is not null order by t.at desc, t.id desc limit ${count}`;
}

/** One transaction of a firm, in paise: what it owes us by it, and the GST in that; of a payment, what reached our bank
 * and the tax deducted. */
export type FirmLine = {
  readonly key: string;
  readonly kind: FirmBooking;
  readonly at: Date;
  readonly total: Paise;
  readonly gst: Paise;
  readonly received: Paise;
  readonly tds: Paise;
  readonly reference: string | null;
};

/** Transactions of a firm in a period, oldest first. */
export function selectFirmLines(
  sql: Queryable,
  { firmId, from, until }: { readonly firmId: string; readonly from: Date; readonly until: Date },
): Promise<readonly FirmLine[]> {
  return sql<FirmLine[]>`
    select t.key, t.kind, t.at,
      coalesce(sum(e.amount_paise) filter (where e.account = 'partner-receivable'), 0)::bigint as total,
      coalesce(-sum(e.amount_paise) filter (where e.account = 'gst-payable'), 0)::bigint as gst,
      coalesce(sum(e.amount_paise) filter (where e.account = 'bank'), 0)::bigint as received,
      coalesce(sum(e.amount_paise) filter (where e.account = 'tds-194h'), 0)::bigint as tds,
      t.reference
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.firm_id = ${firmId} and t.at >= ${from} and t.at < ${until}
    group by t.id order by t.at, t.id`;
}

/** What a firm owed us before an instant, in paise. */
export async function selectFirmBalance(
  sql: Queryable,
  firmId: string,
  before: Date,
): Promise<Paise> {
  const [row] = await sql<{ owed: Paise }[]>`
    select coalesce(sum(e.amount_paise), 0)::bigint as owed
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.firm_id = ${firmId} and t.at < ${before} and e.account = 'partner-receivable'`;
  if (row === undefined) throw new Error('a sum has a row');
  return row.owed;
}

/** What leads were charged to a firm in a period, less credits, without GST, in paise. */
export async function selectFirmCharged(
  sql: Queryable,
  { firmId, from, until }: { readonly firmId: string; readonly from: Date; readonly until: Date },
): Promise<Paise> {
  const [row] = await sql<{ charged: Paise }[]>`
    select coalesce(-sum(e.amount_paise), 0)::bigint as charged
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.firm_id = ${firmId} and t.at >= ${from} and t.at < ${until}
      and e.account = 'lead-income'`;
  if (row === undefined) throw new Error('a sum has a row');
  return row.charged;
}
