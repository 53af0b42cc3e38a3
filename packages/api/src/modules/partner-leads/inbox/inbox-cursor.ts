/** End of a page of the inbox. */
export type InboxKey = { readonly at: Date; readonly leadId: string };

const form = /^(\d{1,16}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Encodes a cursor for a URL. */
export function writeInboxCursor({ at, leadId }: InboxKey): string {
  return Buffer.from(`${at.getTime()} ${leadId}`).toString('base64url');
}

/** Parses a cursor; null if it is not valid. */
export function readInboxCursor(cursor: string): InboxKey | null {
  const [, at, leadId] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at === undefined || leadId === undefined) return null;
  const instant = new Date(Number(at));
  return Number.isNaN(instant.getTime()) ? null : { at: instant, leadId };
}
