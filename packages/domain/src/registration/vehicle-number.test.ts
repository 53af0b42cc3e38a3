import { describe, expect, test } from 'vitest';
import { toIstDate } from '../shared/ist-date.ts';
import type { MarkKind, MarkRefusalCode } from './mark.ts';
import { displayVehicleNumber, parseMark, toVehicleNumber } from './vehicle-number.ts';

type Accepted = { typed: string; kind: MarkKind; number: string; key: string; shown: string };

const ACCEPTED: readonly Accepted[] = [
  {
    typed: 'MH12AB1234',
    kind: 'classic',
    number: 'MH12AB1234',
    key: 'MH12AB1234',
    shown: 'MH 12 AB 1234',
  },
  {
    typed: 'mh 12 ab 1234',
    kind: 'classic',
    number: 'MH12AB1234',
    key: 'MH12AB1234',
    shown: 'MH 12 AB 1234',
  },
  {
    typed: 'MH-12-AB-1234',
    kind: 'classic',
    number: 'MH12AB1234',
    key: 'MH12AB1234',
    shown: 'MH 12 AB 1234',
  },
  {
    typed: 'MH.12.AB.1234',
    kind: 'classic',
    number: 'MH12AB1234',
    key: 'MH12AB1234',
    shown: 'MH 12 AB 1234',
  },
  { typed: 'KA1A7', kind: 'classic', number: 'KA01A0007', key: 'KA1A0007', shown: 'KA 01 A 0007' },
  {
    typed: 'KA01A0007',
    kind: 'classic',
    number: 'KA01A0007',
    key: 'KA1A0007',
    shown: 'KA 01 A 0007',
  },
  { typed: 'KA011234', kind: 'classic', number: 'KA011234', key: 'KA11234', shown: 'KA 01 1234' },
  {
    typed: 'TN01AA0001',
    kind: 'classic',
    number: 'TN01AA0001',
    key: 'TN1AA0001',
    shown: 'TN 01 AA 0001',
  },
  {
    typed: 'UP32ABC1234',
    kind: 'classic',
    number: 'UP32ABC1234',
    key: 'UP32ABC1234',
    shown: 'UP 32 ABC 1234',
  },
  {
    typed: 'DL3CAB1234',
    kind: 'delhi',
    number: 'DL3CAB1234',
    key: 'DL3CAB1234',
    shown: 'DL 3C AB 1234',
  },
  {
    typed: 'DL03CAB1234',
    kind: 'delhi',
    number: 'DL3CAB1234',
    key: 'DL3CAB1234',
    shown: 'DL 3C AB 1234',
  },
  {
    typed: 'DL10SB0099',
    kind: 'delhi',
    number: 'DL10SB0099',
    key: 'DL10SB0099',
    shown: 'DL 10S B 0099',
  },
  { typed: 'DL 1 C 12', kind: 'delhi', number: 'DL1C0012', key: 'DL1C0012', shown: 'DL 1C 0012' },
  {
    typed: '23BH4321AB',
    kind: 'bharat',
    number: '23BH4321AB',
    key: '23BH4321AB',
    shown: '23 BH 4321 AB',
  },
  {
    typed: '21BH0001A',
    kind: 'bharat',
    number: '21BH0001A',
    key: '21BH0001A',
    shown: '21 BH 0001 A',
  },
  {
    typed: 'TS09EA1234',
    kind: 'classic',
    number: 'TS09EA1234',
    key: 'TS9EA1234',
    shown: 'TS 09 EA 1234',
  },
  {
    typed: 'OR02AB1234',
    kind: 'classic',
    number: 'OR02AB1234',
    key: 'OR2AB1234',
    shown: 'OR 02 AB 1234',
  },
  {
    typed: 'UA07A1234',
    kind: 'classic',
    number: 'UA07A1234',
    key: 'UA7A1234',
    shown: 'UA 07 A 1234',
  },
  {
    typed: 'AP39AB1234',
    kind: 'classic',
    number: 'AP39AB1234',
    key: 'AP39AB1234',
    shown: 'AP 39 AB 1234',
  },
  {
    typed: 'T1226KA0042AB',
    kind: 'temporary',
    number: 'T1226KA0042AB',
    key: 'T1226KA0042AB',
    shown: 'T 1226 KA 0042 AB',
  },
  {
    typed: 'KA05C0012TC0003',
    kind: 'trade',
    number: 'KA05C0012TC0003',
    key: 'KA05C0012TC0003',
    shown: 'KA 05 C 0012 TC 0003',
  },
  {
    typed: 'MHVAAA0007',
    kind: 'vintage',
    number: 'MHVAAA0007',
    key: 'MHVAAA0007',
    shown: 'MH VA AA 0007',
  },
  { typed: 'MHA1234', kind: 'pre-1989', number: 'MHA1234', key: 'MHA1234', shown: 'MHA 1234' },
  {
    typed: '03D153874H',
    kind: 'military',
    number: '03D153874H',
    key: '03D153874H',
    shown: '03 D 153874 H',
  },
  {
    typed: '↑03D153874H',
    kind: 'military',
    number: '03D153874H',
    key: '03D153874H',
    shown: '03 D 153874 H',
  },
  { typed: '199CD1', kind: 'diplomatic', number: '199CD1', key: '199CD1', shown: '199 CD 1' },
];

