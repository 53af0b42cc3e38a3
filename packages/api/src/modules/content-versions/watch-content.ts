import type { Queryable } from '../../db/database.ts';

/** Versions by tag as they were read together. A tag that was never changed is missing. */
export type ContentVersions = ReadonlyMap<string, number>;

/** Knows the versions of all content, at most `maxAgeMs` old. */
export type ContentWatch = {
  /** The versions at once while they are young enough; else a promise of them. It never fails: while the database
   * does not answer, the versions known last stand. */
  readonly versions: () => ContentVersions | Promise<ContentVersions>;
};

/** Watches the versions by reading them when somebody asks and they are older than `maxAgeMs`: one small query a
 * second on a busy server, none on an idle one. Nobody waits longer than `waitMs` for the answer. */
export function watchContent(
  sql: Queryable,
  { maxAgeMs, waitMs, now }: { maxAgeMs: number; waitMs: number; now: () => number },
): ContentWatch {
  let known: ContentVersions = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<ContentVersions> | null = null;

  const read = async (): Promise<ContentVersions> => {
    const askedAt = now();
    try {
      const rows = await sql<{ tag: string; version: number }[]>`
        select tag, version from content_versions`;
      known = new Map(rows.map((row) => [row.tag, row.version]));
    } catch {
      // The pages that stand are better than none; whoever asks after `maxAgeMs` tries again.
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
  };
}

function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
