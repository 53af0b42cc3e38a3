import { outboxDatabase, outboxStore } from '../../frame/sw/outbox-names.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** Stores an entry, in place of the one with its id. */
export async function putEntry(entry: OutboxEntry): Promise<void> {
  await run('readwrite', (store) => store.put(entry));
}

/** Replaces an entry; nothing when it was deleted meanwhile. */
export async function changeEntry(entry: OutboxEntry): Promise<void> {
  await run('readwrite', (store) => {
    const found = store.getKey(entry.id);
    found.onsuccess = () => {
      if (found.result !== undefined) store.put(entry);
    };
    return found;
  });
}

/** Deletes an entry. */
export async function deleteEntry(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id));
}

/** All entries, oldest first. */
export async function listEntries(): Promise<readonly OutboxEntry[]> {
  const entries = await run<OutboxEntry[]>('readonly', (store) => store.getAll());
  return entries.toSorted((a, b) => a.addedAt - b.addedAt);
}

async function run<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer>;
async function run(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await open();
  try {
    const transaction = database.transaction(outboxStore, mode);
    const asked = work(transaction.objectStore(outboxStore));
    // Only a completed transaction is on the disk.
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
    return asked.result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(outboxDatabase, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(outboxStore, { keyPath: 'id' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
