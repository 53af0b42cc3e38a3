import type { FileStore } from '@pahiya/domain/files/ports';
import { expect, test } from 'vitest';

/** What the port's test suite needs from a file store. */
export type FileStoreSubject = {
  /** A new, empty store. */
  readonly create: () => Promise<FileStore>;
};

/** Every byte value, and more than one packet. */
const FILE = Uint8Array.from({ length: 300_000 }, (_, index) => index % 256);
const KEY = 'documents/2026/0b7e6d9c-licence';

/** Contract tests of every adapter of the FileStore port.
 * @internal Tests only. */
export function fileStoreSuite(name: string, subject: FileStoreSubject): void {
  test(`${name}: a file is returned byte for byte`, async () => {
    const store = await subject.create();
    expect(await store.put(KEY, FILE)).toEqual({ ok: true, value: undefined });
    expect(await read(store, KEY)).toEqual(FILE);
  });

  test(`${name}: an empty file is stored`, async () => {
    const store = await subject.create();
    await store.put(KEY, new Uint8Array());
    expect(await read(store, KEY)).toEqual(new Uint8Array());
  });

  test(`${name}: a missing file is a response, not a failure`, async () => {
    const store = await subject.create();
    expect(await store.get(KEY)).toEqual({ ok: true, value: null });
  });

  test(`${name}: a file written again is replaced entirely`, async () => {
    const store = await subject.create();
    await store.put(KEY, FILE);
    await store.put(KEY, new Uint8Array([7]));
    expect(await read(store, KEY)).toEqual(new Uint8Array([7]));
  });

  test(`${name}: concurrent writers of one key leave one complete file`, async () => {
    const store = await subject.create();
    const versions = [1, 2, 3, 4, 5, 6, 7, 8].map((value) => new Uint8Array(50_000).fill(value));
    const written = await Promise.all(versions.map((version) => store.put(KEY, version)));
    expect(written.every(({ ok }) => ok)).toBe(true);
    const kept = await read(store, KEY);
    expect(versions).toContainEqual(kept);
  });

  test(`${name}: a deleted file is gone, and deleting it again succeeds`, async () => {
    const store = await subject.create();
    await store.put(KEY, FILE);
    expect(await store.remove(KEY)).toEqual({ ok: true, value: undefined });
    expect(await store.get(KEY)).toEqual({ ok: true, value: null });
    expect(await store.remove(KEY)).toEqual({ ok: true, value: undefined });
  });

  test(`${name}: a key may start with another key`, async () => {
    const store = await subject.create();
    await store.put('orders/1', new Uint8Array([1]));
    await store.put('orders/1/receipt', new Uint8Array([2]));
    expect(await read(store, 'orders/1')).toEqual(new Uint8Array([1]));
    expect(await read(store, 'orders/1/receipt')).toEqual(new Uint8Array([2]));
  });

  test.each([
    '',
    '/etc/passwd',
    '../secret',
    'a/../../b',
    'a//b',
    'a/',
    'a\\b',
    'a%2e%2e/b',
    'A',
    'a.pdf',
    'a\0b',
    'a?x=1',
    'a'.repeat(201),
  ])(`${name}: %j is no key, for reading, writing or removing`, async (key) => {
    const store = await subject.create();
    const refused = { ok: false, error: { kind: 'rejected', retryable: false } };
    expect(await store.put(key, FILE)).toMatchObject(refused);
    expect(await store.get(key)).toMatchObject(refused);
    expect(await store.remove(key)).toMatchObject(refused);
  });

  test(`${name}: it has an id`, async () => {
    expect((await subject.create()).id).toMatch(/^[a-z0-9-]+$/);
  });
}

async function read(store: FileStore, key: string): Promise<Uint8Array | null> {
  const answer = await store.get(key);
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.value === null ? null : new Uint8Array(answer.value);
}
