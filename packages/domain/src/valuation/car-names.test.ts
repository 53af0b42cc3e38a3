import { expect, test } from 'vitest';
import { readCarName, usedCarMakes, wordsOf } from './car-names.ts';

test.each([
  ['Hyundai i20 Asta 1.2', undefined, 'hyundai', 'i20', ['asta', '1.2']],
  ['AltoLXI', 'Maruti', 'maruti-suzuki', 'alto', ['lxi']],
  ['Alto 800LXI', 'Maruti', 'maruti-suzuki', 'alto-800', ['lxi']],
  ['Swift Dzire VDI', 'Maruti Suzuki', 'maruti-suzuki', 'dzire', ['vdi']],
  ['Amaze1.2 SMT I VTEC', 'Honda', 'honda', 'amaze', ['1.2', 'smt', 'ivtec']],
  ['New C-Class C 220 CDI', 'Mercedes-Benz', 'mercedes-benz', 'c-class', ['c', '220', 'cdi']],
  ['Benz E Class 250', 'Mercedes', 'mercedes-benz', 'e-class', ['250']],
  ['Q32.0 TDI', 'Audi', 'audi', 'q3', ['2.0', 'tdi']],
  ['land rover range rover evoque SE', undefined, 'land-rover', 'range-rover-evoque', ['se']],
  ['MARUTI SUZUKI WAGON R 1.0 LXI', undefined, 'maruti-suzuki', 'wagon-r', ['1.0', 'lxi']],
  ['Creta(2018-2019) Crdi 1.4 E Plus', 'Hyundai', 'hyundai', 'creta', ['crdi', '1.4', 'e', '+']],
  ['XUV 500 W8 AT', 'Mahindra', 'mahindra', 'xuv500', ['w8', 'at']],
])('takes %s of %s apart', (text, make, makeSlug, modelSlug, words) => {
  const name = readCarName(text, make);
  expect([name?.make.slug, name?.model.slug, name?.words]).toEqual([makeSlug, modelSlug, words]);
});

test.each([
  ['Activa 110', 'Honda'],
  ['', 'Maruti'],
  ['Swift', 'Nobody'],
  ['\0', undefined],
])('does not guess at %s of %s', (text, make) => expect(readCarName(text, make)).toBeNull());

test('the same words, however a variant is written', () => {
  expect(wordsOf('SX (O)')).toEqual(wordsOf('sx Opt'));
  expect(wordsOf('XZA+')).toEqual(wordsOf('XZA Plus'));
});

test('slugs of makes and models are unique, and each name is read back as its own', () => {
  expect(new Set(usedCarMakes.map(({ slug }) => slug)).size).toBe(usedCarMakes.length);
  for (const make of usedCarMakes) {
    expect(new Set(make.models.map(({ slug }) => slug)).size).toBe(make.models.length);
    for (const { name, slug } of make.models) {
      expect(readCarName(name, make.name)?.model.slug).toBe(slug);
    }
  }
});
