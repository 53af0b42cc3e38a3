// Floor of the webhook intake: bare node:http, the HMAC of the bytes, and one insert of the same row into a table like
// the product's, which no worker reads.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDatabase } from '@pahiya/api/db/database';

const sql = createDatabase({
  url: String(process.env.DATABASE_URL),
  applicationName: 'pahiya-bench-floor',
  poolSize: Number(process.env.DATABASE_POOL),
});
const secret = String(process.env.WEBHOOK_SECRET);
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    const body = Buffer.concat(chunks);
    const signature = Buffer.from(String(request.headers['x-razorpay-signature']), 'hex');
    const expected = createHmac('sha256', secret).update(body).digest();
    if (signature.length !== expected.length || !timingSafeEqual(expected, signature)) {
      response.writeHead(401).end();
      return;
    }
    const eventId = String(request.headers['x-razorpay-event-id']);
    await sql`
      insert into bench_gateway_events (event_id, gateway, body, received_at)
      values (${eventId}, ${'razorpay'}, ${body}, ${new Date()})
      on conflict (event_id) do nothing`;
    response.writeHead(200, { 'content-length': 0 }).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(
    `floor listens at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`,
  );
});
process.once('SIGTERM', () => process.exit(0));
