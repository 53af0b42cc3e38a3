import type { InputOf } from '@pahiya/contracts/contract';
import type { addLogEntry } from '@pahiya/contracts/upkeep/upkeep-contracts';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import {
  expenseCategories,
  logFuels,
  odometerWords,
  workCategories,
} from '@pahiya/domain/upkeep/log-entry';
import { formText } from '../../../frame/page/form-text.ts';
import { chosenFile, largestFile } from '../../../parts/controls/read-file.ts';
import type { LineKind } from './log-path.ts';

/** Fields of the form. */
export const lineFields = [
  'on',
  'km',
  'category',
  'fuel',
  'quantity',
  'title',
  'cost',
  'place',
  'note',
] as const;
export type LineField = (typeof lineFields)[number];

/** What was typed, to show it again. */
export type TypedLine = Readonly<Record<LineField, string>> & {
  readonly isFull: boolean;
  readonly isMissed: boolean;
};

/** A line as it is sent. */
export type SentLine = InputOf<typeof addLogEntry>['body'];

/** Reads the form of a line. `sent` is null where a field is wrong; digits may be grouped, and a comma may stand for the
 * decimal point. */
export function readLine(
  form: FormData,
  kind: LineKind,
): {
  readonly typed: TypedLine;
  readonly faults: readonly LineField[];
  readonly sent: SentLine | null;
} {
  const text = (name: LineField) => formText(form, name).trim();
  const typed: TypedLine = {
    on: text('on').slice(0, 40),
    km: text('km').slice(0, 40),
    category: text('category').slice(0, 40),
    fuel: text('fuel').slice(0, 40),
    quantity: text('quantity').slice(0, 40),
    title: text('title'),
    cost: text('cost').slice(0, 40),
    place: text('place'),
    note: text('note'),
    isFull: formText(form, 'isFull') !== '',
    isMissed: formText(form, 'isMissed') !== '',
  };
  const on = parseDdMmYyyy(typed.on);
  const km = readKm(typed.km);
  const cost = readThousandths(typed.cost.replace(/[₹,\s]/g, ''));
  const work = workCategories.find((one) => one === typed.category);
  const expense = expenseCategories.find((one) => one === typed.category);
  const fuel = logFuels.find((one) => one === typed.fuel);
  const quantity = readThousandths(typed.quantity.replace(',', '.'));
  const category = kind === 'service' ? work : expense;
  const faults: LineField[] = [
    ...(on === null ? (['on'] as const) : []),
    ...((kind === 'fuel' ? km === null : km === null && typed.km !== '') ? (['km'] as const) : []),
    ...(kind !== 'fuel' && category === undefined ? (['category'] as const) : []),
    ...(kind === 'fuel' && fuel === undefined ? (['fuel'] as const) : []),
    ...(kind === 'fuel' && (quantity === null || quantity === 0 || quantity > 2_000_000)
      ? (['quantity'] as const)
      : []),
    ...(isText(typed.title, 120) ? [] : (['title'] as const)),
    ...(typed.cost !== '' && (cost === null || cost % 10 !== 0) ? (['cost'] as const) : []),
    ...(isText(typed.place, 120) ? [] : (['place'] as const)),
    ...(isText(typed.note, 1000) ? [] : (['note'] as const)),
  ];
  if (faults.length > 0 || on === null) return { typed, faults, sent: null };
  const odometer = odometerWords.find((one) => one === formText(form, 'odometer'));
  const common = {
    on,
    ...(cost === null ? {} : { costPaise: cost / 10 }),
    ...(typed.place === '' ? {} : { place: typed.place }),
    ...(typed.note === '' ? {} : { note: typed.note }),
    ...(odometer === undefined ? {} : { odometer }),
  };
  const titled = {
    ...(km === null ? {} : { km }),
    ...(typed.title === '' ? {} : { title: typed.title }),
  };
  const sent: SentLine | null =
    kind === 'fuel'
      ? km === null || fuel === undefined || quantity === null
        ? null
        : { kind, ...common, km, fuel, quantity, isFull: typed.isFull, isMissed: typed.isMissed }
      : kind === 'service'
        ? work === undefined
          ? null
          : { kind, ...common, ...titled, category: work }
        : expense === undefined
          ? null
          : { kind, ...common, ...titled, category: expense };
  return { typed, faults, sent };
}

/** The photo beside a line: null where none was chosen, `wrong` where it cannot be kept. */
export function readPhoto(form: FormData): File | 'wrong' | null {
  const photo = chosenFile(form, 'photo');
  if (photo === null) return null;
  return photo.size > largestFile || !photoTypes.includes(photo.type) ? 'wrong' : photo;
}

/** Pictures that a line can have. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Key of the form, made with it. */
export function formKeyOf(form: FormData): string {
  const key = formText(form, 'key');
  return /^[0-9a-f-]{36}$/.test(key) ? key : crypto.randomUUID();
}

/** Whole kilometres as typed, at most two million; null if they are none. */
export function readKm(text: string): number | null {
  const plain = text.replace(/[,\s]/g, '');
  if (!/^\d{1,7}$/.test(plain)) return null;
  const km = Number(plain);
  return km <= 2_000_000 ? km : null;
}

/** A number with up to three decimals in thousandths; null if it is none. */
function readThousandths(text: string): number | null {
  return /^\d{1,7}(?:\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * 1000) : null;
}

function isText(text: string, longest: number): boolean {
  return text.length <= longest && /^(?:[^\p{C}]|[\n\r\t])*$/u.test(text);
}
