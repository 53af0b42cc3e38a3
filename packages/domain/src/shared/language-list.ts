/** A language of the product: its path prefix, its tag for India (BCP 47), and whether its words are whole.
 * - `full`: every text exists; the compiler and the tests demand each.
 * - `draft`: words of pages may be missing. A page that lacks some shows in English, marked as English; one whose words
 *   bind (consent, price, payment, law) leads to its English address. See docs/adr/0038. */
type ListedLanguage = {
  readonly code: string;
  readonly prefix: string;
  readonly tag: string;
  readonly state: 'full' | 'draft';
};

/** Languages of the product, the authoritative one first. To add one, see `docs/adding-a-language.md`. */
export const languageList = [
  { code: 'en', prefix: '', tag: 'en-IN', state: 'full' },
  { code: 'hi', prefix: '/hi', tag: 'hi-IN', state: 'full' },
] as const satisfies readonly ListedLanguage[];
