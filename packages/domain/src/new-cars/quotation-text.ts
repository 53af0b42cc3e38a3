import file from '../../data/quotation-words.json' with { type: 'json' };
import { type Paise, paise } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** What a line of a dealer's quotation is. `office`: taxes and fees of the registering office in one sum. */
export const quotationKinds = [
  'ex-showroom',
  'road-tax',
  'surcharge',
  'state-charge',
  'registration',
  'smart-card',
  'hypothecation',
  'office',
  'tcs',
  'insurance',
  'owner-driver',
  'add-on',
  'fastag',
  'accessories',
  'warranty',
  'service-plan',
  'handling',
  'temporary',
  'plate',
  'discount',
  'total',
  'other',
] as const;
export type QuotationKind = (typeof quotationKinds)[number];

/** A line as typed. A discount is a positive amount, too: its name says what it is. */
export type QuotedLine = { readonly label: string; readonly amount: Paise };

/** What a quotation may hold: lines, characters of a name, paise of an amount. */
export const quotationLimits = { lines: 25, label: 60, amount: 10_000_000_000 } as const;

/** A line that cannot be read, by its place from 0. `empty` and `too-long` are about the whole. */
export type QuotationFault =
  | { readonly what: 'amount' | 'label'; readonly place: number; readonly text: string }
  | { readonly what: 'empty' | 'too-long' };

/** Reads a quotation typed with one line each: a name, then its amount in rupees at the end (`Road tax: Rs 45,843.00`,
 * `Handling - 8500/-`). Empty lines do not matter. */
export function parseQuotation(text: string): Result<readonly QuotedLine[], QuotationFault> {
  const written = latinDigits(text)
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  if (written.length === 0) return err({ what: 'empty' });
  if (written.length > quotationLimits.lines) return err({ what: 'too-long' });
  const lines: QuotedLine[] = [];
  for (const [place, line] of written.entries()) {
    const found = amountAtEnd.exec(line);
    const amount = found?.[2] === undefined ? null : Number(found[2].replaceAll(',', ''));
    if (amount === null || amount * 100 > quotationLimits.amount)
      return err({ what: 'amount', place, text: line.slice(0, quotationLimits.label) });
    const label = (found?.[1] ?? '').trim();
    if (label === '' || label.length > quotationLimits.label)
      return err({ what: 'label', place, text: line.slice(0, quotationLimits.label) });
    lines.push({ label, amount: paise(Math.round(amount * 100)) });
  }
  return ok(lines);
}

/** A name, what stands between, a sign of rupees, and the amount. */
const amountAtEnd =
  /^(?:(.*?)(?:[\s:=.–—-]+|(?=₹)))?(?:₹|rs\b\.?|inr\b|रु\.?)?\s*([0-9][0-9,]*(?:\.[0-9]{1,2})?)\s*(?:\/-|\/=)?$/i;

/** Devanagari digits as Latin ones. */
function latinDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

const patterns = file.kinds.map(({ kind, mark, words, sources, isWhole = false }) => ({
  kind: kind as QuotationKind,
  mark: mark as 'not-lawful' | 'optional' | null,
  words: words.map((word) => ` ${plain(word)}`),
  sources,
  isWhole,
}));

/** What a line is by its name, and the mark of lines that no rule sets an amount for. */
export type NamedKind = {
  readonly kind: QuotationKind;
  readonly mark: 'not-lawful' | 'optional' | null;
  readonly sources: readonly string[];
};

/** The kind of a line by the words in its name; `other` where none is known. Rule id: QUOTATION-LINE. */
export function kindOfLine(label: string): NamedKind {
  const text = ` ${plain(label)} `;
  const found = patterns.find(({ words, isWhole }) =>
    words.some((word) => (isWhole ? text === `${word} ` : text.includes(word))),
  );
  return found === undefined
    ? { kind: 'other', mark: null, sources: [] }
    : { kind: found.kind, mark: found.mark, sources: found.sources };
}

/** Lower case; everything but letters, digits and marks of scripts is a space. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}&]+/gu, ' ')
    .trim();
}
