/** The scripts in which people write here, each with its language. Devanagari is read as Hindi. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
];

/** The language in which a text is read aloud: that of its script. `chosen`: what its author chose, which counts where
 * the text has none of these scripts. */
export function languageOf(text: string, chosen = 'en'): string {
  return scripts.find(([script]) => script.test(text))?.[1] ?? chosen;
}
