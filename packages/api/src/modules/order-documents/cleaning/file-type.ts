/** Accepted types, detected by content and never by name. */
export type FileType = 'jpeg' | 'png' | 'webp' | 'pdf';

/** The type of a file by its signature; null for other types. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const at = (offset: number, text: string) =>
    Buffer.from(bytes.subarray(offset, offset + text.length)).toString('latin1') === text;
  if (at(0, '\xff\xd8\xff')) return 'jpeg';
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'webp';
  return at(0, '%PDF-') ? 'pdf' : null;
}

/** Markup in a file of another type: a browser could render it as a page. */
const webPage = /<(?:html|script|\?php\s)/i;
/** End record of a ZIP archive (also APK and Office files): within the last 64 KiB. */
const zipEnd = 'PK\x05\x06';

/** Is a file a polyglot: an image that is also a web page, a PDF or an archive? Data appended by cameras is allowed; it
 * does not survive re-encoding. */
export function isPolyglot(bytes: Uint8Array, type: FileType): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  if (text.includes(zipEnd, Math.max(0, text.length - 65_557))) return true;
  if (type === 'pdf') return webPage.test(text.slice(0, 1_024));
  return text.slice(0, 1_024).includes('%PDF-') || webPage.test(text);
}
