import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, ask } from '../test/ask.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

const record = (path = '/rc-details/MH12DE1433') => ask(server.base, path);

/** Pages rendered by the second thread so far. */
async function drawnElsewhere(): Promise<number> {
  const { text } = await ask(server.base, '/metrics');
  return Number(/^pages_total\{[^}]*source="thread"[^}]*\} (\d+)/m.exec(text)?.[1] ?? 0);
}

/** Without the parts of one request: its time and its nonce. */
const lasting = ({ text }: Answer) => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|nonce="[^"]*"/g, '');

test.skipIf(availableParallelism() < 2)(
  'a busy server renders identical pages in a second thread',
  async () => {
    const before = { en: await record(), hi: await record('/hi/rc-details/MH12DE1433') };
    expect(before.en.text).toContain('MH 12 DE 1433');
    const seen: Answer[] = [];
    const visitor = async () => {
      while ((await drawnElsewhere()) < 100) {
        for (let page = 0; page < 10; page += 1) seen.push(await record());
      }
    };
    await Promise.all(Array.from({ length: 8 }, visitor));
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(seen.map(lasting))).toEqual(new Set([lasting(before.en)]));
    expect(seen.at(-1)?.headers['content-type']).toBe(before.en.headers['content-type']);

    const hindi = await record('/hi/rc-details/MH12DE1433');
    expect(lasting(hindi)).toBe(lasting(before.hi));
    const unknown = await record('/rc-details/XX');
    expect(unknown.text).toContain('</html>');
    const head = await ask(server.base, '/rc-details/MH12DE1433', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    const packed = await ask(server.base, '/rc-details/MH12DE1433', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.bytes).toBeLessThan(before.en.bytes / 3);
  },
  90_000,
);
