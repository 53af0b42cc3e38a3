import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '@pahiya/api/db/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sandboxAt } from '../test/sandbox-control.ts';
import { inherited } from '../test/server-process.ts';
import { startSandbox } from './sandbox-process.ts';

const program = fileURLToPath(new URL('catalogue-import.ts', import.meta.url));
let database: TestDatabase;
let folder: string;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-import-'));
  sandbox = await startSandbox(0);
});
afterAll(async () => {
  await sandbox?.stop();
  await rm(folder, { recursive: true, force: true });
  await database?.drop();
});
beforeEach(async () => {
  await database.sql`truncate car_makes, car_feeds, car_sources cascade`;
});

async function command(...args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      ...inherited,
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      CATALOGUE_FEED_URL: `${sandbox.address}/car-feed/v1/cars.csv`,
      CATALOGUE_FEED_API_KEY: 'sandbox',
    },
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

async function file(name: string, text: string): Promise<string> {
  const whole = path.join(folder, name);
  await writeFile(whole, text);
  return whole;
}
const stored = async () =>
  (await database.sql`select name from car_variants order by name`).map(({ name }) => name);

const header =
  'make,model,variant,body,fuel,price_rupees,price_as_of,price_source,price_confidence,engine_cc,spec_source';
const row = (variant: string, price = '700000', engine = '1197') =>
  `Test,Star,${variant},hatchback,petrol,${price},2026-06,list,low,${engine},list`;

test('a hostile file is read row by row: what is wrong is listed, the rest is stored as plain text', async () => {
  const sources = await file(
    'sources.json',
    JSON.stringify([{ code: 'list', title: 'A list', asOf: '2026-06' }]),
  );
  const cars = await file(
    'cars.csv',
    `\uFEFF${[
      header,
      row('Good'),
      row('Good'),
      row("=cmd|' /C calc'!A0"),
      row('"Quoted ""one""\n long"'),
      row('Nul\u0000'),
      row('Lakh', '7 lakh'),
      row('Units', '700000', '1.2 l'),
    ].join('\r\n')}`,
  );
  const dry = await command(cars, '--sources', sources);
  expect(dry).toMatchObject({ code: 0 });
  expect(await stored()).toEqual([]);
  const { code, output } = await command(cars, '--sources', sources, '--write');
  expect(code).toBe(0);
  for (const line of [
    '7 records',
    'variants: 4 new, 0 changed',
    'refused, twice: 1 (records 2)',
    'refused, formula: 1 (records 3)',
    'refused, bad-price: 1 (records 6)',
    'left out, engine_cc: 1',
  ]) {
    expect(output.split('\n')).toContain(line);
  }
  expect(await stored()).toEqual(['Good', 'Nul', 'Quoted "one" long', 'Units']);
  expect((await command(cars, '--sources', sources, '--write')).output).toContain(
    'variants: 0 new, 0 changed',
  );
}, 60_000);

test('200 MB and unreadable lists are refused in a sentence, and nothing is stored', async () => {
  const long = path.join(folder, 'long.csv');
  const handle = await open(long, 'w');
  await handle.truncate(200 * 1024 * 1024);
  await handle.close();
  expect(await command(long, '--write')).toEqual({
    code: 1,
    output: 'The file is longer than 50 MB\n',
  });
  const twice = await file('twice.csv', `${header},MAKE\n${row('One')},Other`);
  expect((await command(twice, '--write')).output).toContain('Two columns are named make');
  expect(await stored()).toEqual([]);
}, 60_000);

test('a hostile feed is imported without its wrong rows; one of 200 MB changes nothing', async () => {
  const { fail } = sandboxAt(sandbox.address);
  await fail('car-feed', { mode: 'oversized' });
  expect(await command('--feed', '--write')).toMatchObject({
    code: 1,
    output: expect.stringContaining('The feed could not be read: malformed'),
  });
  expect(await stored()).toEqual([]);
  await fail('car-feed', { mode: 'hostile-cells' });
  const { code, output } = await command('--feed', '--write');
  expect(code).toBe(0);
  for (const line of [
    '9 records',
    'variants: 7 new, 0 changed',
    'refused, formula: 1 (records 5)',
    'refused, bad-price: 1 (records 7)',
    'left out, engine_cc: 1',
    'left out, seats: 1',
  ]) {
    expect(output.split('\n')).toContain(line);
  }
}, 60_000);
