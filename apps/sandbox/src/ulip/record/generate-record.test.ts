import { rtoOffices } from '@pahiya/domain/places/rto-offices';
import { type Mark, parseMark } from '@pahiya/domain/registration/vehicle-number';
import { addDays, addYears, type IstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawsFor } from './draws.ts';
import { generateRecord } from './generate-record.ts';
import { MODELS } from './models.ts';
import { officeOfMark } from './office.ts';
import type { InsuredRecord } from './vahan-record.ts';

const TODAY = day('2026-11-21');
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...LETTERS), minLength: min, maxLength: max });
const number = fc.integer({ min: 1, max: 9_999 }).map((value) => String(value).padStart(4, '0'));
const officeCode = fc.constantFrom(
  ...rtoOffices.filter((office) => office.office !== null).map((office) => office.code),
);
const classic = fc
  .tuple(
    officeCode.filter((code) => !code.startsWith('DL')),
    letters(0, 3),
    number,
  )
  .map((parts) => parts.join(''));
const delhi = fc
  .tuple(
    fc.integer({ min: 1, max: 13 }),
    fc.constantFrom(...'CCCSSSEPRTVYGKLMW'),
    letters(0, 2),
    number,
  )
  .map(([office, category, series, digits]) => `DL${office}${category}${series}${digits}`);
const bharat = fc
  .tuple(fc.integer({ min: 21, max: 26 }), number, letters(1, 2))
  .map(([year, digits, series]) => `${year}BH${digits}${series}`);
const stateWide = fc
  .tuple(fc.constantFrom('AP39', 'AP40'), letters(1, 2), number)
  .map((parts) => parts.join(''));
const vintage = fc
  .tuple(fc.constantFrom('MH', 'DL', 'TN'), letters(2, 2), number)
  .map(([state, series, digits]) => `${state}VA${series}${digits}`);
const anyMark: fc.Arbitrary<Mark> = fc
  .oneof(
    { arbitrary: classic, weight: 12 },
    { arbitrary: delhi, weight: 3 },
    { arbitrary: bharat, weight: 2 },
    { arbitrary: stateWide, weight: 1 },
    { arbitrary: vintage, weight: 1 },
  )
  .map((text) => {
    const parsed = parseMark(text);
    if (!parsed.ok) throw new Error(`the test made no mark: ${text} (${parsed.error.code})`);
    return parsed.value;
  });
const anyToday = fc.integer({ min: 0, max: 1_200 }).map((days) => addDays(day('2026-07-01'), days));

test('a number always gives the same vehicle, and on the same day the same record', () => {
  fc.assert(
    fc.property(anyMark, anyToday, anyToday, (mark, one, other) => {
      expect(generateRecord(mark, one)).toEqual(generateRecord(mark, one));
      expect(lasting(generateRecord(mark, one))).toEqual(lasting(generateRecord(mark, other)));
    }),
    { numRuns: 400 },
  );
});

test('the dates of a record are in order and plausible today', () => {
  checkRecords((record, _mark, today) => {
    const { month, year } = record.manufactured;
    const manufactured = day(`${year}-${String(month).padStart(2, '0')}-01`);
    expect(manufactured <= record.registeredOn).toBe(true);
    expect(manufactured >= addYears(record.registeredOn, -1)).toBe(true);
    expect(record.registeredOn <= today).toBe(true);
    expect(record.registrationUpto > record.registeredOn).toBe(true);
    expect(record.thirdPartyUpto > record.registeredOn).toBe(true);
    // Cover is bought for at most five years, a PUC for one, a registration for fifteen.
    expect(record.thirdPartyUpto < addYears(today, 5)).toBe(true);
    expect((record.ownDamageUpto ?? today) <= addDays(addYears(today, 1), 30)).toBe(true);
    expect((record.puc?.upto ?? today) < addYears(today, 1)).toBe(true);
    expect(record.registrationUpto < addYears(today, 15)).toBe(true);
  });
});

test('own damage never outlasts third-party cover by more than a late renewal', () => {
  checkRecords((record) => {
    if (record.ownDamageUpto === null) return;
    expect(record.ownDamageUpto <= addDays(record.thirdPartyUpto, 400)).toBe(true);
  });
});

