import { scriptOf } from '@pahiya/domain/search/indic-scripts';

const hindiEndings = /(?:ियों|ियां|िया|ओं|एं|ों|ें|े|ा)$/;
/** A vowel sign or virama: it changes before a suffix (ಬೆಂಗಳೂರು, ಬೆಂಗಳೂರಿನಲ್ಲಿ). */
const lastSign = /\p{M}$/u;
const shortestStem = 4;

/** A word in search form as it matches its other forms, `*` standing for any ending: a Hindi or Marathi word without
 * the ending of its plural or oblique case, a word of another Indian script with any suffix after it. Null for Latin
 * words, which the database stems, and for those too short. Source: common noun and adjective endings of Hindi. */
export function wordStem(word: string): string | null {
  if (/[a-z0-9]/.test(word)) return null;
  const stems = takesSuffixes(word)
    ? [word.replace(lastSign, ''), word]
    : [word.replace(hindiEndings, '')];
  const stem = stems.find(({ length }) => length >= shortestStem);
  return stem === undefined ? null : `${stem}*`;
}

/** Whether a word may have suffixes that no list of endings covers. */
export function takesSuffixes(word: string): boolean {
  const script = scriptOf(word);
  return script !== null && script !== 'devanagari';
}
