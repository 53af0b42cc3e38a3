import { slugOf } from '../places/slugs.ts';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { endOfMonth, type Recall } from './recall.ts';

/** Columns that a list must have; `units` may be missing. */
export const recallColumns = [
  'ref',
  'make',
  'model',
  'built_from',
  'built_until',
  'defect_en',
  'defect_hi',
  'remedy_en',
  'remedy_hi',
  'announced_on',
  'source',
  'url',
] as const;

/** Why a row is refused. */
export type RecallFault =
  | 'missing'
  | 'too-long'
  | 'formula'
  | 'garbled'
  | 'bad-date'
  | 'upside-down'
  | 'in-future'
  | 'bad-url'
  | 'bad-units';

const longest = 400;

/** Reads a row of a list, all cells as text. A recall with anything wrong is refused: it warns of danger. */
export function readRecallRow(
  cells: Readonly<Record<string, string | undefined>>,
  today: IstDate,
): { readonly recall: Recall } | { readonly fault: RecallFault } {
  const text = (column: string) => cleaned(cells[column]);
  const words = recallColumns.map(text);
  if (words.some((word) => word === '')) return { fault: 'missing' };
  if (words.some((word) => word.length > longest)) return { fault: 'too-long' };
  if (words.some((word) => /^[=+\-@|]/.test(word))) return { fault: 'formula' };
  if (words.some((word) => word.includes('\uFFFD'))) return { fault: 'garbled' };
  if ([text('make'), text('model')].some((name) => slugOf(name) === ''))
    return { fault: 'missing' };
  const builtFrom = dayOf(text('built_from'), 'first');
  const builtUntil = dayOf(text('built_until'), 'last');
  const announcedOn = parseIstDate(text('announced_on'));
  if (builtFrom === null || builtUntil === null || announcedOn === null)
    return { fault: 'bad-date' };
  if (builtUntil < builtFrom) return { fault: 'upside-down' };
  if (announcedOn > today || builtFrom > today) return { fault: 'in-future' };
  const url = text('url');
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') return { fault: 'bad-url' };
  const units = text('units').replaceAll(',', '');
  if (!/^\d{0,8}$/.test(units)) return { fault: 'bad-units' };
  return {
    recall: {
      ...{ ref: text('ref'), make: text('make'), model: text('model'), builtFrom, builtUntil },
      units: units === '' ? null : Number(units),
      defect: { en: text('defect_en'), hi: text('defect_hi') },
      remedy: { en: text('remedy_en'), hi: text('remedy_hi') },
      ...{ announcedOn, source: text('source'), url },
    },
  };
}

/** A day, or a month as its first or last day. */
function dayOf(text: string, which: 'first' | 'last'): IstDate | null {
  if (!/^\d{4}-\d{2}$/.test(text)) return parseIstDate(text);
  const first = parseIstDate(`${text}-01`);
  return first === null || which === 'first' ? first : endOfMonth(first);
}

/** Without control characters, doubled spaces, and the apostrophe that keeps a spreadsheet from running a cell. */
function cleaned(cell: string | undefined): string {
  return (cell ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'/, '');
}
