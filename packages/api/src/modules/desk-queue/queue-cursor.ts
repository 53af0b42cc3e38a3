/** End of a page of the queue: the sort key as text, and the item's id. */
export type QueueKey = { readonly key: string; readonly itemId: string };

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Encodes a cursor for a URL. */
export function writeCursor({ key, itemId }: QueueKey): string {
  return Buffer.from(`${itemId} ${key}`).toString('base64url');
}

/** Parses a cursor; null if it is not valid. */
export function readCursor(cursor: string): QueueKey | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [itemId = '', key] = [text.slice(0, 36), text.slice(37)];
  if (!id.test(itemId) || text[36] !== ' ' || key.includes('\0')) return null;
  return { key, itemId };
}
