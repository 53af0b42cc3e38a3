/** Channel on which servers are notified of changed content; listeners then read the versions. */
export const contentChannel = 'content_versions';

/** PostgreSQL limits a notification to 8,000 bytes. */
const longestNote = 7_900;

/** Payload of a notification: the changed pages, as paths without a language. If they exceed the limit it is empty, and
 * pages are rendered on request. */
export function changeNote(pages: readonly string[]): string {
  const note = JSON.stringify(pages);
  return Buffer.byteLength(note) > longestNote ? '[]' : note;
}

/** Pages named by a notification; none where it is not valid. */
export function pagesOfNote(note: string): readonly string[] {
  try {
    const pages: unknown = JSON.parse(note);
    return Array.isArray(pages) ? pages.filter((page) => typeof page === 'string') : [];
  } catch {
    return [];
  }
}
