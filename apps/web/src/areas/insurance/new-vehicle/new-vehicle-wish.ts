import type { Input } from '@pahiya/api-client/api-client';
import {
  type NewVehicleFuel,
  newVehicleFuels,
  newVehicleRanges,
} from '@pahiya/domain/insurance/new-vehicle';
import { ownerDriverExceptions } from '@pahiya/domain/insurance/owner-driver';
import { type IstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { parseDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { readRupees } from '../typed/read-typed.ts';

/** Fields of the form, in the order of display. */
export const newFields = [
  'kind',
  'maker',
  'model',
  'fuel',
  'cc',
  'kw',
  'seats',
  'price',
  'place',
  'bonus',
  'certificate',
  'owner',
] as const;
export type NewField = (typeof newFields)[number];
export type NewTyped = Readonly<Record<NewField, string>>;
export type NewKind = 'car' | 'two-wheeler';
type Body = Input<'validateNewVehicle'>['body'];

/** Reads the form from an address; what it does not name is as `filled` from the catalogue. */
export function readNewTyped(query: URLSearchParams, filled: Partial<NewTyped>): NewTyped {
  return Object.fromEntries(
    newFields.map((name) => [name, (query.get(name) ?? filled[name] ?? '').slice(0, 100)]),
  ) as NewTyped;
}

/** The class of the form; a car unless it says otherwise. */
export function kindOf({ kind }: Pick<NewTyped, 'kind'>): NewKind {
  return kind === 'two-wheeler' ? kind : 'car';
}

/** Fuels that vehicles of a class run on. */
export function fuelsOf(kind: NewKind): readonly NewVehicleFuel[] {
  return kind === 'car'
    ? newVehicleFuels
    : newVehicleFuels.filter((fuel) => fuel !== 'diesel' && fuel !== 'hybrid');
}

/** Body of the call that prices the form, and the fields where it is wrong. */
export function newVehicleBody(
  typed: NewTyped,
  { bonusSteps, today }: { readonly bonusSteps: readonly number[]; readonly today: IstDate },
): { readonly body: Body; readonly faults: readonly NewField[] } {
  const kind = kindOf(typed);
  const fuel = fuelsOf(kind).find((one) => one === typed.fuel) ?? null;
  const isElectric = fuel === 'electric';
  const ranges = newVehicleRanges[kind];
  const isIn = (value: number | null, name: keyof typeof ranges) =>
    value !== null && value >= ranges[name].least && value <= ranges[name].most;
  const figures = {
    cc: isElectric ? null : readNumber(typed.cc, /^\d{1,5}$/),
    kw: isElectric ? readNumber(typed.kw, /^\d{1,4}(?:\.\d{1,2})?$/) : null,
    seats: readNumber(typed.seats, /^\d{1,2}$/),
    invoicePrice: readRupees(typed.price),
  };
  const bonus = typed.bonus === '' ? 0 : Number(typed.bonus);
  const certificate = bonus > 0 ? readDay(typed.certificate) : null;
  const isCertificate = bonus === 0 || (certificate !== null && certificate <= today);
  const isRight: Readonly<Record<NewField, boolean>> = {
    kind: true,
    maker: isWords(typed.maker, 60),
    model: isWords(typed.model, 100),
    fuel: fuel !== null,
    cc: isElectric || isIn(figures.cc, 'cc'),
    kw: !isElectric || isIn(figures.kw, 'kw'),
    seats: isIn(figures.seats, 'seats'),
    price: isIn(figures.invoicePrice, 'invoicePrice'),
    place: isWords(typed.place, 60),
    bonus: bonusSteps.includes(bonus),
    certificate: isCertificate,
    owner: true,
  };
  return {
    body: {
      newVehicle: {
        vehicle: kind,
        maker: typed.maker.trim(),
        model: typed.model.trim(),
        fuel: fuel ?? 'petrol',
        cc: figures.cc,
        kw: figures.kw,
        seats: figures.seats ?? 0,
        invoicePrice: figures.invoicePrice ?? 0,
        place: typed.place.trim(),
      },
      insuredValue: null,
      lastBonus: certificate === null ? 0 : bonus,
      certificateOn: certificate,
      noOwnerDriver: ownerDriverExceptions.find((one) => one === typed.owner) ?? null,
    },
    faults: newFields.filter((name) => !isRight[name]),
  };
}

const serverFields: Readonly<Record<string, NewField>> = {
  'body.newVehicle.maker': 'maker',
  'body.newVehicle.model': 'model',
  'body.newVehicle.fuel': 'fuel',
  'body.newVehicle.cc': 'cc',
  'body.newVehicle.kw': 'kw',
  'body.newVehicle.seats': 'seats',
  'body.newVehicle.invoicePrice': 'price',
  'body.newVehicle.place': 'place',
  'body.lastBonus': 'bonus',
  'body.certificateOn': 'certificate',
};

/** Fields of the form that the server refused: it alone knows the places. */
export function refusedFields(errors: readonly { readonly path: string }[]): readonly NewField[] {
  const refused = new Set(errors.map(({ path }) => serverFields[path]));
  return newFields.filter((name) => refused.has(name));
}

function isWords(text: string, most: number): boolean {
  const plain = text.trim();
  return plain.length >= 2 && plain.length <= most && !/\p{C}/u.test(plain);
}

function readNumber(text: string, form: RegExp): number | null {
  const plain = text.replace(/[,\s]/g, '');
  return form.test(plain) ? Number(plain) : null;
}

function readDay(text: string): IstDate | null {
  return parseDdMmYyyy(text.trim()) ?? parseIstDate(text.trim());
}
