import { ageOf } from '@pahiya/domain/rc/age';
import { formatNumber } from '@pahiya/domain/shared/format';
import { formatIstDate, toIstDate } from '@pahiya/domain/shared/ist-date';
import { dayText, type RecordContext } from '../../record-words/record-context.ts';
import { knownWord, named, type Run, wordOrRaw } from '../../record-words/record-words.ts';
import { type FactView, fact } from './fact-view.ts';

/** What the vehicle is: make, class, engine, age, sizes. */
export function vehicleFacts(context: RecordContext): readonly FactView[] {
  const { record, copy } = context;
  const { explain, units } = copy;
  const missing = copy.notOnRecord;
  return [
    fact(context, 'maker', orNull(record.maker)),
    fact(context, 'model', orNull(record.model)),
    fact(context, 'vehicleClass', wordOrRaw(explain.vehicleClass, record.vehicleClass, missing), {
      notes: [knownWord(explain.category, record.category)],
    }),
    fact(context, 'fuel', fuelValue(context)),
    fact(context, 'norm', normValue(context), {
      notes: [
        isUnreadNorm(record.norm.code, record.norm.raw)
          ? null
          : explain.norm[record.norm.code].means,
      ],
    }),
    fact(context, 'registeredOn', record.registeredOn && dayText(context, record.registeredOn), {
      notes: [ageText(context)],
    }),
    fact(context, 'manufactured', manufacturedText(context)),
    fact(context, 'colour', wordOrRaw(explain.colour, record.colour, missing)),
    fact(context, 'bodyType', wordOrRaw(explain.bodyType, record.bodyType, missing)),
    ...engineFacts(context),
    fact(context, 'seats', countText(record.seats)),
    ...sizes(context, [
      ['unladenKg', record.unladenKg, units.kg],
      ['grossKg', record.grossKg, units.kg],
      ['wheelbaseMm', record.wheelbaseMm, units.mm],
    ]),
    fact(context, 'chassisLast5', tail(record.chassisLast5)),
    fact(context, 'engineLast5', tail(record.engineLast5)),
  ];
}

/** "5 y 8 m old"; null before the registration or without its day. */
export function ageText(context: RecordContext): string | null {
  const { record, today, copy } = context;
  const age = record.registeredOn === null ? null : ageOf(record.registeredOn, today);
  if (age === null) return null;
  return copy.explain.age.old(copy.explain.age.yearsMonths(age.years, age.months));
}

/** Our word for the fuel; the register's own where we have none. */
export function fuelValue({ record, copy }: RecordContext): Run | string {
  const { code, raw } = record.fuel;
  return code === 'other' && raw !== '' ? named(raw) : copy.explain.fuel[code];
}

/** Our word for the norm; the register's own where we have none. */
export function normValue({ record, copy }: RecordContext): Run | string {
  const { code, raw } = record.norm;
  return isUnreadNorm(code, raw) ? named(raw) : copy.explain.norm[code].word;
}

/** A word of the register that is none of the norms we know, and not its word for "none". */
function isUnreadNorm(code: string, raw: string): boolean {
  return code === 'unknown' && raw !== '' && !/^(?:NOT AVAILABLE|NA)$/i.test(raw);
}

/** An electric motor has no displacement; its zero is not a fact. */
function engineFacts(context: RecordContext): readonly FactView[] {
  const { record, copy } = context;
  if (record.fuel.code === 'electric') return [];
  const cc = record.engineCc === null ? null : copy.units.cc(formatNumber(record.engineCc));
  const cylinders =
    record.cylinders === null ? [] : [fact(context, 'cylinders', countText(record.cylinders))];
  return [fact(context, 'engineCc', cc), ...cylinders];
}

type SizeField = 'unladenKg' | 'grossKg' | 'wheelbaseMm';

/** Sizes that are not on record are left out: nobody misses them. */
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

function orNull(raw: string | null): Run | null {
  return raw === null ? null : named(raw);
}

function countText(count: number | null): string | null {
  return count === null ? null : formatNumber(count);
}

function tail(last: string | null): Run | null {
  return last === null ? null : { text: `•••• ${last}`, isEnglish: true };
}
