/** End of a page of a list: sort key as text and id. `list` names the list, so that a cursor of another one is refused. */
export type ListKey = { readonly key: string; readonly id: number };

export const pageSize = 20;

/** What a key may look like: an instant, a number with a fraction, or an id. */
const keyPattern = /^[0-9TZ:.+-]{1,40}$/;

/** Encodes a cursor for a URL. */
export function writeListCursor(list: string, { key, id }: ListKey): string {
  return Buffer.from(`${list} ${id} ${key}`).toString('base64url');
}

/** Parses a cursor of a list; undefined without one, null if it is not valid. */
export function readListCursor(
  list: string,
  cursor: string | undefined,
): ListKey | null | undefined {
  if (cursor === undefined) return undefined;
  const parts = Buffer.from(cursor, 'base64url').toString().split(' ');
  const [of, idText = '', key = ''] = parts;
  if (parts.length !== 3 || of !== list || !/^\d{1,15}$/.test(idText)) return null;
  return keyPattern.test(key) && isReadable(key) ? { key, id: Number(idText) } : null;
}

/** Instants are checked here, since the database would fail on one that does not exist. */
function isReadable(key: string): boolean {
  return /^\d+(?:\.\d{1,17})?$/.test(key) || !Number.isNaN(Date.parse(key));
}
