/** Position where a page of submissions ended. */
export type SubmissionKey = { readonly submittedAt: Date; readonly id: string };

/** Thirteen digits of milliseconds reach to 2286: the database does not accept later ones. */
const form = /^(\d{1,13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Serialises a position for the query. */
export function writeCursor({ submittedAt, id }: SubmissionKey): string {
  return Buffer.from(`${submittedAt.getTime()}.${id}`).toString('base64url');
}

/** Parses a cursor; null when it is invalid. */
export function readCursor(cursor: string): SubmissionKey | null {
  const [, at, id] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const submittedAt = new Date(Number(at));
  if (id === undefined || Number.isNaN(submittedAt.getTime())) return null;
  return { submittedAt, id };
}
