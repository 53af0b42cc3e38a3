// Floor of orders from stored prices: bare node:http and one transaction with the product's statements, in the same order.
// Reads use the product's own repositories, so the statements stay the same; the item is a copy of one that the product
// stored, or for a tag the issue that exists before its order.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDatabase, type Transaction } from '@pahiya/api/db/database';
import { findToken } from '@pahiya/api/modules/auth/session-repository';
import {
  selectIssueLocked,
  selectIssuesOfOrders,
  selectSteps,
  updateIssueState,
  updateOrdered,
} from '@pahiya/api/modules/fastag/issue/issue-repository';
import { findOrder, findOrderLines } from '@pahiya/api/modules/orders/find-order';
import { findOrderEvents } from '@pahiya/api/modules/orders/order-events';
import { insertOrder, selectUnpaidLocked } from '@pahiya/api/modules/orders/order-repository';
import {
  selectOrderLocked,
  selectQuote,
  updateOrder,
} from '@pahiya/api/modules/orders/quotes/quote-repository';
import { findAttemptsOf, findRefundsOf } from '@pahiya/api/modules/payments/payments-of-orders';
import { enqueueTask } from '@pahiya/api/tasks/enqueue-task';
import { chargeOf } from '@pahiya/domain/orders/order-line';
import { type QuotedModel, withItemsOf } from '../orders/quoted-order-lines.ts';

const sql = createDatabase({
  url: String(process.env.DATABASE_URL),
  applicationName: 'pahiya-bench-floor',
  poolSize: Number(process.env.DATABASE_POOL),
});
const model: QuotedModel = JSON.parse(readFileSync(String(process.env.ORDER_FILE), 'utf8'));
const isTag = model.table === 'tag_issues';

async function makeOrder(tx: Transaction, request: IncomingMessage, body: string) {
  const at = new Date();
  const { quoteId }: { readonly quoteId: string } = JSON.parse(body);
  const found = await findToken(tx, String(request.headers.cookie).split('=')[1] ?? '', at);
  if (found === null) throw new Error('nobody is signed in');
  const { userId } = found;
  const owner = `user:${userId}`;
  const key = String(request.headers['idempotency-key']);
  await tx`
    insert into idempotency_keys (owner, key, request_hash, created_at)
    values (${owner}, ${key}, ${createHash('sha256').update(body).digest('hex')}, ${at})
    on conflict (owner, key) do update set created_at = excluded.created_at
      where idempotency_keys.status is null
        and idempotency_keys.request_hash = excluded.request_hash
        and idempotency_keys.created_at < ${at}
    returning owner`;
  const quote = await selectQuote(tx, quoteId);
  if (quote === null) throw new Error('no such quote');
  await tx`select from users where id = ${userId} for no key update`;
  await selectOrderLocked(tx, quoteId);
  await selectUnpaidLocked(tx, userId, model.kind);
  const orderId = randomUUID();
  await insertOrder(tx, {
    orderId,
    publicId: orderId.slice(0, 12),
    kind: model.kind,
    userId,
    vehicleNumber: quote.vehicleNumber,
    activeStep: model.activeStep,
    quoteId: randomUUID(),
    quoteValidUntil: at,
    total: chargeOf(quote.lines).total,
    itemCount: quote.itemCount,
    lines: quote.lines,
    sourceKey: model.sourceKey,
    isSandbox: true,
    createdAt: at,
    closesAt: at,
    holdsUntil: at,
  });
  await storeItem(tx, quote, { orderId, userId, at });
  // Due long after the benchmark, as the product's are.
  const dueAt = new Date(at.getTime() + 3_600_000);
  await enqueueTask(tx, { kind: 'close-order', subject: orderId, dueAt });
  await updateOrder(tx, quoteId, { orderId, userId });
  const whole = {
    order: await findOrder(tx, orderId),
    lines: await findOrderLines(tx, orderId),
    attempts: await findAttemptsOf(tx, orderId),
    refunds: await findRefundsOf(tx, orderId),
    events: await findOrderEvents(tx, orderId),
    details: await readItem(tx, orderId),
  };
  const text = JSON.stringify({ data: whole });
  await tx`update idempotency_keys set status = ${201}, body = ${text},
    content_type = ${'application/json; charset=utf-8'} where owner = ${owner} and key = ${key}`;
  return text;
}

type Placed = { readonly orderId: string; readonly userId: string; readonly at: Date };
type Quote = NonNullable<Awaited<ReturnType<typeof selectQuote>>>;

async function storeItem(tx: Transaction, quote: Quote, { orderId, userId, at }: Placed) {
  if (isTag) {
    const { issueId, planRef, address } = quote.terms as Record<string, string>;
    const issue = await selectIssueLocked(tx, String(issueId));
    if (issue?.state !== 'ready') throw new Error('no issue to order');
    const sealed = Buffer.from(String(address), 'base64');
    await updateOrdered(tx, issue.issueId, { orderId, planRef: String(planRef), address: sealed });
    await updateIssueState(tx, issue.issueId, { state: 'ordered', at });
    return;
  }
  const table = tx(model.table);
  const item = JSON.parse(withItemsOf(model.item, model.lines, quote.lines));
  // The id of the outside call is made when an order is placed; kinds without one ignore it.
  const own = { ...item, order_id: orderId, user_id: userId, request_id: randomUUID() };
  await tx`insert into ${table} select * from jsonb_populate_record(null::${table}, ${tx.json(own)})`;
}

async function readItem(tx: Transaction, orderId: string): Promise<object> {
  if (!isTag) return tx`select * from ${tx(model.table)} where order_id = ${orderId}`;
  const issues = await selectIssuesOfOrders(tx, [orderId]);
  const steps = await selectSteps(
    tx,
    issues.map(({ issueId }) => issueId),
  );
  return { issues, steps };
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    const body = Buffer.concat(chunks).toString();
    const text = await sql.begin((tx) => makeOrder(tx, request, body));
    response.writeHead(201, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(
    `floor listens at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`,
  );
});
process.once('SIGTERM', () => process.exit(0));
