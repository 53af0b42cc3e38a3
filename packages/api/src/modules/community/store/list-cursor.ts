/** End of a page of a list: sort key as text and id. `list` names the list, so that a cursor of another one is refused. */
export type ListKey = { readonly key: string; readonly id: number };

export const pageSize = 20;

/** What the keys of a list look like. A forged one must not reach a cast of the database. */
const keyForms = {
  instant: /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  number: /^\d{1,15}(?:\.\d{1,17})?$/,
} as const;

/** Encodes a cursor for a URL. */
export function writeListCursor(list: string, { key, id }: ListKey): string {
  return Buffer.from(`${list} ${id} ${key}`).toString('base64url');
}

/** Parses a cursor of a list, whose keys have this form; undefined without one, null if it is not valid. */
export function readListCursor(
  list: string,
  cursor: string | undefined,
  form: keyof typeof keyForms,
): ListKey | null | undefined {
  if (cursor === undefined) return undefined;
  const parts = Buffer.from(cursor, 'base64url').toString().split(' ');
  const [of, idText = '', key = ''] = parts;
  if (parts.length !== 3 || of !== list || !/^\d{1,15}$/.test(idText)) return null;
  const isReadable =
    keyForms[form].test(key) && (form === 'number' || !Number.isNaN(Date.parse(key)));
  return isReadable ? { key, id: Number(idText) } : null;
}
