import type { Input } from '@pahiya/api-client/api-client';
import { type ContestPattern, contestPatterns } from '@pahiya/domain/challans/contest-patterns';
import type { Language } from '@pahiya/domain/shared/language';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { formText } from '../../../frame/page/form-text.ts';

/** The challan and its error; null for anything missing in the address. */
export type ContestQuery = {
  readonly discoveryId: string | null;
  readonly challanNumber: string | null;
  readonly pattern: ContestPattern | null;
};

/** A letter field that the person fills in. */
export type ContestField =
  | 'soldOn'
  | 'stolenOn'
  | 'firNumber'
  | 'policeStation'
  | 'paper'
  | 'paperUpto'
  | 'otherChallanNumber';

/** What each error needs besides the challan's own facts. */
export const fieldsOf: Readonly<Record<ContestPattern, readonly ContestField[]>> = {
  'wrong-plate-read': [],
  'cloned-plate': ['firNumber', 'policeStation'],
  'sold-before': ['soldOn'],
  'vehicle-stolen': ['stolenOn', 'firNumber', 'policeStation'],
  'paper-was-valid': ['paper', 'paperUpto'],
  'duplicate-challan': ['otherChallanNumber'],
};

/** Date fields. */
export const dayFields: ReadonlySet<ContestField> = new Set(['soldOn', 'stolenOn', 'paperUpto']);

/** Reads the query of the contest page. */
export function readContestQuery(query: URLSearchParams): ContestQuery {
  const pattern = query.get('pattern');
  return {
    discoveryId: query.get('d'),
    challanNumber: query.get('c')?.slice(0, 40) ?? null,
    pattern: contestPatterns.find((one) => one === pattern) ?? null,
  };
}

/** Address of the contest page, without the language. */
export function contestPath({ discoveryId, challanNumber, pattern }: ContestQuery): string {
  const query = new URLSearchParams();
  if (discoveryId !== null) query.set('d', discoveryId);
  if (challanNumber !== null) query.set('c', challanNumber);
  if (pattern !== null) query.set('pattern', pattern);
  const text = query.toString();
  return `/contest-challan${text === '' ? '' : `?${text}`}`;
}

type ContestBody = NonNullable<Input<'contestChallan'>['body']>;

/** The API call for a submitted form, or its invalid dates. Empty fields become blank lines in the letter. */
export function contestBody(
  form: FormData,
  challan: { discoveryId: string; challanNumber: string; pattern: ContestPattern },
  language: Language,
): { ok: true; body: ContestBody } | { ok: false; badDays: readonly ContestField[] } {
  const typed = fieldsOf[challan.pattern].flatMap((field) => {
    const text = formText(form, field).trim().slice(0, 80);
    return text === '' ? [] : [{ field, text }];
  });
  const read = typed.map(({ field, text }) => ({
    field,
    value: dayFields.has(field) ? parseDdMmYyyy(text) : text,
  }));
  const badDays = read.flatMap(({ field, value }) => (value === null ? [field] : []));
  if (badDays.length > 0) return { ok: false, badDays };
  const facts = Object.fromEntries(read.map(({ field, value }) => [field, value]));
  return { ok: true, body: { ...challan, language, ...facts } };
}
