import { createHttpDealerFeeds } from '@pahiya/providers/dealer-feeds/http/http-dealer-feeds';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';

let sandbox: SandboxOnLoopback;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const feedUrl = () => `${sandbox.address}/dealer-feed/cars.csv`;
const open = (http = {}, sandboxOrigin: string | null = new URL(sandbox.address).origin) =>
  sandbox.keep(
    createHttpDealerFeeds({
      lookup: (_host, _options, done) => done(new Error('inside'), []),
      isPublicAddress: (address) => address === '93.184.216.34',
      sandboxOrigin,
      http,
    }),
  );

test('a list comes with its version, and not again until it changes', async () => {
  const feeds = open();
  const first = await feeds.fetchList(feedUrl(), null);
  if (!first.ok || first.value.kind !== 'list') throw new Error(JSON.stringify(first));
  expect(first.value.csv).toContain('SB-1,DL8CAF7011,Maruti Suzuki,Swift');
  const { etag } = first.value;
  expect(await feeds.fetchList(feedUrl(), etag)).toEqual({
    ok: true,
    value: { kind: 'unchanged' },
  });
  await sandbox.app.inject({ method: 'PUT', url: '/control/dealer-feed', payload: { change: 1 } });
  const second = await feeds.fetchList(feedUrl(), etag);
  expect(second).toMatchObject({ ok: true, value: { csv: expect.stringContaining('445000') } });
});

test.each([
  [{ status: 500 }, 'unavailable'],
  [{ status: 404 }, 'rejected'],
  [{ mode: 'reset' }, 'unavailable'],
  [{ mode: 'cut-off' }, 'unavailable'],
  [{ mode: 'redirect-inside' }, 'malformed'],
  [{ mode: 'huge' }, 'malformed'],
  [{ mode: 'malformed' }, 'malformed'],
] as const)('%o is a failure', async (fault, kind) => {
  await sandbox.setFault('dealer-feed', fault);
  expect(await open().fetchList(feedUrl(), null)).toMatchObject({ ok: false, error: { kind } });
});

test('a slow feed times out', async () => {
  await sandbox.setFault('dealer-feed', { latencyMs: 5000 });
  const answer = await open({ timeoutMs: 50 }).fetchList(feedUrl(), null);
  expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout' } });
});

test.each([
  'http://93.184.216.34/cars.csv',
  'https://10.0.0.1/cars.csv',
  'https://[::1]/cars.csv',
  'https://user:word@93.184.216.34/cars.csv',
  'https://93.184.216.34:8443/cars.csv',
  'https://intern.example/cars.csv',
  'file:///etc/passwd',
  'cars.csv',
])('%s is never called', async (url) => {
  const feeds = open();
  expect(await feeds.accepts(url)).toBe(false);
  expect(await feeds.fetchList(url, null)).toMatchObject({ ok: false });
});

test('outside is accepted, and live the sandbox is inside like any other', async () => {
  expect(await open().accepts('https://93.184.216.34/cars.csv')).toBe(true);
  expect(await open({}, null).accepts(feedUrl())).toBe(false);
});