const REFUSED: readonly { typed: string; code: MarkRefusalCode; offered: string | null }[] = [
  { typed: 'MH12AB0000', code: 'mark/number-zero', offered: null },
  { typed: 'MH12AI1234', code: 'mark/bad-letters', offered: null },
  { typed: 'MH12AO1234', code: 'mark/bad-letters', offered: null },
  { typed: 'XX12AB1234', code: 'mark/no-such-state', offered: null },
  { typed: 'MH12AB12345', code: 'mark/not-a-mark', offered: null },
  { typed: 'MH123AB1234', code: 'mark/bad-office', offered: null },
  { typed: '12AB1234', code: 'mark/not-a-mark', offered: null },
  { typed: '', code: 'mark/empty', offered: null },
  { typed: 'DL14CAB1234', code: 'mark/bad-office', offered: null },
  { typed: '99BH0000AA', code: 'mark/future-year', offered: null },
  { typed: '22BH1234I', code: 'mark/bad-letters', offered: null },
  { typed: 'MH12AB1234; DROP', code: 'mark/stray-characters', offered: null },
  { typed: 'ＭＨ12AB1234', code: 'mark/stray-characters', offered: 'MH12AB1234' },
  { typed: 'MHI2AB1234', code: 'mark/not-a-mark', offered: 'MH12AB1234' },
  { typed: 'MH12AB12O4', code: 'mark/not-a-mark', offered: 'MH12AB1204' },
  // Common mistakes: unfinished numbers, wrong keyboard.
  { typed: '   ', code: 'mark/empty', offered: null },
  { typed: 'MH', code: 'mark/too-short', offered: null },
  { typed: 'MH12', code: 'mark/too-short', offered: null },
  { typed: 'MH12AB', code: 'mark/too-short', offered: null },
  { typed: '22BH7A', code: 'mark/too-short', offered: '22BH0007A' },
  { typed: '22BH6517', code: 'mark/too-short', offered: null },
  { typed: '20BH1234A', code: 'mark/not-a-mark', offered: null },
  { typed: '22BH0000A', code: 'mark/number-zero', offered: null },
  { typed: 'MH00AB1234', code: 'mark/bad-office', offered: null },
  { typed: 'DL0CAB1234', code: 'mark/bad-office', offered: null },
  { typed: 'DL011234', code: 'mark/not-a-mark', offered: null },
  { typed: 'MH12ABCD1234', code: 'mark/too-long', offered: null },
  { typed: 'MA3TESTCHASSIS001', code: 'mark/too-long', offered: null },
  { typed: 'MH१२AB१२३४', code: 'mark/stray-characters', offered: 'MH12AB1234' },
  { typed: '↑MH12AB1234', code: 'mark/stray-characters', offered: null },
  { typed: 'T1326KA0042AB', code: 'mark/too-long', offered: null },
  { typed: 'T1226XX0042AB', code: 'mark/no-such-state', offered: null },
  { typed: 'XXVAAA0007', code: 'mark/no-such-state', offered: null },
  { typed: 'KA00C0012TC0003', code: 'mark/bad-office', offered: null },
  { typed: '199CD0', code: 'mark/number-zero', offered: null },
  { typed: 'MHA0000', code: 'mark/number-zero', offered: null },
];

describe('accepted numbers', () => {
  test.each(ACCEPTED)('$typed is read as $shown', ({ typed, kind, number, key, shown }) => {
    expect(parseMark(typed)).toMatchObject({
      ok: true,
      value: { kind, vehicleNumber: number, canonical: key, display: shown },
    });
  });
});

