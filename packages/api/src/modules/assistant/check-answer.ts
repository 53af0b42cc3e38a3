import type { Language } from '@pahiya/domain/shared/language';

type Grounds = {
  readonly question: string;
  readonly language: Language;
  /** In order of their numbers, from 1. */
  readonly passages: readonly { readonly title: string; readonly text: string }[];
};

const longest = 1_500;
const citation = /\[(\d{1,2})\]/g;
/** Addresses, markup and links are not allowed: the sources are the only links of an answer. */
const foreign = /https?:|www\.|\bjavascript:|<\/?[a-z!]|\]\(|@[a-z0-9-]+\.[a-z]/i;

/** A model's text if it may be shown, else null. It must cite an existing passage, contain no address and no
 * markup, be in the language, and use only numbers from the passages or the question: any other sum, date or
 * section is invented. */
export function checkAnswer(written: string, grounds: Grounds): string | null {
  const text = written
    .normalize('NFC')
    .replace(/\*\*|__|^#{1,4} +/gm, '')
    .replace(/[[\p{Cc}\p{Cf}]--[\n\u200c\u200d]]/gv, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (text === '' || text.length > longest || foreign.test(text)) return null;
  const cited = [...text.matchAll(citation)].map(([, number]) => Number(number));
  if (cited.length === 0) return null;
  if (cited.some((number) => number < 1 || number > grounds.passages.length)) return null;
  if (grounds.language === 'hi' && !/[\u0900-\u097f]/.test(text)) return null;
  const given = [grounds.question, ...grounds.passages.flatMap((one) => [one.title, one.text])];
  const known = new Set(given.flatMap(numbersOf));
  const said = numbersOf(text.replace(citation, ' '));
  return said.every((number) => known.has(number)) ? text : null;
}

/** Numbers of a text without grouping: `1,500`, `१,५००` and `1500` are the same. */
function numbersOf(text: string): readonly string[] {
  const latin = text.replace(/[\u0966-\u096f]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) - 0x0966),
  );
  return (latin.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => number.replaceAll(',', ''));
}
