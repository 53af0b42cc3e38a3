// Floor of order creation: bare node:http and one transaction with the product's statements, in the same order. Reads
// use the product's own repositories, so the statements stay the same.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDatabase, type Transaction } from '@pahiya/api/db/database';
import { findToken } from '@pahiya/api/modules/auth/session-repository';
import { findOrder, orderColumns } from '@pahiya/api/modules/challan-orders/order-repository';
import { readWholeOrder } from '@pahiya/api/modules/challan-orders/read-order';
import { findDiscovery, findSources } from '@pahiya/api/modules/challans/discovery-repository';
import { findOpenOrders, isYielding } from '@pahiya/api/modules/challans/open-orders';
import { enqueueTask } from '@pahiya/api/tasks/enqueue-task';

const sql = createDatabase({
  url: String(process.env.DATABASE_URL),
  applicationName: 'pahiya-bench-floor',
  poolSize: Number(process.env.DATABASE_POOL),
});
const model = JSON.parse(readFileSync(String(process.env.ORDER_FILE), 'utf8'));

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
  const vehicleNumber = search?.vehicleNumber ?? '';
  await tx`
    select ${orderColumns(tx)}, array(select challan_number from order_challans c
      where c.order_id = orders.id) as "challanNumbers"
    from orders where user_id = ${userId} and payment_state in ('open', 'attempted')
    order by created_at, id for no key update`;
  await tx`
    select id from orders
    where user_id <> ${userId} and ${isYielding(tx, at)} and exists (
      select from order_challans c where c.order_id = orders.id and c.is_open
        and c.challan_number = any(${challanNumbers}))
    for no key update skip locked`;
  await tx`
    select min(created_at) as since from orders
    where user_id = ${userId} and paid_at is null and created_at > ${new Date(at.getTime() - 86_400_000)}
      and exists (select from order_challans c where c.order_id = orders.id
        and c.challan_number = any(${challanNumbers}))`;
  const orderId = randomUUID();
  const rows = challanNumbers.map((challanNumber) => ({
    id: randomUUID(),
    order_id: orderId,
    challan_number: challanNumber,
    kind: model.kind,
    challan: tx.json(model.challan),
    fine_paise: model.fine,
    legal_fee_paise: model.legalFee,
    gst_paise: model.gst,
    discount_paise: model.discount,
    total_paise: model.challanTotal,
    settlement: 'awaiting-payment',
    settlement_changed_at: at,
    is_open: true,
  }));
  await tx`
    with made as (
      insert into orders (id, public_id, user_id, vehicle_number, settlement_type, active_step,
        payment_state, quote_id, quote, quote_valid_until, total_paise, challan_count, source_key,
        is_sandbox, created_at, changed_at, closes_at, holds_until)
      values (${orderId}, ${orderId.slice(0, 12)}, ${userId}, ${vehicleNumber}, 'STANDARD',
        'CHALLAN_PAY', 'open', ${randomUUID()}, ${tx.json(model.quote)}, ${at}, ${model.total},
        ${rows.length}, ${model.sourceKey}, true, ${at}, ${at}, ${at}, ${at})
    ), challans as (
      insert into order_challans ${tx(rows)}
    )
    insert into order_events (order_id, kind, at, amount_paise)
    values (${orderId}, 'ordered', ${at}, ${model.total})`;
  // Due long after the benchmark, as the product's are.
  const dueAt = new Date(at.getTime() + 3_600_000);
  await enqueueTask(tx, { kind: 'close-order', subject: orderId, dueAt });
  const order = await findOrder(tx, orderId);
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
