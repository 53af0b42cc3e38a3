import type { Answer, Input } from '@pahiya/api-client/api-client';
import { type WrongDebitCause, wrongDebitCauses } from '@pahiya/domain/fastag/wrong-debit';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { indianTimeText, readIndianTime, readRupees } from './form-values.ts';
import { tagPath } from './tag-paths.ts';

/** Fields of the form, in its order. */
export const disputeFields = [
  'transactionId',
  'plaza',
  'lane',
  'direction',
  'tagLast4',
  'readAt',
  'debitedAt',
  'debited',
  'asked',
  'askedOn',
  'listedAt',
  'removedAt',
] as const;
export type DisputeField = (typeof disputeFields)[number];

type Typed = Readonly<Record<DisputeField, string>>;
type DisputeBody = NonNullable<Input<'tollDispute'>['body']>;

/** Fields for a cause: a car park has neither lane nor direction. */
export function fieldsOf(cause: WrongDebitCause): readonly DisputeField[] {
  if (cause !== 'parking') return disputeFields;
  return disputeFields.filter((field) => field !== 'lane' && field !== 'direction');
}

/** Outcome of the form. `typed`: the fields as submitted, to continue editing. */
export type DisputeOutcome =
  | { readonly kind: 'letter'; readonly answer: Answer<'tollDispute'>; readonly typed: Typed }
  | { readonly kind: 'faults'; readonly faults: readonly DisputeField[]; readonly typed: Typed }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly typed: Typed };

/** The cause in the address; null if it is none. */
export function readCause(query: URLSearchParams): WrongDebitCause | null {
  return wrongDebitCauses.find((cause) => cause === query.get('cause')) ?? null;
}

const longest: Readonly<Partial<Record<DisputeField, number>>> = {
  transactionId: 80,
  plaza: 80,
  lane: 10,
  direction: 40,
};

/** The value of a field for the API; null if it is not valid. */
function fieldValue(field: DisputeField, text: string): string | number | null {
  switch (field) {
    case 'readAt':
    case 'debitedAt':
    case 'listedAt':
    case 'removedAt':
      return readIndianTime(text);
    case 'debited':
    case 'asked': {
      const amount = readRupees(text);
      return amount !== null && amount >= 100 && amount <= 5_000_000 ? amount : null;
    }
    case 'askedOn':
      return parseIstDate(text);
    case 'tagLast4':
      return /^[0-9A-Za-z]{4}$/.test(text) ? text : null;
    default:
      return text.length <= (longest[field] ?? 0) ? text : null;
  }
}

/** Facts of a crossing that an address can carry into the form. */
const crossingFields = ['plaza', 'direction', 'readAt'] as const;
export type CrossingFacts = Readonly<Partial<Record<(typeof crossingFields)[number], string>>>;

/** The facts of a crossing in the address; a value that the form would refuse is left out. */
export function readCrossingFacts(query: URLSearchParams): CrossingFacts {
  const values = crossingFields.map((field) => [field, query.get(field)?.trim() ?? ''] as const);
  return Object.fromEntries(
    values.filter(
      ([field, text]) => text !== '' && !text.includes('\0') && fieldValue(field, text) !== null,
    ),
  );
}

type Crossing = Answer<'tollCrossings'>['crossings'][number];

/** Address of the dispute of a crossing, without the language. */
export function crossingDisputePath(
  vehicleNumber: string,
  { plaza, direction, readAt }: Crossing,
): string {
  const query = new URLSearchParams({ plaza, readAt: indianTimeText(readAt) });
  if (direction !== null) query.set('direction', direction);
  return `${tagPath(vehicleNumber, 'dispute')}?${query}`;
}

/** Reads the form. Empty fields become blanks in the letter. */
export function readDispute(
  form: FormData,
  cause: WrongDebitCause,
  language: Language,
): { readonly body: DisputeBody; readonly faults: readonly DisputeField[]; readonly typed: Typed } {
  const typed = Object.fromEntries(
    disputeFields.map((field) => [field, formText(form, field).trim()]),
  ) as Record<DisputeField, string>;
  const given = disputeFields.filter((field) => typed[field] !== '');
  const values = given.map((field) => [field, fieldValue(field, typed[field])] as const);
  const faults = values.flatMap(([field, value]) => (value === null ? [field] : []));
  return { body: { cause, language, ...Object.fromEntries(values) }, faults, typed };
}
