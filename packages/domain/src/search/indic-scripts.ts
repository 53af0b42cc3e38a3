/** First code point of the Unicode block of each script of the product's Indian languages. The blocks are parallel:
 * a letter has the same place in each (क ক ક க క ಕ). Source: Unicode 17, code charts. */
export const indicBlocks = {
  devanagari: 0x0900,
  bengali: 0x0980,
  gujarati: 0x0a80,
  tamil: 0x0b80,
  telugu: 0x0c00,
  kannada: 0x0c80,
} as const;

export type IndicScript = keyof typeof indicBlocks;

const scripts = Object.entries(indicBlocks) as readonly (readonly [IndicScript, number])[];

/** The script of a word, by its first Indian letter; null for a word without one. */
export function scriptOf(word: string): IndicScript | null {
  for (const letter of word) {
    const script = blockOf(letter.codePointAt(0) ?? 0);
    if (script !== null) return script[0];
  }
  return null;
}

/** A word with every Indian letter replaced by the Devanagari one at the same place. */
export function toDevanagari(word: string): string {
  return [...word]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const script = blockOf(code);
      if (script === null) return letter;
      return String.fromCodePoint(code - script[1] + indicBlocks.devanagari);
    })
    .join('');
}

/** Places of a block, as hexadecimal code points below 0x80, as letters of a script. */
export function lettersAt(script: IndicScript, places: readonly number[]): string {
  return String.fromCodePoint(...places.map((place) => indicBlocks[script] + place));
}

function blockOf(code: number): (typeof scripts)[number] | null {
  return scripts.find(([, first]) => code >= first && code < first + 0x80) ?? null;
}
