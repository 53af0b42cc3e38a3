import { type Concept, concepts } from '@pahiya/domain/search/concepts';
import { scriptOf } from '@pahiya/domain/search/indic-scripts';
import { isLightVerb } from '@pahiya/domain/search/light-verbs';
import { searchWords } from '@pahiya/domain/search/search-form';
import { soundOf, tamilSoundOf } from '@pahiya/domain/search/sound-of';
import { stopWords } from '@pahiya/domain/search/stop-words';
import { wordStem } from './word-stem.ts';

/** Words to skip, in search form. */
const skipped = new Set(stopWords.flatMap(searchWords));
/** More words that PostgreSQL drops from a phrase, which would change its meaning. */
const dropped = new Set([...skipped, 'other', 'under', 'over', 'too', 'again']);
const longestPhrase = 4;
const shortestSound = 4;

/** A concept with the spellings that may be looked up, in search form; `*` at the end of one matches any ending. */
export type KnownConcept = Pick<Concept, 'role' | 'answeredBy'> & {
  readonly lookUp: readonly string[];
  /** How its words sound, for the same words in a language that the list does not have. */
  readonly sounds: readonly string[];
};

/** A run of words as typed, and the concept that it names; null for a word that names none. */
export type Run = { readonly typed: string; readonly concept: KnownConcept | null };

const bySpelling = new Map<string, KnownConcept>();
const bySound = new Map<string, KnownConcept>();
const byTamilSound = new Map<string, KnownConcept>();
for (const { role, answeredBy, spellings } of concepts) {
  const forms = [...new Set(spellings.map((one) => searchWords(one).join(' ')))];
  const lookUp = forms.filter((form) => !isCutShort(form)).map((form) => wordStem(form) ?? form);
  const sounds = forms.filter((form) => !form.includes(' ')).map(soundOf);
  const concept: KnownConcept = {
    ...{ role, answeredBy, lookUp: [...new Set(lookUp)] },
    sounds: [...new Set(sounds.filter(({ length }) => length >= shortestSound))],
  };
  for (const form of forms) {
    for (const key of [form, wordStem(form) ?? form]) {
      if (!bySpelling.has(key)) bySpelling.set(key, concept);
    }
    const sound = soundOf(form);
    if (form.includes(' ') || sound.length < shortestSound) continue;
    if (!bySound.has(sound)) bySound.set(sound, concept);
    const tamil = tamilSoundOf(sound);
    if (!byTamilSound.has(tamil)) byTamilSound.set(tamil, concept);
  }
}

/** Splits a question into concepts and single words, longest phrase first. Stop words are dropped unless the question
 * has nothing else. */
export function findConcepts(text: string): readonly Run[] {
  const words = searchWords(text);
  const runs: Run[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    const typed = phrase?.typed ?? words[at] ?? '';
    if (phrase !== null) runs.push(phrase);
    else if (!isFiller(typed, words)) runs.push({ typed, concept: null });
    at += typed.split(' ').length;
  }
  return runs.length > 0 ? unique(runs) : unique(words.map((typed) => ({ typed, concept: null })));
}

/** Names of topics of which a question has a word but which it does not ask for, in search form: "no claim bonus" for
 * "claim". The last word says what a name is of: "third party insurance" is insurance. */
export function namesNotAsked(asked: readonly string[]): readonly string[] {
  const words = new Set(asked);
  const isAsked = (word: string) => words.has(word) || words.has(wordStem(word) ?? word);
  return concepts
    .filter(({ role }) => role === 'topic')
    .map(({ spellings }) => spellings.map((one) => searchWords(one)))
    .filter((forms) => !forms.some((form) => isAsked(form.join(' '))))
    .flatMap((forms) => forms.filter((form) => form.slice(0, -1).some(isAsked)))
    .map((form) => form.join(' '));
}

/** The concept that a single word names, in any number or case. */
export function conceptOf(word: string): KnownConcept | null {
  const stem = wordStem(word) ?? word.replace(/s$/, '');
  return bySpelling.get(word) ?? bySpelling.get(stem) ?? null;
}

/** The concept that a word sounds like: one typed by ear ("lisens", "chaalan"). */
export function conceptBySound(word: string): KnownConcept | null {
  const sound = soundOf(word);
  if (sound.length < shortestSound) return null;
  const found = bySound.get(sound) ?? null;
  if (found !== null || scriptOf(word) !== 'tamil') return found;
  return byTamilSound.get(tamilSoundOf(sound)) ?? null;
}

/** "hu" (am) in "kaise badal sakta hu". Whether one may do a thing is a question of its own, so it stays there. */
const am = new Set(['hu', 'hun', 'hoon', 'हूं', 'हूँ'].flatMap(searchWords));
const asksHow = new Set(
  'how kaise kese kitna kitne kitni kaha kahan kab kaun kaunsa konsa कैसे कितना कितने कितनी कहाँ कब कौन'
    .split(' ')
    .flatMap(searchWords),
);

function isFiller(word: string, words: readonly string[]): boolean {
  if (skipped.has(word) || isLightVerb(word)) return true;
  return am.has(word) && words.some((one) => asksHow.has(one));
}

function phraseAt(words: readonly string[], at: number): Run | null {
  for (let length = longestPhrase; length > 0; length -= 1) {
    if (at + length > words.length) continue;
    const typed = words.slice(at, at + length).join(' ');
    if (length === 1 && skipped.has(typed)) return null;
    const concept = length === 1 ? conceptOf(typed) : (bySpelling.get(typed) ?? null);
    if (concept !== null) return { typed, concept };
  }
  return null;
}

function unique(runs: readonly Run[]): readonly Run[] {
  return runs.filter(
    (run, place) =>
      runs.findIndex((one) =>
        run.concept === null ? one.typed === run.typed : one.concept === run.concept,
      ) === place,
  );
}

function isCutShort(form: string): boolean {
  const words = form.split(' ');
  return words.length > 1 && words.some((word) => dropped.has(word));
}
