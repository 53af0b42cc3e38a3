import { offences } from '@pahiya/domain/challans/offences';
import { describe, expect, test } from 'vitest';
import { copy as english } from '../copy/en/challan-pay.ts';
import { copy as hindi } from '../copy/hi/challan-pay.ts';
import { fineGroups } from './fine-view.ts';

const helmet = {
  id: 'no-helmet',
  section: '129/194D',
  category: 'safety',
  name: { en: 'No helmet', hi: 'हेलमेट नहीं' },
  words: { en: 'Riding without a helmet.', hi: 'हेलमेट के बिना चलाना।' },
  twoWheeler: 100_000,
  light: null,
  heavy: null,
  repeat: null,
  isStateSum: false,
  compounding: 'allowed',
  confidence: 'high',
  asOf: '2019-09',
  source: 'MV Act',
} as const;

function lineOf(over: object, words = english.fines, language: 'en' | 'hi' = 'en') {
  const table = { stateCode: null, statesWithOwnSums: [], fines: [{ ...helmet, ...over }] };
  return fineGroups(table, language, words)[0]?.lines[0];
}

describe('a row of the fine table', () => {
  test('shows the fine for two-wheelers and cars, and the repeat offence', () => {
    const line = lineOf({ twoWheeler: 50_000, light: 100_000, heavy: 200_000, repeat: 150_000 });
    expect(line?.sums).toBe(
      'two-wheeler ₹500 · car ₹1,000 · heavy vehicle ₹2,000 · repeat offence ₹1,500',
    );
  });

  test('shows one amount where both pay the same', () => {
    expect(lineOf({ twoWheeler: 50_000, light: 50_000, repeat: null })?.sums).toBe('₹500');
  });

  test('shows no amount where a court decides', () => {
    expect(lineOf({ compounding: 'court-only' })?.sums).toBe('court decides');
  });

  test('says that there is no fixed amount', () => {
    expect(lineOf({ twoWheeler: null, light: null })?.sums).toBe('no fixed amount');
  });

  test('marks a state’s own amount with its date, and unconfirmed ones', () => {
    expect(lineOf({ isStateSum: true, asOf: '2021-12' })?.note).toContain('2021-12');
    expect(lineOf({ isStateSum: false, confidence: 'low' })?.note).toBe('not confirmed');
    expect(lineOf({ isStateSum: false, confidence: 'high' })?.note).toBeNull();
  });

  test('is in the page’s language', () => {
    const line = lineOf({}, hindi.fines, 'hi');
    expect([line?.name, line?.section]).toEqual(['हेलमेट नहीं', 'धारा 129/194D']);
  });

  test('names in Hindi the legal basis of every fine, and calls no rule a section', () => {
    for (const { section } of offences) {
      expect(hindi.fines.section(section)).not.toMatch(/[A-Z][a-z]/);
    }
    expect(hindi.fines.section('State order')).toBe('राज्य का आदेश');
    expect(english.fines.section('State order')).toBe('State order');
  });
});
