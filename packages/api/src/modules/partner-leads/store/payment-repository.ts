import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** A payment of a firm as an operator recorded it. */
export type FirmPayment = {
  readonly paymentId: string;
  readonly firmId: string;
  readonly reference: string;
  readonly received: Paise;
  readonly tds: Paise;
  readonly paidOn: IstDate;
};

/** A payment as stored. */
export type FirmPaymentRow = FirmPayment & {
  readonly recordedBy: string;
  readonly recordedAt: Date;
  readonly undoneAt: Date | null;
  readonly undoneNote: string | null;
};

/** Stores a payment; false when its reference is recorded and not undone. */
export async function insertFirmPayment(
  tx: Queryable,
  payment: FirmPayment,
  { operatorId, at }: { readonly operatorId: string; readonly at: Date },
): Promise<boolean> {
  const { count } = await tx`
    insert into partner_payments
      (id, firm_id, reference, received_paise, tds_paise, paid_on, recorded_by, recorded_at)
    values (${payment.paymentId}, ${payment.firmId}, ${payment.reference}, ${payment.received},
      ${payment.tds}, ${payment.paidOn}::date, ${operatorId}, ${at})
    on conflict (reference) where undone_at is null do nothing`;
  return count === 1;
}

/** The payment with a reference that is not undone. */
export async function findFirmPayment(
  sql: Queryable,
  reference: string,
): Promise<FirmPaymentRow | null> {
  const [row] = await selectPayments(sql, sql`reference = ${reference} and undone_at is null`, 1);
  return row ?? null;
}

/** The newest payments of a firm, undone ones too. */
export function firmPayments(
  sql: Queryable,
  firmId: string,
  count: number,
): Promise<readonly FirmPaymentRow[]> {
  return selectPayments(sql, sql`firm_id = ${firmId}`, count);
}

/** Marks a payment of a firm as undone. Null when the firm has none of this id, `already` when it is. */
export async function updateUndone(
  tx: Queryable,
  { firmId, paymentId }: { readonly firmId: string; readonly paymentId: string },
  by: { readonly operatorId: string; readonly at: Date; readonly note: string },
): Promise<FirmPaymentRow | 'already' | null> {
  const [row] = await selectPayments(tx, tx`firm_id = ${firmId} and id = ${paymentId}`, 1);
  if (row === undefined) return null;
  const { count } = await tx`
    update partner_payments
    set undone_by = ${by.operatorId}, undone_at = ${by.at}, undone_note = ${by.note}
    where id = ${paymentId} and undone_at is null`;
  return count === 1 ? row : 'already';
}

/** Days on which payments reached our bank, by their ids. */
export async function paidDays(
  sql: Queryable,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, IstDate>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await sql<{ id: string; day: IstDate }[]>`
    select id, paid_on::text as day from partner_payments
    where id = any(${[...new Set(paymentIds)]}::uuid[])`;
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/** Tax that a firm deducted from payments since a day, without undone ones, in paise. */
export async function deductedSince(sql: Queryable, firmId: string, from: IstDate): Promise<Paise> {
  const [row] = await sql<{ deducted: Paise }[]>`
    select coalesce(sum(tds_paise), 0)::bigint as deducted from partner_payments
    where firm_id = ${firmId} and paid_on >= ${from}::date and undone_at is null`;
  return row?.deducted ?? paise(0);
}

function selectPayments(
  sql: Queryable,
  condition: ReturnType<Queryable>,
  count: number,
): Promise<readonly FirmPaymentRow[]> {
  return sql<FirmPaymentRow[]>`
    select id as "paymentId", firm_id as "firmId", reference, received_paise as received,
      tds_paise as tds, paid_on::text as "paidOn", recorded_by as "recordedBy",
      recorded_at as "recordedAt", undone_at as "undoneAt", undone_note as "undoneNote"
    from partner_payments where ${condition}
    order by paid_on desc, recorded_at desc, id limit ${count}`;
}
