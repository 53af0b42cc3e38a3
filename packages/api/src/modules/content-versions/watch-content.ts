import type { Database, Queryable } from '../../db/database.ts';
import { contentChannel, pagesOfNote } from './content-channel.ts';

/** Versions by tag as they were read together. A tag that was never changed is missing. */
export type ContentVersions = ReadonlyMap<string, number>;

/** Knows the versions of all content, at most `maxAgeMs` old. */
export type ContentWatch = {
  /** The versions at once while they are young enough; else a promise of them. It never fails: while the database
   * does not answer, the versions known last stand. */
  readonly versions: () => ContentVersions | Promise<ContentVersions>;
  /** Reads the versions now, however young those known are, because content of these pages has changed. Fails as
   * little. */
  readonly refresh: (pages?: readonly string[]) => Promise<void>;
  /** Adds a listener for changed versions. */
  readonly onChange: (tell: ContentListener) => void;
};

/** Receives the versions and the paths (without language) of the changed pages. */
export type ContentListener = (versions: ContentVersions, pages: readonly string[]) => void;

/** Watches the versions by reading them when somebody asks and they are older than `maxAgeMs`: one small query a
 * second on a busy server, none on an idle one. Nobody waits longer than `waitMs` for the answer. */
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
      const rows = await sql<{ tag: string; version: number }[]>`
        select tag, version from content_versions`;
      const before = known;
      known = new Map(rows.map((row) => [row.tag, row.version]));
      const hasChanged = rows.some(({ tag, version }) => before.get(tag) !== version);
      const pages = said;
      said = [];
      // A change may have been seen before it was said.
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
      // One under way may have looked before the change.
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

/** Has the database tell of changes as they are committed, until the pool is closed, over a connection of its own that
 * is made again when it is lost. Where it cannot be had (a pooler that shares connections), changes are seen within the
 * watch's age. */
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
