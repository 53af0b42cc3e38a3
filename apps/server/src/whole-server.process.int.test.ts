import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { sandboxOf, signIn } from '../test/sandbox-control.ts';
import { type ServerProcess, spawnServer } from '../test/server-process.ts';

// The server as operators run it, with its own database: each test starts one or more.
const startingTimeout = 90_000;
const quiet = { LOG_LEVEL: 'error' };
/** A server that takes longer than nine seconds ends itself with code 1. */
const stoppedInTime = { code: 0, signal: null };

let folder: string;
let running: ServerProcess[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-process-'));
  // When run as root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(folder, 0o711);
  running = [];
});
afterEach(async () => {
  for (const server of running) server.kill('SIGTERM');
  await Promise.all(running.map((server) => server.ended));
  await rm(folder, { recursive: true, force: true });
});

function start(dataDir: string, variables: Record<string, string> = {}): ServerProcess {
  const server = spawnServer({ DATA_DIR: path.join(folder, dataDir), ...quiet, ...variables });
  running.push(server);
  return server;
}

describe('configuration', () => {
  test(
    'errors end the process with code 78 and are all listed together, without their values',
    async () => {
      const server = start('a', {
        PORT: 'eighty',
        DATABASE_URL: 'mysql://root:hunter2@db/x',
        RATE_LIMITS: 'perhaps',
        ULIP_BASE_URL: 'https://ulip.example',
      });
      expect((await server.ended).code).toBe(78);
      for (const name of ['PORT', 'DATABASE_URL', 'RATE_LIMITS', 'ULIP_USERNAME']) {
        expect(server.output()).toContain(`- ${name}`);
      }
      expect(server.output()).toContain('4 faults');
      expect(server.output()).not.toMatch(/hunter2|eighty|perhaps| {4}at /);
    },
    startingTimeout,
  );

  test(
    'production does not start on the sandbox',
    async () => {
      const server = start('a', { NODE_ENV: 'production' });
      expect((await server.ended).code).toBe(78);
      for (const name of ['APP_SECRET', 'SITE_URL', 'ULIP_BASE_URL', 'MSG91_BASE_URL']) {
        expect(server.output()).toContain(`- ${name}`);
      }
    },
    startingTimeout,
  );
});

describe('stopping', () => {
  test(
    'a running request is completed, then the process and its database exit within ten seconds',
    async () => {
      const server = start('a');
      const base = await server.ready;
      const sandbox = await sandboxOf(base);
      await sandbox.fail('ulip', { latencyMs: 1500, times: 1 });
      const slow = ask(base, '/api/v1/web/vehicle/MH12DE1433');
      await expect.poll(() => sandbox.callsFor('MH12DE1433')).toBe(1);
      server.kill('SIGTERM');
      expect((await slow).status).toBe(200);
      expect(await server.ended).toEqual(stoppedInTime);
      await expect(ask(base, '/healthz')).rejects.toThrow();
      await expect(ask(sandbox.address, '/healthz')).rejects.toThrow();
      expect(existsSync(path.join(folder, 'a/postgres/data/postmaster.pid'))).toBe(false);
    },
    startingTimeout,
  );

  test(
    'a connection kept open, one without a request and a request half sent do not hold it up',
    async () => {
      const server = start('a');
      const base = await server.ready;
      const sandbox = await sandboxOf(base);
      await sandbox.fail('ulip', { latencyMs: 1500, times: 1 });
      const kept = connectTo(base);
      kept.write('GET /api/v1/web/vehicle/MH12DE1433 HTTP/1.1\r\nHost: localhost\r\n\r\n');
      connectTo(base);
      connectTo(base).write(
        'POST /api/v1/web/vehicle HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
      );
      await expect.poll(() => sandbox.callsFor('MH12DE1433')).toBe(1);
      server.kill('SIGTERM');
      expect(await server.ended).toEqual(stoppedInTime);
      expect(String(kept.read())).toContain('200 OK');
    },
    startingTimeout,
  );
});

describe('a server that is killed', () => {
  test(
    'restarts on its data: sessions are still valid, and no record is requested again',
    async () => {
      const first = start('a');
      const base = await first.ready;
      const sandbox = await sandboxOf(base);
      const cookie = await signIn(base, sandbox, '9876543210');
      expect((await ask(base, '/api/v1/web/vehicle/MH12DE1433')).status).toBe(200);
      first.kill('SIGKILL');
      expect((await first.ended).signal).toBe('SIGKILL');

      const second = start('a');
      const again = await second.ready;
      const login = await ask(again, '/api/v1/web/auth/check/login', { headers: { cookie } });
      expect(JSON.parse(login.text)).toMatchObject({ data: { isLoggedIn: true } });
      const record = await ask(again, '/api/v1/web/vehicle/MH12DE1433', { headers: { cookie } });
      expect(record.status).toBe(200);
      expect(await (await sandboxOf(again)).callsFor('MH12DE1433')).toBe(0);
      await expect(ask(sandbox.address, '/healthz')).rejects.toThrow();
    },
    startingTimeout,
  );
});

describe('two servers on one machine', () => {
  test(
    'run side by side in separate folders',
    async () => {
      const servers = [start('a'), start('b')];
      const [a = '', b = ''] = await Promise.all(servers.map((server) => server.ready));
      expect(a).not.toBe(b);
      const cookie = await signIn(a, await sandboxOf(a), '9876543210');
      const isLoggedIn = async (base: string) =>
        JSON.parse((await ask(base, '/api/v1/web/auth/check/login', { headers: { cookie } })).text)
          .data.isLoggedIn;
      expect([await isLoggedIn(a), await isLoggedIn(b)]).toEqual([true, false]);
    },
    startingTimeout,
  );

  test(
    'the second on the same folder is refused in a sentence, and the first continues',
    async () => {
      const first = start('a');
      const base = await first.ready;
      const second = start('a');
      expect((await second.ended).code).toBe(78);
      expect(second.output()).toMatch(/another|in use/i);
      expect(second.output()).not.toMatch(/ {4}at /);
      expect((await ask(base, '/readyz')).status).toBe(200);
    },
    startingTimeout,
  );
});

/** A bare connection to the server, which never closes it. */
function connectTo(base: string): net.Socket {
  const { hostname, port } = new URL(base);
  return net.connect({ host: hostname, port: Number(port) }).on('error', () => undefined);
}
