const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;
const LONGEST_KEY = 200;

/** Is this a key as the FileStore port has them? Without dots there is no way out of the store, and no letter's
 * case that one store tells apart and another does not. */
export function isFileKey(text: string): boolean {
  return text.length <= LONGEST_KEY && KEY.test(text);
}
