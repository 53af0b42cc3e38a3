import { constants, inflateSync } from 'node:zlib';

/** Maximum unpacked size of the tables in a PDF of 8 MB, in bytes. */
const tableBytesAtMost = 16 * 1024 * 1024;
/** A stream's dictionary is short and directly before it; one further away is treated as hidden. */
const dictionaryBytes = 4_096;

/** Would the tables of a PDF unpack to more than a document needs? The parser inflates object and cross-reference
 * streams without a limit, so they are inflated here first, with one. Other filters, and types behind a reference, are
 * refused. Page contents are never inflated by the parser and are not checked. */
export function isPdfBomb(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  let unpacked = 0;
  for (const match of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(match.index - 3, match.index) === 'end') continue;
    const before = text.slice(Math.max(0, match.index - dictionaryBytes), match.index);
    const start = before.lastIndexOf(' obj');
    const dictionary = plainNames(start < 0 ? before : before.slice(start));
    if (/\/Type\s+\d+\s+\d+\s+R/.test(dictionary)) return true;
    if (!/\/(?:ObjStm|XRef)\b/.test(dictionary)) continue;
    const filters = dictionary.match(/\/(?:\w*Decode|Fl|LZW|RL|A85|AHx)\b/g) ?? [];
    if (filters.length === 0) continue;
    if (filters.length > 1 || filters[0] !== '/FlateDecode') return true;
    const size = unpackedSize(bytes.subarray(match.index + match[0].length));
    if (size === null) return true;
    unpacked += size;
    if (unpacked > tableBytesAtMost) return true;
  }
  return false;
}

/** Decodes names with escapes (`/Obj#53tm`). */
function plainNames(dictionary: string): string {
  return dictionary.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Size when inflated; null if too large. 0 for invalid data, which the parser refuses. */
function unpackedSize(packed: Uint8Array): number | null {
  try {
    const options = { maxOutputLength: tableBytesAtMost, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options).length;
  } catch (error) {
    const { code } = error as { code?: string };
    return code === 'ERR_BUFFER_TOO_LARGE' ? null : 0;
  }
}
