import file from '../../data/community-names.json' with { type: 'json' };
import { impostorWords, latinForm } from './look-alikes.ts';

/** Shorter words are too often something else. */
const leastLetters = 4;

const imitated: readonly string[] = [...impostorWords, ...file.payment].filter(
  (word) => word.length >= leastLetters,
);
const plain: ReadonlySet<string> = new Set(imitated);
const shapes: ReadonlySet<string> = new Set(imitated.map(joined));

/** Pairs of letters that read as one. */
function joined(word: string): string {
  return word.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** What a word can be read as. A capital I among small letters is read as l, a small l before capitals as I. */
function readingsOf(word: string): readonly string[] {
  const cased = word
    .replace(/(?<=\p{Ll})I+/gu, (run) => 'l'.repeat(run.length))
    .replace(/^l(?=\p{Lu}{2})/u, 'I');
  const latin = latinForm(cased)
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll('7', 't')
    .replaceAll('8', 'b');
  return ['l', 'i'].map((letter) => joined(latin.replaceAll('1', letter)));
}

/** Addresses are judged as links. */
function wordsOf(text: string): readonly string[] {
  return text.replace(/https?:\/\/\S+/gi, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether a word of a text looks like the name of an authority, a bank, a way to pay or us without being it: letters of
 * another script, digits for letters, `rn` for `m`. Rule id: COMMUNITY-LOOKALIKE. */
export function imitatesName(text: string): boolean {
  return wordsOf(text).some(
    (word) =>
      /\p{L}/u.test(word) &&
      !plain.has(word.normalize('NFC').toLowerCase()) &&
      readingsOf(word).some((reading) => shapes.has(reading)),
  );
}

/** Scripts that share shapes. Words of Indian scripts are often written onto Latin ones and are not meant. */
const alike = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
];
/** Letters of mathematics and of full width, which nobody types in a word. */
const styled = /[\u{1d400}-\u{1d7ff}\uff21-\uff3a\uff41-\uff5a]/u;

/** Whether a word of a text mixes letters of scripts that look alike, or is made of styled ones. Rule id:
 * COMMUNITY-LOOKALIKE. */
export function mixesLetters(text: string): boolean {
  return wordsOf(text).some((word) => {
    if ((word.match(/\p{L}/gu) ?? []).length < leastLetters) return false;
    return styled.test(word) || alike.filter((script) => script.test(word)).length > 1;
  });
}