describe('refused texts', () => {
  test.each(REFUSED)('$typed is refused as $code', ({ typed, code, offered }) => {
    expect(parseMark(typed)).toEqual({ ok: false, error: { code, suggestion: offered } });
  });

  test('a text longer than any number is refused without parsing', () => {
    expect(parseMark('MH12AB1234'.repeat(10_000))).toMatchObject({
      error: { code: 'mark/too-long' },
    });
  });
});

describe('the parts of a number', () => {
  const read = (typed: string) => {
    const reading = parseMark(typed);
    if (!reading.ok) throw new Error(`${typed} was refused`);
    return reading.value;
  };

  test.each([
    ['MH12AB1234', 'MH12', 'MH12AB'],
    ['DL3CAB1234', 'DL03', 'DL3CAB'],
    ['TS09EA1234', 'TS09', 'TS09EA'],
    ['AP39AB1234', null, 'AP39AB'],
    ['AP40AB1234', null, 'AP40AB'],
    ['AP16AB1234', 'AP16', 'AP16AB'],
    ['22BH6517A', null, '22BH'],
    ['MHVAAA0007', null, 'MHVAAA'],
    ['MHA1234', null, 'MHA'],
  ])('%s names office %s and is counted with %s', (typed, officeCode, seriesKey) => {
    expect(read(typed)).toMatchObject({ officeCode, seriesKey });
  });

  test.each([
    ['OR02AB1234', 'OD', 'OR'],
    ['UA07A1234', 'UK', 'UA'],
    ['TS09EA1234', 'TG', 'TS'],
    ['DN09A1234', 'DD', 'DN'],
  ])('%s belongs to %s today and keeps its own prefix', (typed, stateCode, writtenState) => {
    const mark = read(typed);
    expect(mark).toMatchObject({ stateCode, writtenState, warnings: ['alias-state'] });
    expect(mark.vehicleNumber.slice(0, 2)).toBe(writtenState);
    expect(read(typed.replace(writtenState, stateCode)).vehicleNumber).not.toBe(mark.vehicleNumber);
  });

  test.each([
    ['T1226KA0042AB', false],
    ['KA05C0012TC0003', false],
    ['03D153874H', false],
    ['199CD1', false],
    ['MHVAAA0007', true],
    ['MHA1234', true],
    ['22BH6517A', true],
    ['DL8CAF5030', true],
  ])('%s is in the national register: %s', (typed, isLookupable) => {
    expect(read(typed).isLookupable).toBe(isLookupable);
  });

  test('three letters and a number are accepted with a warning', () => {
    expect(read('MHA1234').warnings).toEqual(['old-form']);
    expect(read('KAO1234').warnings).toEqual(['old-form', 'ambiguous-letters']);
  });

  test('without series letters the typed spacing separates office and number', () => {
    expect(read('KA 11 234').vehicleNumber).toBe('KA110234');
    expect(read('KA 1 1234').vehicleNumber).toBe('KA011234');
    expect(read('KA 11 234').warnings).toEqual([]);
  });

  test('without spacing a number is read as complete, with a note to check', () => {
    expect(read('KA11234')).toMatchObject({ vehicleNumber: 'KA011234', warnings: ['old-form'] });
    expect(read('KA01234')).toMatchObject({ vehicleNumber: 'KA010234', warnings: [] });
  });

  test('a BH number of a future year is refused if the date is given', () => {
    const today = toIstDate(2026, 11, 21);
    expect(today).not.toBeNull();
    if (today === null) return;
    expect(parseMark('26BH1234A', { today }).ok).toBe(true);
    expect(parseMark('27BH1234A', { today })).toMatchObject({
      error: { code: 'mark/future-year' },
    });
  });

  test('I and O in a series are kept in text from a registry', () => {
    expect(parseMark('MH12AI1234', { source: 'record' })).toMatchObject({
      ok: true,
      value: { vehicleNumber: 'MH12AI1234', warnings: ['ambiguous-letters'] },
    });
    expect(parseMark('22BH1234I', { source: 'record' })).toMatchObject({ ok: true });
  });

  test('invisible characters around a pasted number are ignored', () => {
    expect(toVehicleNumber('\u200eMH\u00a012\u2013AB\u2014 1234\ufeff')).toBe('MH12AB1234');
  });

  test('letters whose capital is two letters are refused', () => {
    expect(toVehicleNumber('MH12ß1234')).toBeNull();
    expect(toVehicleNumber('MH12ı1234')).toBeNull();
  });

  test('a vehicle number is shown in groups', () => {
    const number = toVehicleNumber('dl8caf5030');
    expect(number && displayVehicleNumber(number)).toBe('DL 8C AF 5030');
  });
});
