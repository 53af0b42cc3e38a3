import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** What is owed on a car. */
export type DuesRow = {
  readonly loan: Paise | null;
  readonly lender: string | null;
  readonly letterOn: IstDate | null;
  readonly challans: Paise | null;
  readonly challanCount: number | null;
  readonly challansAt: Date | null;
  readonly hasFailedSource: boolean;
};

/** Nothing is known yet. */
export const noDues: DuesRow = {
  loan: null,
  lender: null,
  letterOn: null,
  challans: null,
  challanCount: null,
  challansAt: null,
  hasFailedSource: false,
};

/** What is owed on the car of a sale. */
export async function findDues(sql: Queryable, saleId: string): Promise<DuesRow> {
  const [row] = await sql<DuesRow[]>`
    select loan_paise as loan, lender, letter_on as "letterOn", challans_paise as challans,
      challans as "challanCount", challans_at as "challansAt",
      has_failed_source as "hasFailedSource"
    from sale_dues where sale_id = ${saleId}`;
  return row ?? noDues;
}

/** Stores what is owed. */
export async function putDues(tx: Queryable, saleId: string, dues: DuesRow): Promise<void> {
  await tx`
    insert into sale_dues (sale_id, loan_paise, lender, letter_on, challans_paise, challans,
      challans_at, has_failed_source)
    values (${saleId}, ${dues.loan}, ${dues.lender}, ${dues.letterOn}::date, ${dues.challans},
      ${dues.challanCount}, ${dues.challansAt}, ${dues.hasFailedSource})
    on conflict (sale_id) do update set loan_paise = excluded.loan_paise,
      lender = excluded.lender, letter_on = excluded.letter_on,
      challans_paise = excluded.challans_paise, challans = excluded.challans,
      challans_at = excluded.challans_at, has_failed_source = excluded.has_failed_source`;
}

/** An accepted offer. */
export type AcceptanceRow = {
  readonly saleId: string;
  readonly bidId: string;
  readonly firmId: string;
  readonly bid: Paise;
  readonly loan: Paise;
  readonly challans: Paise;
  readonly charge: Paise;
  readonly gst: Paise;
  readonly net: Paise;
  /** Encrypted. */
  readonly account: Uint8Array;
  readonly accountEnd: string;
  readonly handoverOn: IstDate;
  readonly acceptedAt: Date;
};

/** Stores an accepted offer. */
export async function insertAcceptance(tx: Queryable, row: AcceptanceRow): Promise<void> {
  await tx`
    insert into sale_acceptances (sale_id, bid_id, firm_id, bid_paise, loan_paise, challans_paise,
      charge_paise, gst_paise, net_paise, account, account_end, handover_on, accepted_at)
    values (${row.saleId}, ${row.bidId}, ${row.firmId}, ${row.bid}, ${row.loan}, ${row.challans},
      ${row.charge}, ${row.gst}, ${row.net}, ${row.account}, ${row.accountEnd},
      ${row.handoverOn}::date, ${row.acceptedAt})`;
}

/** The accepted offer of a sale; null: none. */
export async function findAcceptance(
  sql: Queryable,
  saleId: string,
): Promise<AcceptanceRow | null> {
  const [row] = await sql<AcceptanceRow[]>`
    select ${columns(sql)} from sale_acceptances a where a.sale_id = ${saleId}`;
  return row ?? null;
}

/** A payment of a sale with its bank reference. */
export type SalePaymentKind = 'dealer' | 'seller' | 'lender' | 'challans' | 'dealer-refund';
export type SalePaymentRow = {
  readonly kind: SalePaymentKind;
  readonly amount: Paise;
  readonly reference: string;
  readonly paidOn: IstDate;
};

/** Payments of a sale, oldest first. */
export async function findSalePayments(
  sql: Queryable,
  saleId: string,
): Promise<readonly SalePaymentRow[]> {
  return sql<SalePaymentRow[]>`
    select kind, amount_paise as amount, reference, paid_on as "paidOn"
    from sale_payments where sale_id = ${saleId} order by at, id`;
}

/** Stores a payment. */
export async function insertSalePayment(
  tx: Queryable,
  row: SalePaymentRow & {
    readonly id: string;
    readonly saleId: string;
    readonly operatorId: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx`
    insert into sale_payments (id, sale_id, kind, amount_paise, reference, paid_on, operator_id, at)
    values (${row.id}, ${row.saleId}, ${row.kind}, ${row.amount}, ${row.reference},
      ${row.paidOn}::date, ${row.operatorId}, ${row.at})`;
}

/** Accepted sales that are not paid out, with those that may still owe, next handover first; or one sale in any state. */
export async function findAcceptances(
  sql: Queryable,
  only?: string,
): Promise<readonly (AcceptanceRow & { readonly dealer: string })[]> {
  return sql<(AcceptanceRow & { dealer: string })[]>`
    select ${columns(sql)}, b.dealer
    from sale_acceptances a join sale_cases s on s.id = a.sale_id
      join bids b on b.id = a.bid_id
    where ${only === undefined ? isUnderWay(sql) : sql`s.id = ${only}`}
    order by a.handover_on, a.sale_id limit 200`;
}

function isUnderWay(sql: Queryable) {
  return sql`(s.state in ('accepted', 'funded', 'handed-over', 'paid', 'called-off')
    or (s.state = 'transferred' and (a.loan_paise > 0)::int + (a.challans_paise > 0)::int
      > (select count(*) from sale_payments p
        where p.sale_id = s.id and p.kind in ('lender', 'challans'))))`;
}

function columns(sql: Queryable) {
  return sql`a.sale_id as "saleId", a.bid_id as "bidId", a.firm_id as "firmId", a.bid_paise as bid,
    a.loan_paise as loan, a.challans_paise as challans, a.charge_paise as charge,
    a.gst_paise as gst, a.net_paise as net, a.account, a.account_end as "accountEnd",
    a.handover_on as "handoverOn", a.accepted_at as "acceptedAt"`;
}
