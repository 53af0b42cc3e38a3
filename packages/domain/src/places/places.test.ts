import { describe, expect, test } from 'vitest';
import { parseMark } from '../registration/vehicle-number.ts';
import { allCities, DEFAULT_CITY_ID, findCities } from './cities.ts';
import { resolveOffice } from './resolve-office.ts';
import {
  allStatesWithOffices,
  findOffice,
  normaliseOfficeCode,
  officesOfState,
  rtoOffices,
  servesPublic,
} from './rto-offices.ts';
import { findState, STATES, WRITTEN_STATE_CODES } from './states.ts';

function read(typed: string) {
  const reading = parseMark(typed);
  if (!reading.ok) throw new Error(`${typed} was refused`);
  return reading.value;
}

describe('states', () => {
  test('there are 28 states and 8 union territories, each code once', () => {
    expect(STATES.filter((state) => state.kind === 'state')).toHaveLength(28);
    expect(STATES.filter((state) => state.kind === 'union-territory')).toHaveLength(8);
    expect(new Set(WRITTEN_STATE_CODES).size).toBe(40);
    expect(new Set(STATES.map((state) => state.gstCode)).size).toBe(36);
  });

  test.each([
    ['OR', 'Odisha'],
    ['UA', 'Uttarakhand'],
    ['TS', 'Telangana'],
    ['DN', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['DL', 'Delhi'],
  ])('%s on a plate is %s', (code, name) => {
    expect(findState(code)?.name).toBe(name);
  });

  test('there is no state XX', () => {
    expect(findState('XX')).toBeNull();
  });
});

describe('the office table', () => {
  test('has 1,426 rows, 1,290 of them active, each code once', () => {
    expect(rtoOffices).toHaveLength(1426);
    expect(rtoOffices.filter((office) => office.status === 'active')).toHaveLength(1290);
    expect(new Set(rtoOffices.map((office) => office.code)).size).toBe(1426);
    expect(rtoOffices.flatMap((office) => office.subSeries ?? [])).toHaveLength(63);
  });

  test('every row has the shape of its type', () => {
    for (const row of rtoOffices) {
      expect(row.code).toMatch(/^[A-Z]{2}\d{2}$/);
      expect([
        'active',
        'legacy',
        'legacy-series',
        'legacy-prefix',
        'unallotted',
        'special',
      ]).toContain(row.status);
      expect(['high', 'medium', 'low', 'unverified']).toContain(row.confidence);
      expect(['A', 'B']).toContain(row.motorZone);
      if (row.status === 'unallotted') expect(row.city).toBeNull();
      else expect(row.office).not.toBeNull();
      for (const text of [row.office, row.city, row.district]) expect(text).not.toBe('');
      if (row.aliasOf !== undefined) expect(findOffice(row.aliasOf)?.status).toBe('active');
    }
  });

  test('every code of the table is valid on a plate', () => {
    for (const { code } of rtoOffices) {
      const series = code.startsWith('DL') ? 'CA' : 'A';
      expect(parseMark(`${code}${series}0001`).ok).toBe(true);
    }
  });

  test.each([
    ['dl-8', 'DL08'],
    ['DL 08', 'DL08'],
    ['mh12', 'MH12'],
    ['MH012', 'MH12'],
    ['MH', null],
    ['MH00', null],
    ['MH123', null],
    ['12', null],
  ])('%s is the code %s', (text, code) => {
    expect(normaliseOfficeCode(text)).toBe(code);
  });

  test("a state's offices are its active ones, by today's code or an older one", () => {
    expect(officesOfState('DL')).toHaveLength(13);
    expect(officesOfState('TS')).toEqual(officesOfState('TG'));
    expect(officesOfState('TG').some((office) => office.code.startsWith('TS'))).toBe(false);
    expect(officesOfState('TG', 'all').some((office) => office.code === 'TS09')).toBe(true);
    expect(officesOfState('XX')).toEqual([]);
  });

  test('a code without a district is a statewide series, or listed here', () => {
    const without = rtoOffices.filter(
      ({ status, district }) => status === 'active' && district === null,
    );
    expect(without.map(({ code }) => code)).toEqual(['AP39', 'AP40', 'RJ40', 'SK08']);
  });

  test('a statewide series is not an office, and neither is one for police or buses', () => {
    const special = rtoOffices.filter((office) => office.issuedFor !== undefined);
    expect(special.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['AP39', 'AP40', 'CG03', 'KL15', 'MP01']),
    );
    expect(special.some(servesPublic)).toBe(false);
    expect(officesOfState('DL').every(servesPublic)).toBe(true);
  });

  test('every state and territory has an active office', () => {
    const states = allStatesWithOffices();
    expect(states).toHaveLength(36);
    for (const { offices } of states) expect(offices.length).toBeGreaterThan(0);
  });
});

