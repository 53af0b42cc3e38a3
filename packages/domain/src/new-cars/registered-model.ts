/** A vehicle as the register names it. */
export type RegisteredName = { readonly maker: string | null; readonly model: string | null };

/** The model of a make that a registered vehicle is: the maker's first word is in the registered maker, and the model's
 * words open the registered model, after the maker's words if it repeats them. Of several models the longest name is
 * meant: an Alto K10 is no Alto. Null where it cannot be told. */
export function registeredModel(
  { maker, model }: RegisteredName,
  make: string,
  models: readonly string[],
): string | null {
  if (maker === null || model === null) return null;
  const makeWords = wordsOf(make);
  const [first] = makeWords;
  if (first === undefined || !wordsOf(maker).includes(first)) return null;
  const registered = wordsOf(model);
  const own = registered.slice(commonStart(registered, makeWords));
  const fitting = models.filter((name) => opensWith(own, wordsOf(name).join('')));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** Whether the first words, written together, are the wanted ones: `WAGON R VXI` and `WAGONR VXI` are both a Wagon R,
 * and `SWIFTX` is no Swift. */
function opensWith(words: readonly string[], wanted: string): boolean {
  let joined = '';
  for (const word of words) {
    joined += word;
    if (joined === wanted) return true;
    if (!wanted.startsWith(joined)) return false;
  }
  return false;
}

function commonStart(words: readonly string[], makeWords: readonly string[]): number {
  let place = 0;
  while (place < makeWords.length && words[place] === makeWords[place]) place += 1;
  return place;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
