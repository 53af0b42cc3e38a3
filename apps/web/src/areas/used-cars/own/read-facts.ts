import type { InputOf } from '@pahiya/contracts/contract';
import type { changeListing } from '@pahiya/contracts/used-cars/own-listing-contracts';
import { accidentNotes, carColours, insuranceKinds } from '@pahiya/domain/listings/listing';
import { carBodies } from '@pahiya/domain/new-cars/car-facts';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { formText } from '../../../frame/page/form-text.ts';

export type ListingBody = InputOf<typeof changeListing>['body'];

/** Fields of the forms of a listing that can be wrong. */
export const listingFields = [
  'vehicleNumber',
  'otherModel',
  'pricePaise',
  'km',
  'owners',
  'colour',
  'body',
  'cityId',
  'madeMonth',
  'insuredUntil',
  'keys',
  'note',
  'photos',
  'file',
  'fileCount',
  'chassisNumber',
  'engineNumber',
] as const;
export type ListingField = (typeof listingFields)[number];

/** Texts of the form as typed, to be shown again. */
export const typedNames = [
  'vehicleNumber',
  'price',
  'km',
  'owners',
  'colour',
  'body',
  'cityId',
  'madeMonth',
  'insurance',
  'insuredUntil',
  'accident',
  'serviceBook',
  'keys',
  'hasLoan',
  'note',
] as const;
export type TypedFacts = Readonly<Partial<Record<(typeof typedNames)[number], string>>>;

/** What was typed, at most as long as anything that can be right. */
export function readTyped(form: FormData): TypedFacts {
  return Object.fromEntries(typedNames.map((name) => [name, formText(form, name).slice(0, 1_000)]));
}

/** A whole number as typed ("4,50,000"); null: none. */
export function readWhole(text: string | undefined): number | null {
  const digits = (text ?? '').replace(/[\s,₹]|km$/gi, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

/** The facts of a form, or the fields that are wrong. */
export function readFacts(typed: TypedFacts): {
  readonly body: ListingBody | null;
  readonly fields: readonly ListingField[];
} {
  const km = readWhole(typed.km);
  const owners = readWhole(typed.owners);
  const cityId = readWhole(typed.cityId);
  const colour = carColours.find((one) => one === typed.colour);
  const body = carBodies.find((one) => one === typed.body);
  const keys = typed.keys === '' ? null : readWhole(typed.keys);
  const date = typed.insuredUntil?.trim() ?? '';
  const insuredUntil = date === '' ? null : parseDdMmYyyy(date);
  const fields: ListingField[] = [
    ...(km === null ? (['km'] as const) : []),
    ...(owners === null || owners < 1 ? (['owners'] as const) : []),
    ...(colour === undefined ? (['colour'] as const) : []),
    ...(body === undefined ? (['body'] as const) : []),
    ...(cityId === null || cityId < 1 || cityId > 99_999 ? (['cityId'] as const) : []),
    ...(date !== '' && insuredUntil === null ? (['insuredUntil'] as const) : []),
    ...(typed.keys !== '' && (keys === null || keys > 5) ? (['keys'] as const) : []),
  ];
  if (fields.length > 0 || km === null || owners === null || cityId === null) {
    return { body: null, fields };
  }
  if (colour === undefined || body === undefined) return { body: null, fields };
  return {
    fields,
    body: {
      ...{ km, owners, cityId, colour, body, keys, insuredUntil },
      madeMonth: readWhole(typed.madeMonth),
      insurance: insuranceKinds.find((one) => one === typed.insurance) ?? null,
      accident: accidentNotes.find((one) => one === typed.accident) ?? 'not-stated',
      serviceBook: yesOrNo(typed.serviceBook),
      hasLoan: yesOrNo(typed.hasLoan),
      note: typed.note?.trim() === '' ? null : (typed.note ?? null),
    },
  };
}

function yesOrNo(text: string | undefined): boolean | null {
  return text === 'yes' ? true : text === 'no' ? false : null;
}
