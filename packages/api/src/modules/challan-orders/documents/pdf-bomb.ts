import { constants, inflateSync } from 'node:zlib';

/** Unpacked size that the tables of a PDF of eight megabytes may have. */
const tableBytesAtMost = 16 * 1024 * 1024;
/** The dictionary before a stream is short; one that is not found so near hides something. */
const dictionaryBytes = 4_096;

/** Whether the tables of a PDF would unpack to more than a document has. The parser unpacks object and
 * cross-reference streams without a bound, so they are unpacked here first, with one; those packed in another way, or
 * whose kind is hidden behind a reference, are refused. Page contents stay packed and need no look. */
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

/** Names may be written with codes (`/Obj#53tm`). */
function plainNames(dictionary: string): string {
  return dictionary.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Size when unpacked; null when it is too large. What is not packed at all is the parser's to refuse: 0. */
function unpackedSize(packed: Uint8Array): number | null {
  try {
    const options = { maxOutputLength: tableBytesAtMost, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options).length;
  } catch (error) {
    const { code } = error as { code?: string };
    return code === 'ERR_BUFFER_TOO_LARGE' ? null : 0;
  }
}
