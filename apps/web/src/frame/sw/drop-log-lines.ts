import { outboxDatabase, outboxStore } from './outbox-names.ts';

/** Deletes lines of a log that wait in the outbox: the next person on this device must neither see nor send them. */
export async function dropLogLines(): Promise<void> {
  const asked = indexedDB.open(outboxDatabase);
  // There is no outbox yet: none is made.
  asked.onupgradeneeded = () => asked.transaction?.abort();
  const database = await new Promise<IDBDatabase | null>((resolve) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => resolve(null);
  });
  if (database === null) return;
  try {
    const transaction = database.transaction(outboxStore, 'readwrite');
    const cursor = transaction.objectStore(outboxStore).openCursor();
    cursor.onsuccess = () => {
      const one = cursor.result;
      if (one === null) return;
      const { box } = one.value as { readonly box?: unknown };
      if (typeof box === 'string' && box.startsWith('log:')) one.delete();
      one.continue();
    };
    await new Promise<void>((resolve) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => resolve();
    });
  } finally {
    database.close();
  }
}
