import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider of messages that counts what reached it, and can keep callers waiting for its answer. */
export type SmsStub = {
  readonly address: string;
  /** How often each message came, by its link. */
  readonly received: ReadonlyMap<string, number>;
  readonly total: () => number;
  /** Keeps all answers from now on; what waits is on its way. */
  readonly hold: () => void;
  readonly waiting: () => number;
  /** Answers again. Those who waited and have died are forgotten. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
};

/** Opens one on loopback. */
export async function openSmsStub(): Promise<SmsStub> {
  const received = new Map<string, number>();
  let total = 0;
  let isHolding = false;
  let waiting: ServerResponse[] = [];
  const answer = (response: ServerResponse) => {
    response.setHeader('content-type', 'application/json');
    response.end('{"type":"success","message":"0123456789"}');
  };
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const { recipients } = JSON.parse(text) as { recipients: [{ link: string }] };
      const { link } = recipients[0];
      received.set(link, (received.get(link) ?? 0) + 1);
      total += 1;
      if (!isHolding) return answer(response);
      waiting.push(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    total: () => total,
    hold: () => {
      isHolding = true;
    },
    waiting: () => waiting.length,
    release: () => {
      isHolding = false;
      for (const response of waiting) answer(response);
      waiting = [];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
