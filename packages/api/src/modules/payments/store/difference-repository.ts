import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** A difference as stored. */
export type DifferenceRow = {
  readonly differenceId: number;
  readonly kind: string;
  readonly subject: string;
  readonly expected: Paise | null;
  readonly found: Paise | null;
  readonly foundAt: Date;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly note: string | null;
};

const columns = (sql: Queryable) => sql`id as "differenceId", kind, subject,
  expected_paise as expected, found_paise as found, found_at as "foundAt",
  resolved_at as "resolvedAt", resolved_by as "resolvedBy", note`;

/** Stores a difference, unless the same one is already open. */
export async function insertDifference(
  tx: Queryable,
  difference: {
    readonly kind: string;
    readonly subject: string;
    readonly expected: Paise | null;
    readonly found: Paise | null;
    readonly at: Date;
  },
): Promise<void> {
  const { kind, subject, expected, found, at } = difference;
  await tx`
    insert into reconciliation_differences (kind, subject, expected_paise, found_paise, found_at)
    values (${kind}, ${subject}, ${expected}, ${found}, ${at})
    on conflict (kind, subject) where resolved_at is null do nothing`;
}

/** Resolves open differences of a subject. */
export async function updateGone(
  tx: Queryable,
  {
    kinds,
    subject,
    at,
  }: { readonly kinds: readonly string[]; readonly subject: string; readonly at: Date },
): Promise<void> {
  await tx`
    update reconciliation_differences set resolved_at = ${at}, note = 'resolved automatically'
    where resolved_at is null and subject = ${subject} and kind = any(${kinds})`;
}

/** Resolves open differences found since an instant that are not among those that remain. */
export async function updateAllGoneBut(
  tx: Queryable,
  remaining: readonly { readonly kind: string; readonly subject: string }[],
  {
    kinds,
    from,
    at,
  }: { readonly kinds: readonly string[]; readonly from: Date; readonly at: Date },
): Promise<void> {
  const subjects = remaining.map(({ kind, subject }) => `${kind} ${subject}`);
  await tx`
    update reconciliation_differences set resolved_at = ${at}, note = 'resolved automatically'
    where resolved_at is null and kind = any(${kinds}) and found_at >= ${from}
      and not (kind || ' ' || subject = any(${subjects}::text[]))`;
}

/** Differences, newest first. */
export async function selectDifferences(
  sql: Queryable,
  {
    isOpen,
    before,
    limit,
  }: { readonly isOpen: boolean; readonly before: number | null; readonly limit: number },
): Promise<readonly DifferenceRow[]> {
  return sql<DifferenceRow[]>`
    select ${columns(sql)} from reconciliation_differences
    where ${isOpen ? sql`resolved_at is null` : sql`resolved_at is not null`}
      ${before === null ? sql`` : sql`and id < ${before}`}
    order by id desc limit ${limit}`;
}

/** Number of open differences. */
export async function selectOpenCount(sql: Queryable): Promise<number> {
  const [row] = await sql<{ open: number }[]>`
    select count(*) as open from reconciliation_differences where resolved_at is null`;
  return row?.open ?? 0;
}

/** One difference. */
export async function selectDifference(
  sql: Queryable,
  differenceId: number,
): Promise<DifferenceRow | null> {
  const [row] = await sql<DifferenceRow[]>`
    select ${columns(sql)} from reconciliation_differences where id = ${differenceId}`;
  return row ?? null;
}

/** Resolves an open difference by an operator; false if it was resolved before. */
export async function updateResolved(
  tx: Queryable,
  differenceId: number,
  {
    operatorId,
    note,
    at,
  }: { readonly operatorId: string; readonly note: string; readonly at: Date },
): Promise<boolean> {
  const { count } = await tx`
    update reconciliation_differences
    set resolved_at = ${at}, resolved_by = ${operatorId}, note = ${note}
    where id = ${differenceId} and resolved_at is null`;
  return count > 0;
}

/** The orders of subjects that are payments or refunds. */
export async function selectOrdersOfSubjects(
  sql: Queryable,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ subject: string; orderId: string }[]>`
    select a.gateway_payment_id as subject, p.order_id as "orderId"
    from payment_attempts a join payments p on p.id = a.payment_id
    where a.gateway_payment_id = any(${subjects}::text[])
    union all
    select gateway_refund_id, order_id from refunds
    where gateway_refund_id = any(${subjects}::text[])
    union all
    select id::text, order_id from refunds where id::text = any(${subjects}::text[])`;
  return new Map(rows.map(({ subject, orderId }) => [subject, orderId]));
}

/** How many differences of each kind are open. */
export async function countOpenDifferences(
  sql: Queryable,
): Promise<readonly { readonly kind: string; readonly count: number }[]> {
  return sql<{ kind: string; count: number }[]>`
    select kind, count(*) from reconciliation_differences where resolved_at is null group by 1`;
}
