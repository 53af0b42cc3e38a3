import { expect, test } from 'vitest';
import servicesFile from '../../data/rto-services.json' with { type: 'json' };
import type { Bilingual } from '../shared/bilingual.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { shippedFees } from './fee-book.ts';
import { ageBands, vehicleFeeClasses } from './fee-rule.ts';
import { ageBandChoices, vehicleClassChoices } from './fee-words.ts';
import {
  drivingAges,
  findRtoService,
  rtoServices,
  rtoServicesOf,
  serviceNotes,
  serviceSource,
} from './rto-services.ts';

/** Every bilingual text anywhere in a value. */
function wordsIn(value: unknown): Bilingual[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'hi' in value) return [value as Bilingual];
  return Object.values(value).flatMap(wordsIn);
}

test('there are 26 vehicle and 11 licence services, with unique ids that work as slugs', () => {
  expect(rtoServicesOf('vehicle')).toHaveLength(26);
  expect(rtoServicesOf('licence')).toHaveLength(11);
  expect(new Set(rtoServices.map(({ id }) => id)).size).toBe(rtoServices.length);
  for (const { id } of rtoServices) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  expect(servicesFile.meta.rows).toBe(rtoServices.length);
});

test.each([
  'duplicate-rc',
  'address-change',
  'transfer-of-ownership',
  'noc',
  'hypothecation-addition',
  'hypothecation-removal',
  'fitness',
  'rc-renewal',
  'driving-licence',
  'dl-renewal',
])('%s is there with fees, papers, steps, a place and a form', (id) => {
  const service = findRtoService(id);
  expect(service?.fees.length).toBeGreaterThan(0);
  expect(service?.papers.length).toBeGreaterThan(0);
  expect(service?.steps.length).toBeGreaterThan(2);
  expect(service?.where.length).toBeGreaterThan(0);
  expect(service?.forms.length).toBeGreaterThan(0);
});

test('an unknown id has no service', () => {
  expect(findRtoService('magic')).toBeNull();
});

test('the least ages for driving, youngest first, while their rows are in force', () => {
  const today = '2026-11-28' as IstDate;
  expect(drivingAges(today).map(({ id, years }) => [id, years])).toEqual([
    ['gearless-50', 16],
    ['private', 18],
    ['transport', 20],
  ]);
  expect(drivingAges('1989-06-30' as IstDate)).toEqual([]);
  for (const { source } of drivingAges(today)) {
    expect(source.join()).toContain('Motor Vehicles Act 1988, sections 4 and 7');
  }
  const withAges = rtoServices.filter(({ hasAges }) => hasAges).map(({ id }) => id);
  expect(withAges).toEqual(['learner-licence', 'driving-licence']);
});

test('popular services come first in their group', () => {
  const popular = rtoServicesOf('vehicle').map(({ isPopular }) => isPopular);
  expect(popular.lastIndexOf(true)).toBeLessThan(popular.indexOf(false));
});

test('all texts exist in both languages, Hindi in Devanagari, without long dashes', () => {
  const words = wordsIn(servicesFile);
  expect(words.length).toBeGreaterThan(300);
  for (const { en, hi } of words) {
    expect(en).toMatch(/^[\x20-\x7e₹]+$/);
    expect(hi).toMatch(/[\u0900-\u097f]/);
    expect(en + hi).not.toMatch(/[—–]| {2}/);
  }
});

test('names and summaries are unique, so that page titles are', () => {
  for (const language of ['en', 'hi'] as const) {
    for (const field of ['name', 'summary'] as const) {
      const texts = rtoServices.map((service) => service[field][language]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  }
});

test('every service has a duration, a source and related services that exist', () => {
  for (const { days, time, sources, related, id, papers } of rtoServices) {
    expect(days !== null || time !== null).toBe(true);
    if (days !== null) expect(days.most).toBeGreaterThanOrEqual(days.least ?? 0);
    expect(sources.length).toBeGreaterThan(0);
    expect(related).not.toContain(id);
    for (const other of related) expect(findRtoService(other)).not.toBeNull();
    expect(new Set(papers.map((paper) => paper.id)).size).toBe(papers.length);
  }
});

test('unpaid highway toll blocks NOC, transfer, fitness and permit only', () => {
  const stopped = rtoServices.filter(({ stops }) => stops.some(({ id }) => id === 'highway-fee'));
  expect(stopped.map(({ id }) => id).sort()).toEqual([
    'fitness',
    'noc',
    'permit',
    'transfer-after-auction',
    'transfer-of-ownership',
    'transfer-on-death',
  ]);
});

test('a pending challan does not block road-tax payment', () => {
  expect(findRtoService('road-tax')?.stops).toEqual([]);
});

test('links lead to official sites only', () => {
  for (const { where } of rtoServices) {
    for (const { url } of where) {
      if (url !== null) expect(new URL(url).hostname).toMatch(/(?:^|\.)gov\.in$/);
    }
  }
});

test('every document, form, step, stop, place, table and source is used', () => {
  const { services, feeTables, documents, forms, steps, stops, where, conditions, meta } =
    servicesFile;
  const { officeDuties, officeQuestions } = servicesFile;
  const used = JSON.stringify(services);
  const named = [documents, forms, steps, stops, where, conditions].flatMap(Object.keys);
  const unused = [...named, ...feeTables.map(({ id }) => id)].filter(
    (id) => !used.includes(`"${id}"`),
  );
  expect(unused).toEqual([]);
  const citing =
    used + JSON.stringify([feeTables, stops, meta.notes, officeDuties, officeQuestions]);
  expect(Object.keys(meta.sources).filter((id) => !citing.includes(`"${id}"`))).toEqual([]);
});

test('classes and ages of the form are those of the fee tables', () => {
  expect(vehicleClassChoices.map(({ id }) => id)).toEqual(vehicleFeeClasses);
  expect(ageBandChoices.map(({ id }) => id)).toEqual(ageBands);
  for (const { paise, derived, source } of servicesFile.feeTables) {
    for (const [id, sum] of Object.entries(paise)) {
      expect(vehicleFeeClasses).toContain(id);
      expect(Number.isSafeInteger(sum) && sum > 0).toBe(true);
    }
    for (const id of derived) expect(Object.keys(paise)).toContain(id);
    for (const id of source) expect(serviceSource(id)).not.toBe('');
  }
});

test('fees are marked indicative, and the facts are dated', () => {
  expect(serviceNotes.indicative.en).toContain('Central fee only');
  expect(serviceNotes.faceless.hi).toContain('आधार');
  expect(shippedFees.asOf).toMatch(/^20\d{2}-(?:0[1-9]|1[0-2])$/);
});
