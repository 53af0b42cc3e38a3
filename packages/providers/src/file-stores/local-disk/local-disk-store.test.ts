import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { fileStoreSuite } from '../file-store.suite.ts';
import { createLocalDiskStore } from './local-disk-store.ts';

const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

fileStoreSuite('local disk', {
  create: async () => createLocalDiskStore({ folder: await newFolder() }),
});

test('files and folders are readable only by their user', async () => {
  const folder = await newFolder();
  await createLocalDiskStore({ folder }).put('orders/1/licence', new Uint8Array([1]));
  const modeOf = async (path: string) => (await stat(join(folder, path))).mode & 0o777;
  expect(await modeOf('orders/1/licence.bin')).toBe(0o600);
  expect(await modeOf('orders/1')).toBe(0o700);
});

test('a finished write leaves no temporary file', async () => {
  const folder = await newFolder();
  const store = createLocalDiskStore({ folder });
  await Promise.all([1, 2, 3].map((value) => store.put('a', new Uint8Array([value]))));
  expect(await readdir(folder)).toEqual(['a.bin']);
});

test('a disk error is unavailable, without a path in the failure', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'taken'), 'a file where a folder should be');
  const answer = await createLocalDiskStore({ folder }).put('taken/a', new Uint8Array([1]));
  expect(answer).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  expect(JSON.stringify(answer)).not.toContain(folder);
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  folders.push(folder);
  return folder;
}
