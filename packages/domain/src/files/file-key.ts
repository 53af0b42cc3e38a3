const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;
const LONGEST_KEY = 200;

/** Whether a text is a valid key of the FileStore port. No dots, to rule out path traversal, and lower case only,
 * since stores differ in case sensitivity. */
export function isFileKey(text: string): boolean {
  return text.length <= LONGEST_KEY && KEY.test(text);
}
