/** Channel on which servers are notified of changed content; listeners then read the versions. */
export const contentChannel = 'content_versions';

/** PostgreSQL carries at most 8,000 bytes in a note. */
const longestNote = 7_900;

/** What a change says on the channel: the pages that it is about, as paths without a language. With more of them than
 * a note can hold it names none: they are made when somebody asks. */
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
