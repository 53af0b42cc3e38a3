import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';

const MAIN = new URL('./main.ts', import.meta.url).pathname;

test('the program prints its address, responds there and stops on request', async () => {
  const program = spawn(process.execPath, [MAIN], { env: { ...process.env, SANDBOX_PORT: '0' } });
  const [output] = await once(program.stdout, 'data');
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(String(output))?.[0];
  expect(address).toBeDefined();
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
}, 20_000);

test('the program accepts mail at the printed address', async () => {
  const program = spawn(process.execPath, [MAIN], { env: { ...process.env, SANDBOX_PORT: '0' } });
  const [output] = await once(program.stdout, 'data');
  const port = Number(/smtp:\/\/127\.0\.0\.1:(\d+)/.exec(String(output))?.[1]);
  const socket = connect(port, '127.0.0.1');
  const [greeting] = await once(socket, 'data');
  expect(String(greeting)).toMatch(/^220 /);
  socket.destroy();
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
}, 20_000);

test('an invalid port is refused with an explanation', async () => {
  const program = spawn(process.execPath, [MAIN], {
    env: { ...process.env, SANDBOX_PORT: 'eighty' },
  });
  const [[complaint], [code]] = await Promise.all([
    once(program.stderr, 'data'),
    once(program, 'exit'),
  ]);
  expect(String(complaint)).toContain('SANDBOX_PORT');
  expect(code).toBe(1);
}, 20_000);
