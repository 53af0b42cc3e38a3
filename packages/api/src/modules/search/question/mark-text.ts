import type { MarkedText } from '@pahiya/contracts/blog/article-schema';
import { searchForm } from '@pahiya/domain/search/search-form';

const excerptLength = 200;
const before = 60;
const word = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

/** Marks the searched words in a text. `words` are in search form; a trailing `*` matches any ending. */
export function markText(text: string, words: readonly string[]): MarkedText {
  const runs: { text: string; isMatch: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(word)) {
    if (!isAsked(match[0], words)) continue;
    if (match.index > end) runs.push({ text: text.slice(end, match.index), isMatch: false });
    runs.push({ text: match[0], isMatch: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), isMatch: false });
  return runs;
}

/** The excerpt of a long text with most of the words, marked; null if it has none. */
export function excerptOf(text: string, words: readonly string[]): MarkedText | null {
  const places = [...text.matchAll(word)].flatMap((match) => {
    const asked = words.find((one) => isAsked(match[0], [one]));
    return asked === undefined ? [] : [{ at: match.index, asked }];
  });
  if (places.length === 0) return null;
  let best = { at: 0, different: 0, all: 0 };
  for (const { at } of places) {
    const inside = places.filter((one) => one.at >= at && one.at < at + excerptLength - before);
    const different = new Set(inside.map(({ asked }) => asked)).size;
    if (different > best.different || (different === best.different && inside.length > best.all)) {
      best = { at, different, all: inside.length };
    }
  }
  return markText(stretchAt(text, best.at), words);
}

function stretchAt(text: string, at: number): string {
  const from = at <= before ? 0 : text.indexOf(' ', at - before) + 1;
  const cut = from + excerptLength;
  const to = cut >= text.length ? text.length : Math.max(text.lastIndexOf(' ', cut), from + 1);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

function isAsked(raw: string, words: readonly string[]): boolean {
  const form = searchForm(raw).trim();
  if (form === '') return false;
  const stem = stemOf(form);
  return words.some((asked) =>
    asked.endsWith('*')
      ? form.startsWith(asked.slice(0, -1)) || stem === stemOf(asked.slice(0, -1))
      : form === asked || stem === stemOf(asked),
  );
}

/** Strips common English endings, close enough to the database's stemmer for marking. */
function stemOf(form: string): string {
  if (form.length < 5 || /[^a-z]/.test(form)) return form;
  return form.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '');
}
