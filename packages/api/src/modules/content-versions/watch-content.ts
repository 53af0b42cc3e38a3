import type { Database, Queryable } from '../../db/database.ts';
import { contentChannel, pagesOfNote } from './content-channel.ts';
import { findVersions } from './content-version-repository.ts';

/** Versions by tag from one read. A tag that was never changed is missing. */
export type ContentVersions = ReadonlyMap<string, number>;

/** Watches the versions of all content, at most `maxAgeMs` old. */
export type ContentWatch = {
  /** The versions, or a promise of them once they are too old. It never rejects: while the database does not answer,
   * the last known versions are returned. */
  readonly versions: () => ContentVersions | Promise<ContentVersions>;
  /** Reads the versions immediately, because content of these pages has changed. Never rejects. */
  readonly refresh: (pages?: readonly string[]) => Promise<void>;
  /** Adds a listener for changed versions. */
  readonly onChange: (tell: ContentListener) => void;
};

/** Receives the versions and the paths (without language) of the changed pages. */
export type ContentListener = (versions: ContentVersions, pages: readonly string[]) => void;

/** Reads the versions on demand when they are older than `maxAgeMs`: one small query a second on a busy server, none on
 * an idle one. Callers wait at most `waitMs`. */
export function watchContent(
  sql: Queryable,
  { maxAgeMs, waitMs, now }: { maxAgeMs: number; waitMs: number; now: () => number },
): ContentWatch {
  let known: ContentVersions = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<ContentVersions> | null = null;
  const listeners: ContentListener[] = [];
  let said: readonly string[] = [];

  const read = async (): Promise<ContentVersions> => {
    const askedAt = now();
    try {
      const before = known;
      known = await findVersions(sql);
      const hasChanged = [...known].some(([tag, version]) => before.get(tag) !== version);
      const pages = said;
      said = [];
      // A change may have been read before its notification.
      if (!Number.isFinite(readAt) || !(hasChanged || pages.length > 0)) return known;
      for (const tell of listeners) tell(known, pages);
    } catch {
      // Stale pages are better than none; the next read after `maxAgeMs` retries.
    } finally {
      readAt = askedAt;
      reading = null;
    }
    return known;
  };

  return {
    versions: () => {
      if (now() - readAt <= maxAgeMs) return known;
      reading ??= read();
      return Promise.race([reading, afterMs(waitMs).then(() => known)]);
    },
    refresh: async (pages = []) => {
      // A read in progress may have started before the change.
      await reading;
      said = [...new Set([...said, ...pages])];
      reading ??= read();
      await reading;
    },
    onChange: (tell) => {
      listeners.push(tell);
    },
  };
}

/** Listens for notifications of committed changes until the pool is closed, over its own connection, which reconnects.
 * Where listening is impossible (a pooler that shares connections), changes are seen within the maximum age. */
export async function hearOfChanges(sql: Database, content: ContentWatch): Promise<void> {
  // Also after a reconnect: notifications sent in between are lost.
  await sql.listen(
    contentChannel,
    (note) => content.refresh(pagesOfNote(note)),
    () => content.refresh(),
  );
}

function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
