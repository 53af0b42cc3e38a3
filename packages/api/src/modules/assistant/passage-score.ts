import type { Term } from '../blog/search/read-question.ts';
import { searchWords } from '../blog/search/search-form.ts';

/** Words that ask and say nothing of what is asked about, in search form. */
const chatter = new Set(
  searchWords(
    `tell explain want wants need needs know please give about happens happen meaning mean means does say says like
    riding ride driving drive without wearing wear using use
    should could would shall help me us our any all some must happened allowed possible way ways going go let
    बताओ बताइए बताइये बताएँ बता चाहिए चाहता चाहती चाहते होगा होगी होंगे सकता सकती सकते मतलब बारे सकूँ पड़ता पड़ती पड़ेगा लगता लगती
    बिना चलाने चलाना चलाते पहने पहनने लगेगा मिलता मिलेगा मिलती जानना batao bataiye chahiye hoga hota matlab bare sakta lagta lagega milega mujhe karna`,
  ),
);

/** A word that is nowhere is asked for as much as any rare one, and what sounds like it may be another one. */
const replacedAsked = 0.8;
const replacedFound = 0.55;

/** The terms of a question that say what it is about; all when none does. */
export function tellingTerms(terms: readonly Term[]): readonly Term[] {
  const telling = terms.filter(({ typed }) => !chatter.has(typed));
  return telling.length > 0 ? telling : terms;
}

/** How much of a question a text has: 0 to 1, rare words counting more than common ones. */
export function coverageOf(terms: readonly Term[], text: string): number {
  const stems = new Set(searchWords(text).map(stemOf));
  let found = 0;
  let asked = 0;
  for (const term of terms) {
    asked += term.isReplaced ? replacedAsked : term.weight;
    if (term.words.some((word) => stems.has(stemOf(word)))) {
      found += term.isReplaced ? replacedFound : term.weight;
    }
  }
  return asked === 0 ? 0 : found / asked;
}

/** Enough of the endings of both languages to tell that two words are one: plurals, verbs, cases. */
function stemOf(word: string): string {
  if (word.length < 5) return word.length === 4 ? word.replace(/s$/, '') : word;
  if (/^[a-z]+$/.test(word)) {
    return word.replace(/ies$/, 'y').replace(/(?:ations?|ation|ments?|ings?|ed|es|s|e)$/, '');
  }
  return word.replace(/(?:ियां|ियों|ओं|ों|ें|एं|े|ि|ा|ं)$/, '');
}
