import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropShared, keepShared, readShared, sharedKeptMs } from './shared-items.ts';

/** Cache storage as far as it is used. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  return {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (path: string, answer: Response) => void store.set(path, answer),
        match: async (path: string) => store.get(path)?.clone(),
      };
    },
    delete: async (name: string) => stores.delete(name),
  };
}

beforeEach(() => vi.stubGlobal('caches', fakeCaches()));
afterEach(() => vi.unstubAllGlobals());

const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('text and file are kept for ten minutes, then erased', async () => {
  const file = new File(['%PDF'], 'policy & more.pdf', { type: 'application/pdf' });
  await keepShared(formOf({ title: 'Policy', text: 'DL 8C AF 5030', url: '', file }), 1000);
  const item = await readShared(1000 + sharedKeptMs);
  expect(item?.text).toBe('Policy\nDL 8C AF 5030');
  expect([item?.file?.name, item?.file?.type]).toEqual(['policy & more.pdf', 'application/pdf']);
  expect(await readShared(1001 + sharedKeptMs)).toBeNull();
  expect(await readShared(1000)).toBeNull();
});

test('a new share replaces the last one, and nothing is left once it is used', async () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  await keepShared(formOf({ file }), 1000);
  await keepShared(formOf({ text: 'Pay now', url: 'Pay now' }), 2000);
  expect(await readShared(2000)).toEqual({ text: 'Pay now', file: null });
  await dropShared();
  expect(await readShared(2000)).toBeNull();
});

test('a share of 100,000 characters keeps the first 5,000', async () => {
  await keepShared(formOf({ text: 'a'.repeat(100_000) }), 1000);
  expect((await readShared(1000))?.text).toHaveLength(5_000);
});
