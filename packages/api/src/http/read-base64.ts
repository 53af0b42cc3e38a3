/** Bytes of a file sent as base64; null for text that is none. It looks for what does not belong: a pattern of the whole
 * text remembers each of its eleven million letters, and fails where there is no room for them. */
export function readBase64(text: string): Buffer | null {
  const letters = text.replace(/={1,2}$/, '');
  const isBase64 = letters !== '' && text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(letters);
  return isBase64 ? Buffer.from(text, 'base64') : null;
}