test('the registration year is possible for the code on the plate', () => {
  checkRecords((record, mark) => {
    const { registeredOn } = record;
    if (mark.writtenState === 'TG') expect(registeredOn >= '2024-03-15').toBe(true);
    if (mark.writtenState === 'TS') {
      expect(registeredOn >= '2014-06-02' && registeredOn < '2024-03-15').toBe(true);
    }
    if (mark.writtenState === 'OD') expect(registeredOn >= '2012-01-01').toBe(true);
    if (mark.writtenState === 'OR') expect(registeredOn < '2013-01-01').toBe(true);
    if (mark.writtenState === 'UK') expect(registeredOn >= '2007-01-01').toBe(true);
    if (mark.writtenState === 'UA') expect(registeredOn < '2007-01-01').toBe(true);
    if (mark.writtenState === 'CG') expect(registeredOn >= '2000-11-01').toBe(true);
    if (mark.seriesKey.startsWith('AP39')) expect(registeredOn >= '2019-02-01').toBe(true);
    if (mark.kind === 'bharat') {
      expect(registeredOn.slice(2, 4)).toBe(mark.vehicleNumber.slice(0, 2));
      expect(registeredOn >= '2021-09-15').toBe(true);
    }
    if (mark.kind === 'vintage') expect(registeredOn < '1977-01-01').toBe(true);
  });
});

test('the emission norm is possible for a new vehicle of that day', () => {
  checkRecords(({ normText, registeredOn, fuel }) => {
    if (fuel === 'electric') expect(normText).toBe('Not Available');
    else if (registeredOn >= '2020-04-01') expect(normText).toBe('BHARAT STAGE VI');
    else if (registeredOn >= '2017-04-01') expect(normText).toBe('BHARAT STAGE IV');
    else if (registeredOn >= '2010-04-01') expect(normText).toMatch(/STAGE (III|IV)$/);
    else expect(normText).not.toMatch(/ (IV|VI)$/);
  });
});

test('the model and its fuel were on sale in the year of registration', () => {
  checkRecords((record) => {
    const year = Number(record.registeredOn.slice(0, 4));
    const rows = MODELS.filter(
      (model) => record.model.startsWith(model.name) && model.maker === record.maker,
    );
    const wasSold = rows.some(
      (model) =>
        (model.to === null || year <= model.to) &&
        model.fuels.some((option) => option.fuel === record.fuel && option.from <= year),
    );
    expect(wasSold).toBe(true);
    if (record.fuel === 'electric') expect(record.registeredOn >= '2019-01-01').toBe(true);
  });
});

test('an electric vehicle has no PUC, no cylinders and no cubic capacity', () => {
  checkRecords((record) => {
    if (record.fuel !== 'electric') {
      expect(record.cc).toBeGreaterThan(0);
      return;
    }
    expect(record.puc).toBeNull();
    expect([record.cc, record.cylinders]).toEqual([0, 0]);
  });
});

test('no PUC is on record in the first eleven months', () => {
  checkRecords((record, _mark, today) => {
    if (today < addDays(record.registeredOn, 335)) expect(record.puc).toBeNull();
  });
});

test("Delhi's category letter decides the kind of vehicle", () => {
  fc.assert(
    fc.property(delhi, (text) => {
      const parsed = parseMark(text);
      if (!parsed.ok) throw new Error(text);
      const record = generateRecord(parsed.value, TODAY);
      const series = parsed.value.series ?? '';
      if (series.startsWith('C')) expect(record.category).toBe('LMV');
      if (series.startsWith('S')) expect(record.category).toBe('2WN');
      if (series.startsWith('P')) expect(record.category).toBe('HPV');
      if (series.startsWith('E')) expect(record.fuel).toBe('electric');
      if (/^(T|Y|RT)/.test(series)) expect(record.category).toBe('LPV');
      if (/^R(?!T)/.test(series)) expect(record.category).toBe('3WT');
    }),
    { numRuns: 500 },
  );
});

test('a bus of Delhi whose number falls in a year without buses is registered in the first year with one', () => {
  for (const text of ['DL11P7550', 'DL13P7770']) {
    const parsed = parseMark(text);
    if (!parsed.ok) throw new Error(text);
    const record = generateRecord(parsed.value, TODAY);
    expect(record.category).toBe('HPV');
    expect(record.registeredOn.slice(0, 4)).toBe('1990');
  }
});

