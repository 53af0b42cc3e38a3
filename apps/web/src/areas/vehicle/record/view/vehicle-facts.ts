import { ageOf } from '@pahiya/domain/rc/age';
import { formatNumber } from '@pahiya/domain/shared/format';
import { formatIstDate, toIstDate } from '@pahiya/domain/shared/ist-date';
import { dayText, type RecordContext } from '../../../../parts/record-words/record-context.ts';
import {
  english,
  named,
  type Run,
  wordOrRaw,
  wordsOf,
} from '../../../../parts/record-words/record-words.ts';
import { type FactView, fact } from './fact-view.ts';

/** The facts that identify a vehicle. */
export function mainVehicleFacts(context: RecordContext): readonly FactView[] {
  const { record, copy } = context;
  const { maker, model } = record;
  return [
    fact(context, 'maker', maker && named(maker)),
    fact(context, 'model', model && named(model)),
    fact(context, 'vehicleClass', classValue(context)),
    fact(context, 'fuel', fuelValue(context)),
    fact(context, 'norm', normValue(context)),
    fact(context, 'manufactured', manufacturedText(context)),
    fact(context, 'colour', wordOrRaw(copy.explain.colour, record.colour, copy.notOnRecord)),
  ];
}

/** Body, engine, sizes and the two numbers. */
export function moreVehicleFacts(context: RecordContext): readonly FactView[] {
  const { record, copy } = context;
  const { explain, units } = copy;
  const isElectric = record.fuel.code === 'electric';
  const engineTerm = isElectric ? { term: copy.plainFields.motorLast5 } : {};
  return [
    fact(context, 'bodyType', wordOrRaw(explain.bodyType, record.bodyType, copy.notOnRecord)),
    ...(isElectric ? [] : engineFacts(context)),
    fact(context, 'seats', countText(record.seats)),
    ...sizes(context, [
      ['unladenKg', record.unladenKg, units.kg],
      ['grossKg', record.grossKg, units.kg],
      ['wheelbaseMm', record.wheelbaseMm, units.mm],
    ]),
    fact(context, 'chassisLast5', tail(record.chassisLast5)),
    fact(context, 'engineLast5', tail(record.engineLast5), engineTerm),
  ];
}

export function registrationFact(context: RecordContext): FactView {
  const { registeredOn } = context.record;
  return fact(context, 'registeredOn', registeredOn && dayText(context, registeredOn));
}

/** "5 y 8 m old"; null before the registration or without its day. */
export function ageText(context: RecordContext): string | null {
  const { record, today, copy } = context;
  const age = record.registeredOn === null ? null : ageOf(record.registeredOn, today);
  if (age === null) return null;
  return copy.explain.age.old(copy.explain.age.yearsMonths(age.years, age.months));
}

/** Our name for the fuel; the registry's own if unknown. */
export function fuelValue({ record, copy }: RecordContext): Run | string {
  const { code, raw } = record.fuel;
  return code === 'other' && raw !== '' ? wordsOf(raw) : copy.explain.fuel[code];
}

/** Our name for the norm, the registry's own if unknown; electric vehicles have none. */
export function normValue({ record, copy }: RecordContext): Run | string {
  const { code, raw } = record.norm;
  if (code === 'unknown' && record.fuel.code === 'electric') return copy.notApplicable;
  const isUnread = code === 'unknown' && raw !== '' && !/^(?:NOT AVAILABLE|NA)$/i.test(raw);
  return isUnread ? named(raw) : copy.explain.norm[code];
}

/** "Motor Car (LMV)", as on the RC. */
function classValue({ record, copy }: RecordContext): Run {
  const { category, vehicleClass } = record;
  const name = vehicleClass?.replace(/\s*\([^)]*\)$/, '') ?? null;
  const value = wordOrRaw(copy.explain.vehicleClass, name, copy.notOnRecord);
  if (category === null || name === null) return value;
  return { ...value, text: `${value.text} (${category})` };
}

function engineFacts(context: RecordContext): readonly FactView[] {
  const { record, copy } = context;
  const cc = record.engineCc === null ? null : copy.units.cc(formatNumber(record.engineCc));
  const cylinders =
    record.cylinders === null ? [] : [fact(context, 'cylinders', countText(record.cylinders))];
  return [fact(context, 'engineCc', cc), ...cylinders];
}

type SizeField = 'unladenKg' | 'grossKg' | 'wheelbaseMm';

/** Leaves out sizes that are not on record. */
function sizes(
  context: RecordContext,
  rows: readonly (readonly [SizeField, number | null, (n: string) => string])[],
): readonly FactView[] {
  return rows.flatMap(([field, value, unit]) =>
    value === null || value === 0 ? [] : [fact(context, field, unit(formatNumber(value)))],
  );
}

function manufacturedText({ record, language }: RecordContext): string | null {
  const { manufactured } = record;
  const first = manufactured && toIstDate(manufactured.year, manufactured.month, 1);
  return first === null ? null : formatIstDate(first, language).replace(/^1 /, '');
}

function countText(count: number | null): string | null {
  return count === null ? null : formatNumber(count);
}

function tail(last: string | null): Run | null {
  return last === null ? null : english(`•••• ${last}`);
}
