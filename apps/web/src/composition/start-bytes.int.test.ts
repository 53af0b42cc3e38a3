import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { contracts } from '@pahiya/contracts/all/contracts';
import type { Contract } from '@pahiya/contracts/contract';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The browser's files that every page of the app starts with: code by file name without hash. */
type Start = ReadonlyMap<string, string>;

/** Builds the browser's files, with all areas or with some of them. */
async function startOf(areas: string): Promise<Start> {
  const cut = {
    name: 'some-areas',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      id.endsWith('/composition/areas.ts')
        ? code.replaceAll("'../areas/*/", `'../areas/${areas}/`)
        : null,
  };
  const output = (await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'silent',
    plugins: [cut],
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((one) => one.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const start = new Map<string, string>();
  const visit = (file: string) => {
    const chunk = byFile.get(file);
    const name = withoutHashes(file);
    if (chunk === undefined || start.has(name)) return;
    start.set(name, withoutHashes(chunk.code));
    chunk.imports.forEach(visit);
  };
  visit(chunks.find(({ name }) => name === 'entry-app')?.fileName ?? '');
  return start;
}

const withoutHashes = (text: string) => text.replace(/-[\w-]{8}\.js/g, '.js');
const sizeOf = (code = '') => brotliCompressSync(code).length;
const shell = 'assets/shell.js';

let all: Start;
let few: Start;
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  all = await startOf('*');
  few = await startOf('{home,vehicle}');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

test('every page starts with the same few files, none of an area', () => {
  expect([...all.keys()].sort()).toEqual([...few.keys()].sort());
  expect([...all.keys()].filter((file) => !/entry-app|framework|runtime|shell/.test(file))).toEqual(
    [],
  );
});

test('the shell knows no page', () => {
  const code = all.get(shell) ?? '';
  const known = ['/contest-challan', '/fake-challan-check', '/terms-conditions-challans', '.page.'];
  expect(known.filter((word) => code.includes(word))).toEqual([]);
});

test('the shell has the addresses of its own calls only', () => {
  const code = all.get(shell) ?? '';
  const known = Object.entries(contracts as Record<string, Contract>)
    .filter(([, { call }]) =>
      ['"', "'", '`'].some((quote) => code.includes(quote + call.path + quote)),
    )
    .map(([name]) => name);
  const session = ['checkLogin', 'generateOtp', 'loginUser', 'logout', 'verifySession'];
  const own = [...session, 'getConsents', 'setConsent', 'logFrontendError'];
  expect(known.filter((name) => !own.includes(name))).toEqual([]);
});

// What shared modules gain when another area uses one more of their exports; a table of pages would be thousands.
test('the shell with all areas is as large as with two of them', () => {
  expect(sizeOf(all.get(shell))).toBeGreaterThan(10_000);
  expect(Math.abs(sizeOf(all.get(shell)) - sizeOf(few.get(shell)))).toBeLessThanOrEqual(200);
});