describe('the office of a vehicle', () => {
  test.each([
    ['DL8CAF5030', 'DL08', 'Delhi', 'high'],
    ['MH12AB1234', 'MH12', 'Pune', 'high'],
    ['TS09EA1234', 'TS09', 'Hyderabad', 'high'],
    ['TN15AB1234', 'TN15', 'Ulundurpet', 'high'],
    ['TN15Z1234', 'TN15', 'Kallakurichi', 'medium'],
    ['DN09A1234', 'DN09', 'Silvasa', 'high'],
    ['JK10A1234', 'JK10', 'Leh', 'low'],
  ])('%s is %s in %s', (typed, officeCode, city, confidence) => {
    expect(resolveOffice(read(typed), null)).toMatchObject({
      officeCode,
      city,
      confidence,
      basis: 'mark',
    });
  });

  test.each([
    ['JK10A1234', 'Ladakh', 'Leh'],
    ['JK07A1234', 'Ladakh', 'Kargil'],
    ['AP09AB1234', 'Telangana', 'Hyderabad'],
    ['MP23A1234', 'Chhattisgarh', 'Raipur'],
    ['UP07A1234', 'Uttarakhand', 'Dehradun'],
    ['OD27A1234', 'Odisha', 'Boudh'],
  ])('%s is in %s today, district %s', (typed, state, district) => {
    expect(resolveOffice(read(typed), null)).toMatchObject({ state, district });
  });

  test("the plate's office wins over the registry's text", () => {
    expect(resolveOffice(read('MH12AB1234'), 'MUMBAI, Maharashtra').officeCode).toBe('MH12');
  });

  test.each([
    ['22BH6517A', 'PUNE, Maharashtra', 'MH12', 'Pune', 'MH'],
    ['22BH6517A', 'RTO, JANAKPURI', 'DL04', 'Delhi', 'DL'],
    ['22BH6517A', 'MALL ROAD, Delhi', 'DL01', 'Delhi', 'DL'],
    ['22BH6517A', 'Gautam Buddha Nagar (Noida), Uttar Pradesh', 'UP16', 'Noida', 'UP'],
    ['22BH6517A', 'Haflong, Dima Hasao, Assam', 'AS08', 'Haflong', 'AS'],
    ['AP39AB1234', 'GUNTUR', null, 'Guntur', 'AP'],
    ['AP40AB1234', 'VIJAYAWADA, Andhra Pradesh', null, 'Vijayawada', 'AP'],
    ['OR02AB1234', 'BHUBANESWAR, Orissa', null, 'Bhubaneswar', 'OD'],
  ])('%s registered at %s: office %s in %s', (typed, registeredAt, officeCode, city, stateCode) => {
    expect(resolveOffice(read(typed), registeredAt)).toMatchObject({
      officeCode,
      city,
      stateCode,
      confidence: 'medium',
      basis: 'registered-at',
    });
  });

  test.each([
    ['AP39AB1234', null, 'AP'],
    ['AP39AB1234', 'PUNE', 'AP'],
    ['OR02AB1234', null, 'OD'],
    ['UA07A1234', null, 'UK'],
    ['HR99AB1234', null, 'HR'],
    ['BR54A1234', null, 'BR'],
    ['22BH6517A', ', Kerala', 'KL'],
    ['22BH6517A', 'NOWHERE', null],
    ['MHA1234', null, null],
  ])('%s with %s gives only the state', (typed, registeredAt, stateCode) => {
    expect(resolveOffice(read(typed), registeredAt)).toEqual({
      officeCode: null,
      office: null,
      district: null,
      city: null,
      state: stateCode === null ? null : findState(stateCode)?.name,
      stateCode,
      confidence: null,
      basis: 'state-only',
    });
  });

  test("an office's own name in the registry never leads to another office", () => {
    for (const row of rtoOffices) {
      if (row.status !== 'active' || row.office === null) continue;
      const state = findState(row.stateCode)?.name;
      const found = resolveOffice(read('22BH6517A'), `${row.office.toUpperCase()}, ${state}`);
      expect([row.code, null]).toContain(found.officeCode);
      expect(found.stateCode).toBe(row.stateCode);
    }
  });
});

describe('cities', () => {
  test('there are 204, each id once, 41 of them popular, in states that exist', () => {
    expect(allCities).toHaveLength(204);
    expect(new Set(allCities.map((city) => city.id)).size).toBe(204);
    expect(new Set(allCities.map((city) => city.slug)).size).toBe(204);
    expect(allCities.filter((city) => city.popular)).toHaveLength(41);
    for (const city of allCities) {
      expect(findState(city.stateCode)?.code).toBe(city.stateCode);
      expect(findOffice(city.primaryRto)).not.toBeNull();
      expect(city.pincodePrefix).toMatch(/^[1-9]\d{2}$/);
    }
  });

  test('Delhi (10084) is the default city', () => {
    expect(DEFAULT_CITY_ID).toBe(10084);
    expect(allCities.find(({ id }) => id === DEFAULT_CITY_ID)).toMatchObject({
      name: 'Delhi',
      stateCode: 'DL',
    });
  });

  test.each([
    ['del', 'Delhi'],
    ['Bombay', 'Mumbai'],
    ['bang', 'Bengaluru'],
    ['dehli', 'Delhi'],
    ['mumabi', 'Mumbai'],
    ['poona', 'Pune'],
    ['hydrabad', 'Hyderabad'],
    ['new d', 'Delhi'],
    ['CHENNAI', 'Chennai'],
  ])('typing %s finds %s first', (query, name) => {
    expect(findCities(query)[0]?.name).toBe(name);
  });

  test('an empty query gives popular cities, and nonsense none', () => {
    expect(findCities('', 5).every((city) => city.popular)).toBe(true);
    expect(findCities('qqqqqq')).toEqual([]);
    expect(findCities('x'.repeat(100_000))).toEqual([]);
  });
});

test('a city is also found by its Hindi name', () => {
  expect(findCities('दिल्ली')[0]?.id).toBe(DEFAULT_CITY_ID);
  expect(findCities('पुणे')[0]?.name).toBe('Pune');
  expect(
    allCities.filter(({ nameHindi }) => !/^[\p{Script=Devanagari} -]+$/u.test(nameHindi)),
  ).toEqual([]);
});