test('the RTO is that of the number, or a real one if the number has none', () => {
  checkRecords((record, mark) => {
    const office = rtoOffices.find(({ code }) => code === mark.officeCode)?.office;
    if (office) expect(record.registeredAt.startsWith(office.toUpperCase())).toBe(true);
    else expect(record.registeredAt).not.toMatch(/STATEWIDE/);
    if (mark.kind === 'bharat') expect(record.registeredAt).toMatch(/^.+, .+$/);
  });
});

test('names and contacts are masked', () => {
  checkRecords((record) => {
    expect(record.ownerName).toMatch(/^[A-Z]\*{2,}[A-Z] [A-Z]\*{2,}[A-Z]$/);
    expect(record.mobile).toMatch(/^\d{2}\*{6}\d{2}$/);
    expect(record.address).toContain('*');
  });
});

test('private vehicles have no permit, transport vehicles always do', () => {
  checkRecords((record) => {
    const isPrivate = record.kind === 'car' || record.kind === 'two-wheeler';
    expect(record.permit === null).toBe(isPrivate);
    expect(record.grossKg).toBeGreaterThan(record.unladenKg);
  });
});

test('about one vehicle in eight has a warning', () => {
  const marks = fc.sample(anyMark, { numRuns: 4_000, seed: 20_261_121 });
  const troubled = marks.filter((mark) => hasSomething(generateRecord(mark, TODAY), mark));
  expect(troubled.length / marks.length).toBeGreaterThan(1 / 12);
  expect(troubled.length / marks.length).toBeLessThan(1 / 5);
});

test('every kind of trouble occurs', () => {
  const records = fc
    .sample(anyMark, { numRuns: 4_000, seed: 7 })
    .map((mark) => ({ mark, record: generateRecord(mark, TODAY) }));
  const meets = (test: (record: InsuredRecord, mark: Mark) => boolean) =>
    records.some(({ record, mark }) => test(record, mark));
  expect(meets((record) => record.status === 'SCRAPPED')).toBe(true);
  expect(meets((record) => record.status === 'NOC ISSUED' && record.noc !== null)).toBe(true);
  expect(meets((record) => record.blacklist !== null)).toBe(true);
  expect(meets((record) => record.financier !== null)).toBe(true);
  expect(meets((record) => record.thirdPartyUpto < TODAY)).toBe(true);
  expect(meets((record) => (record.puc?.upto ?? TODAY) < TODAY)).toBe(true);
  expect(meets(isOverAgeInNcr)).toBe(true);
});

function hasSomething(record: InsuredRecord, mark: Mark): boolean {
  return (
    record.status !== 'ACTIVE' ||
    record.blacklist !== null ||
    record.financier !== null ||
    record.thirdPartyUpto < TODAY ||
    (record.ownDamageUpto !== null && record.ownDamageUpto < TODAY) ||
    (record.puc !== null && record.puc.upto < TODAY) ||
    record.registrationUpto < TODAY ||
    isOverAgeInNcr(record, mark)
  );
}

function isOverAgeInNcr(record: InsuredRecord, mark: Mark): boolean {
  const limit = record.fuel === 'diesel' ? 10 : 15;
  return (
    officeOfMark(mark, drawsFor(mark.vehicleNumber)).isNcr &&
    record.fuel !== 'electric' &&
    addYears(record.registeredOn, limit) < TODAY &&
    !/ (IV|VI)$/.test(record.normText)
  );
}

/** Everything but the recurring dates. */
function lasting(record: InsuredRecord) {
  const {
    registrationUpto,
    fitnessUpto,
    tax,
    thirdPartyUpto,
    ownDamageUpto,
    puc,
    permit,
    statusAsOn,
    ...rest
  } = record;
  return { ...rest, permitNumber: permit?.number ?? null };
}

function checkRecords(check: (record: InsuredRecord, mark: Mark, today: IstDate) => void): void {
  fc.assert(
    fc.property(anyMark, anyToday, (mark, today) =>
      check(generateRecord(mark, today), mark, today),
    ),
    { numRuns: 600 },
  );
}

function day(text: string): IstDate {
  const parsed = parseIstDate(text);
  if (parsed === null) throw new RangeError(text);
  return parsed;
}
