import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  deskDifferences as contract,
  DifferenceOnWire,
} from '@pahiya/contracts/operators/watch-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { colleague } from '../order/desk-order-repository.ts';
import { notAtDesk, wrongState } from '../refusals.ts';

type Row = Omit<DifferenceOnWire, 'foundAt' | 'resolvedAt'> & {
  readonly foundAt: Date;
  readonly resolvedAt: Date | null;
};

/** Differences found by the nightly reconciliation, newest first. */
export async function readDifferences(
  { sql }: Services,
  {
    show,
    before,
    limit,
  }: { show: 'open' | 'resolved'; before?: number | undefined; limit: number },
): Promise<AnswerOf<typeof contract>> {
  const isShown = show === 'open' ? sql`d.resolved_at is null` : sql`d.resolved_at is not null`;
  const rows = await sql<Row[]>`
    ${differencesWhole(sql)} where ${isShown}
      ${before === undefined ? sql`` : sql`and d.id < ${before}`}
    order by d.id desc limit ${limit + 1}`;
  const [counted] = await sql<{ open: number }[]>`
    select count(*) as open from reconciliation_differences where resolved_at is null`;
  const page = rows.slice(0, limit);
  return {
    differences: page.map(onWire),
    open: counted?.open ?? 0,
    nextBefore: rows.length > limit ? (page.at(-1)?.differenceId ?? null) : null,
  };
}

/** Resolves an open difference with a note. */
export async function resolveDifference(
  tx: Transaction,
  { now }: Services,
  { differenceId, operatorId, note }: { differenceId: number; operatorId: string; note: string },
): Promise<Result<{ difference: DifferenceOnWire }, Refusal>> {
  const { count } = await tx`
    update reconciliation_differences
    set resolved_at = ${now()}, resolved_by = ${operatorId}, note = ${note}
    where id = ${differenceId} and resolved_at is null`;
  const [row] = await tx<Row[]>`${differencesWhole(tx)} where d.id = ${differenceId}`;
  if (row === undefined) return err(notAtDesk);
  return count === 0 ? err(wrongState) : ok({ difference: onWire(row) });
}

/** The subject is the id of a payment, a refund or a challan; each belongs to an order. */
function differencesWhole(sql: Queryable) {
  const uuid = sql`case when d.subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    then d.subject::uuid end`;
  return sql`
    select d.id as "differenceId", d.kind, d.subject, d.expected_paise as expected,
      d.found_paise as found, d.found_at as "foundAt", d.resolved_at as "resolvedAt",
      ${colleague(sql, 'p')} as "resolvedBy", d.note,
      coalesce(
        (select y.order_id from payment_attempts a join payments y on y.id = a.payment_id
          where a.gateway_payment_id = d.subject),
        (select r.order_id from refunds r where r.gateway_refund_id = d.subject),
        (select r.order_id from refunds r where r.id = ${uuid}),
        (select c.order_id from order_challans c where c.id = ${uuid})) as "orderId"
    from reconciliation_differences d left join operators p on p.id = d.resolved_by`;
}

function onWire({ foundAt, resolvedAt, ...row }: Row): DifferenceOnWire {
  return {
    ...row,
    foundAt: foundAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}
