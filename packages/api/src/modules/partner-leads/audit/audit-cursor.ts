/** End of a page of the audit log: an entry's instant, whether it is a use of a number or an act, and its id there. */
export type AuditKey = { readonly at: Date; readonly from: 'use' | 'act'; readonly id: string };

const form = /^(\d{1,15}) (use|act) (\d{1,18})$/;

/** Encodes a cursor for a URL. */
export function writeAuditCursor({ at, from, id }: AuditKey): string {
  return Buffer.from(`${at.getTime()} ${from} ${id}`).toString('base64url');
}

/** Parses a cursor; null if it is not valid. */
export function readAuditCursor(cursor: string): AuditKey | null {
  const [, at, from, id] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at === undefined || id === undefined) return null;
  return { at: new Date(Number(at)), from: from === 'use' ? 'use' : 'act', id };
}
