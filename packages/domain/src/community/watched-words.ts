/** How many words can be watched, so that a text is compared with few. */
export const mostWatchedWords = 300;

/** The form in which a text and a word are compared: case, width and invisible characters do not matter. */
export function watchedForm(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const inWord = /[\p{L}\p{M}\p{N}]/u;

/** The watched words that a text has as whole words. `words` are in the form of `watchedForm`. Rule id:
 * COMMUNITY-WATCH. */
export function watchedIn(text: string, words: readonly string[]): readonly string[] {
  const form = watchedForm(text);
  return words.filter((word) => word !== '' && hasWord(form, word));
}

function hasWord(form: string, word: string): boolean {
  for (let at = form.indexOf(word); at !== -1; at = form.indexOf(word, at + 1)) {
    const before = lastCharacter(form, at);
    const after = form.codePointAt(at + word.length);
    const isEnd = after === undefined || !inWord.test(String.fromCodePoint(after));
    if (isEnd && !inWord.test(before)) return true;
  }
  return false;
}

/** The character before a place, whole also where it is two units. */
function lastCharacter(text: string, at: number): string {
  return [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
}
