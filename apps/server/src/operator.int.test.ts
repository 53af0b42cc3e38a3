import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '@pahiya/api/db/database';
import { afterAll, expect, test } from 'vitest';
import { inherited } from '../test/server-process.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { readOperatorCommand } from './operator-command.ts';

const program = fileURLToPath(new URL('operator.ts', import.meta.url));
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pahiya-operator-'));
// When run as root, PostgreSQL runs as another user, who must be able to enter.
await chmod(dataDir, 0o711);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function command(...args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...inherited, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

test('accounts are created, reset and closed with and without a running server', async () => {
  const alone = await command('create', 'Asha', '--name', 'Asha R', '--role', 'operator');
  expect(alone.output).toMatch(/Operator asha can sign in at \/desk/);
  expect(alone.output).toMatch(/otpauth:\/\/totp\/Pahiya:asha\?.*secret=[A-Z2-7]{32}/);
  expect(alone.code).toBe(0);

  const held = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    const beside = await command('create', 'ravi', '--role', 'operator', '--role', 'editor');
    expect(beside.output).toMatch(/One-time password {3}[\w-]{20}/);
    expect(await command('create', 'ravi')).toMatchObject({ code: 1 });
    expect((await command('reset', 'asha')).output).toMatch(/One-time password/);
    expect(await command('close', 'asha')).toMatchObject({ code: 0 });
    expect(await command('reset', 'asha')).toMatchObject({ code: 1 });
    const sql = createDatabase({ url: held.url, applicationName: 'test', poolSize: 1 });
    const rows = await sql`
      select username, display_name, roles, is_first_password, disabled_at is null as is_open
      from operators order by username`;
    await sql.end();
    expect(rows).toEqual([
      {
        username: 'asha',
        display_name: 'Asha R',
        roles: ['operator'],
        is_first_password: true,
        is_open: false,
      },
      {
        username: 'ravi',
        display_name: 'ravi',
        roles: ['operator', 'editor'],
        is_first_password: true,
        is_open: true,
      },
    ]);
  } finally {
    await held.stop();
  }
}, 120_000);

test.each([
  [[]],
  [['create']],
  [['create', 'asha', 'ravi']],
  [['create', 'asha', '--role', 'owner']],
  [['create', 'asha', '--password', 'x']],
  [['close', 'asha', '--name', 'x']],
  [['drop', 'asha']],
])('%j is not a command', (args) => {
  expect(readOperatorCommand(args)).toBeNull();
});
