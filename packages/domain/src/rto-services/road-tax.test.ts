import { expect, test } from 'vitest';
import { STATES } from '../places/states.ts';
import { bharatTax, roadTaxNote } from './road-tax.ts';

test('every state has a dated note with a source; without known rates it has no bands', () => {
  for (const { code } of STATES) {
    const note = roadTaxNote(code);
    expect(note?.stateCode).toBe(code);
    expect(note?.words.length).toBeGreaterThan(0);
    expect(note?.asOf).toMatch(/^20\d{2}(?:-\d{2})?$/);
    expect(note?.sources.length).toBeGreaterThan(0);
  }
  const known = STATES.filter(({ code }) => (roadTaxNote(code)?.bands.length ?? 0) > 0);
  expect(known.map(({ code }) => code)).toEqual(['DL', 'HR', 'MH']);
});

test('rates from guides are never called sure, and carry the year of the guide', () => {
  expect(roadTaxNote('DL')).toMatchObject({ asOf: '2018', confidence: 'low' });
  expect(roadTaxNote('KA')).toMatchObject({ confidence: 'unverified', bands: [] });
});

test('bands rise in price and rate, the last one is open', () => {
  for (const { code } of STATES) {
    const bands = roadTaxNote(code)?.bands ?? [];
    bands.forEach((band, index) => {
      const next = bands[index + 1];
      expect(band.upToPaise === null).toBe(next === undefined);
      expect(band.dieselBps).toBeGreaterThanOrEqual(band.petrolBps);
      if (next) expect(next.petrolBps).toBeGreaterThan(band.petrolBps);
    });
  }
});

test('an older code finds its state, an unknown one nothing', () => {
  expect(roadTaxNote('OR')?.stateCode).toBe('OD');
  expect(roadTaxNote('XX')).toBeNull();
});

test('a BH number pays 8, 10 or 12 percent', () => {
  expect(bharatTax.bands.map(({ bps }) => bps)).toEqual([800, 1000, 1200]);
  expect(bharatTax).toMatchObject({ dieselMoreBps: 200, electricLessBps: 200, confidence: 'high' });
});
