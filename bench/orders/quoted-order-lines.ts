import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '@pahiya/api/db/database';
import type { OrderLine } from '@pahiya/domain/orders/order-line';
import { type ChallanBench, perSecond, say } from '../challans/challan-bench.ts';
import { type Person, seedPeople } from '../challans/seed-searches.ts';
import { type OneRequest, sendEach } from '../challans/send-each.ts';
import { inTurn, median, startProgram } from '../measure.ts';
import type { Line } from '../report.ts';
import { orderRecharge, orderRtoWork, orderServiceReport } from './first-orders.ts';
import { orderTag } from './first-tag.ts';
import { seedIssues } from './seed-issues.ts';

/** What the floor copies: an order that the product made from a stored price, and its item. */
export type QuotedModel = {
  readonly kind: string;
  /** Table of the kind's items. */
  readonly table: string;
  readonly activeStep: string;
  readonly sourceKey: string;
  /** The row of the item as JSON. */
  readonly item: string;
  /** Lines of its quote, whose item ids the row has too. */
  readonly lines: readonly OrderLine[];
};

/** A text with the item ids of some lines replaced by those of others at the same position. */
export function withItemsOf(
  text: string,
  from: readonly OrderLine[],
  to: readonly OrderLine[],
): string {
  return from.reduce((changed, { position, itemId }) => {
    const other = to.find((line) => line.position === position)?.itemId ?? null;
    return itemId === null || other === null ? changed : changed.replaceAll(itemId, other);
  }, text);
}

/** Kinds whose orders are created from a stored price: how a person places the first one, which is then copied. */
const kinds = [
  { kind: 'fastag-recharge', table: 'fastag_recharges', orderFirst: orderRecharge },
  { kind: 'service-report', table: 'service_reports', orderFirst: orderServiceReport },
  { kind: 'rto-service', table: 'rto_works', orderFirst: orderRtoWork },
  { kind: 'fastag-tag', table: 'tag_issues', orderFirst: orderTag },
] as const;

const wanted = 0.5;

/** Orders created per second from stored prices, sixteen concurrent, each kind on its own. */
export async function quotedOrderLines(bench: ChallanBench): Promise<Line[]> {
  const lines: Line[] = [];
  for (const kind of kinds) lines.push(await lineOf(bench, kind));
  return lines;
}

async function lineOf(
  bench: ChallanBench,
  { kind, table, orderFirst }: (typeof kinds)[number],
): Promise<Line> {
  say(`orders of kind ${kind}, 16 concurrent`);
  const { product, sql, databaseUrl, poolSize } = bench;
  const [first] = await seedPeople(sql, 1);
  if (first === undefined) throw new Error('no person to order');
  const orderId = await orderFirst(product.address, first);
  const folder = await mkdtemp(join(tmpdir(), 'pahiya-bench-quoted-'));
  const count = bench.isQuick ? 400 : 1_200;
  const load = (address: string) => async () => {
    const requests = await seedQuotes(sql, { orderId, kind, count });
    await sql`analyze orders, order_lines, order_quotes, order_events, tasks, idempotency_keys`;
    return sendEach(address, requests, { connections: 16, status: 201 });
  };
  try {
    const file = join(folder, 'order.json');
    await writeFile(file, JSON.stringify(await readModel(sql, { orderId, table })));
    const floor = await startProgram(
      fileURLToPath(new URL('../floors/quoted-order-floor.ts', import.meta.url)),
      { DATABASE_URL: databaseUrl, DATABASE_POOL: poolSize, ORDER_FILE: file },
    );
    const seen = await inTurn(bench.rounds, load(product.address), load(floor.address));
    await floor.stop();
    const ratio = median(seen.product) / median(seen.floor);
    return {
      measured: `creation of a ${kind} order, requests/s, 16 concurrent`,
      product: perSecond(median(seen.product)),
      floor: perSecond(median(seen.floor)),
      ratio,
      wanted: String(wanted),
      isMet: ratio >= wanted,
      rounds: seen,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies of the quote of an order, each with items of its own and for a person of its own, and the request that orders
 * from it. */
async function seedQuotes(
  sql: Database,
  {
    orderId,
    kind,
    count,
  }: { readonly orderId: string; readonly kind: string; readonly count: number },
): Promise<OneRequest[]> {
  const [template] = await sql<{ lines: readonly OrderLine[]; terms: string }[]>`
    select lines, terms::text as terms from order_quotes where order_id = ${orderId}`;
  if (template === undefined) throw new Error('the order has no quote');
  const people = await seedPeople(sql, count);
  const copies = people.map((person) => ({ person, lines: withNewItems(template.lines) }));
  if (kind === 'fastag-tag') {
    const issues = copies.map(({ person, lines }) => ({ person, issueId: itemOf(lines) }));
    await seedIssues(sql, orderId, issues);
  }
  const quotes = copies.map(({ person, lines }) => {
    const terms = withItemsOf(template.terms, template.lines, lines);
    return { person, quoteId: randomUUID(), lines: JSON.stringify(lines), terms };
  });
  await sql`
    insert into order_quotes (id, kind, user_id, vehicle_number, lines, item_count, total_paise, terms,
      is_sandbox, created_at, valid_until)
    select s.id, q.kind, s.user_id, q.vehicle_number, s.lines::jsonb, q.item_count, q.total_paise,
      s.terms::jsonb, q.is_sandbox, now(), now() + interval '1 hour'
    from order_quotes q cross join unnest(${quotes.map(({ quoteId }) => quoteId)}::uuid[],
      ${people.map(({ userId }) => userId)}::uuid[], ${quotes.map(({ lines }) => lines)}::text[],
      ${quotes.map(({ terms }) => terms)}::text[]) as s (id, user_id, lines, terms)
    where q.order_id = ${orderId}`;
  return quotes.map(({ person, quoteId }) => requestOf(person, { kind, quoteId }));
}

function withNewItems(lines: readonly OrderLine[]): readonly OrderLine[] {
  const fresh = new Map(lines.map(({ itemId }) => [itemId, randomUUID()]));
  return lines.map((line) => ({
    ...line,
    itemId: line.itemId === null ? null : (fresh.get(line.itemId) ?? null),
  }));
}

function itemOf(lines: readonly OrderLine[]): string {
  const item = lines.find(({ itemId }) => itemId !== null)?.itemId;
  if (item === undefined || item === null) throw new Error('the quote has no item');
  return item;
}

function requestOf({ cookie }: Person, body: object): OneRequest {
  return {
    method: 'POST',
    path: '/api/v1/web/orders/create',
    headers: {
      'content-type': 'application/json',
      cookie,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  };
}

async function readModel(
  sql: Database,
  { orderId, table }: { readonly orderId: string; readonly table: string },
): Promise<QuotedModel> {
  const [order] = await sql<QuotedModel[]>`
    select o.kind, ${table} as table, o.active_step as "activeStep", o.source_key as "sourceKey",
      to_jsonb(i)::text as item, q.lines
    from orders o join ${sql(table)} i on i.order_id = o.id
      join order_quotes q on q.order_id = o.id
    where o.id = ${orderId}`;
  if (order === undefined) throw new Error('the product created no order');
  return order;
}
