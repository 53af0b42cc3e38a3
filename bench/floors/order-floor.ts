// Floor of order creation: bare node:http and one transaction with the product's statements, in the same order. Reads
// use the product's own repositories, so the statements stay the same.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDatabase, type Transaction } from '@pahiya/api/db/database';
import { findToken } from '@pahiya/api/modules/auth/session-repository';
import { findOpenOrders } from '@pahiya/api/modules/challan-orders/checkout/find-open-orders';
import { readWholeOrder } from '@pahiya/api/modules/challan-orders/reading/read-order';
import { findChallanOrder } from '@pahiya/api/modules/challan-orders/store/challan-order';
import {
  insertChallans,
  selectOrdersByNumber,
} from '@pahiya/api/modules/challan-orders/store/order-challan-repository';
import { findDiscovery, findSources } from '@pahiya/api/modules/challans/discovery-repository';
import { insertOrder, selectUnpaidLocked } from '@pahiya/api/modules/orders/order-repository';
import { enqueueTask } from '@pahiya/api/tasks/enqueue-task';
import { orderLinesOf, type Quote } from '@pahiya/domain/challans/quote';

const sql = createDatabase({
  url: String(process.env.DATABASE_URL),
  applicationName: 'pahiya-bench-floor',
  poolSize: Number(process.env.DATABASE_POOL),
});
const model = JSON.parse(readFileSync(String(process.env.ORDER_FILE), 'utf8'));

/** The model's price, of these challans. */
function quoteOf(challanNumbers: readonly string[]): Pick<Quote, 'lines' | 'order'> {
  const { lines, order }: Quote = model.quote.STANDARD;
  const [line] = lines;
  if (line === undefined) throw new Error('the model has a challan');
  return { order, lines: challanNumbers.map((challanNumber) => ({ ...line, challanNumber })) };
}

type Wanted = { readonly discoveryId: string; readonly challanNumbers: readonly string[] };

async function makeOrder(tx: Transaction, request: IncomingMessage, body: string) {
  const at = new Date();
  const { discoveryId, challanNumbers }: Wanted = JSON.parse(body);
  const token = String(request.headers.cookie).split('=')[1] ?? '';
  const found = await findToken(tx, token, at);
  if (found === null) throw new Error('nobody is signed in');
  const { userId, sessionId } = found;
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
  const caller = { kind: 'user', userId, sessionId } as const;
  const device = { id: sessionId, isNew: false };
  const search = await findDiscovery(tx, discoveryId, { caller, device }, at);
  await findSources(tx, discoveryId);
  await findOpenOrders(tx, challanNumbers, at);
  await tx`select from users where id = ${userId} for no key update`;
  if (search === null) throw new Error('the search is gone');
  const { vehicleNumber } = search;
  await selectUnpaidLocked(tx, userId, 'challan');
  await selectOrdersByNumber(tx, challanNumbers);
  const orderId = randomUUID();
  const challans = challanNumbers.map((challanNumber) => ({
    id: randomUUID(),
    challan_number: challanNumber,
    kind: model.kind,
    challan: tx.json(model.challan),
    fine_paise: model.fine,
    legal_fee_paise: model.legalFee,
    gst_paise: model.gst,
    discount_paise: model.discount,
    total_paise: model.challanTotal,
  }));
  const itemIds = new Map(challans.map(({ id, challan_number }) => [challan_number, id]));
  await insertOrder(tx, {
    orderId,
    publicId: orderId.slice(0, 12),
    kind: 'challan',
    userId,
    vehicleNumber: vehicleNumber,
    activeStep: 'CHALLAN_PAY',
    quoteId: randomUUID(),
    quoteValidUntil: at,
    total: model.total,
    itemCount: challans.length,
    lines: orderLinesOf(quoteOf(challanNumbers), itemIds),
    sourceKey: model.sourceKey,
    isSandbox: true,
    createdAt: at,
    closesAt: at,
    holdsUntil: at,
  });
  const terms = { orderId, settlementType: 'STANDARD', quote: model.quote } as const;
  await insertChallans(tx, terms, challans, at);
  // Due long after the benchmark, as the product's are.
  const dueAt = new Date(at.getTime() + 3_600_000);
  await enqueueTask(tx, { kind: 'close-order', subject: orderId, dueAt });
  const order = await findChallanOrder(tx, orderId);
  if (order === null) throw new Error('an insert can be read back');
  const text = JSON.stringify({ data: await readWholeOrder(tx, order) });
  await tx`update idempotency_keys set status = ${201}, body = ${text},
    content_type = ${'application/json; charset=utf-8'} where owner = ${owner} and key = ${key}`;
  return text;
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
