import { describe, expect, test } from 'vitest';
import { correctionRefusals } from './correction.ts';
import { reportWords } from './report-words.ts';

/** All texts of a table of words: functions are called with facts that each of them can use. */
function textsOf(value: unknown, language: 'en' | 'hi'): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).flatMap((one) => textsOf(one, language));
  }
  return [];
}

const claim = { claim: 'wrong-km', statedKm: 48_400, dueOn: '2026-12-06' } as const;
const open = { ...claim, isOverdue: false, state: 'open', reason: null, answeredOn: null } as const;
const kinds = [
  ...['rollback', 'check', 'small', 'typo'],
  ...['changed', 'implausible-high', 'suspect-low', 'first-late'],
] as const;

describe.each(['en', 'hi'] as const)('the words of a report in %s', (language) => {
  const words = reportWords[language];
  const reading = { on: '2025-04-02', km: 18_400, shownKm: 18_400 };
  const flags = kinds.map((flag) =>
    words.flag(
      reading,
      {
        flag: flag as 'rollback',
        dropKm: 14_650,
        isConfirmed: true,
        against: { on: '2024-03-22', km: 33_050 },
        kmPerYear: 70_000,
        years: 4,
      },
      language,
    ),
  );

  test('accuse nobody and call no history complete', () => {
    const said = [...textsOf(words, language), ...flags].join('\n');
    expect(said).not.toMatch(/fraud|tamper|cheat|illegal|complete history|full history/i);
    expect(said).not.toMatch(/धोखा|छेड़छाड़|गैरक़ानूनी|पूरी हिस्ट्री/);
    expect(flags.every((text) => text.length > 20)).toBe(true);
  });

  test('tell an open correction from a late, an accepted and a refused one', () => {
    const answered = { ...open, answeredOn: '2026-11-30' } as const;
    const notes = [
      words.correction(open, language),
      words.correction({ ...open, isOverdue: true }, language),
      words.correction({ ...answered, state: 'accepted' }, language),
      ...correctionRefusals.map((reason) =>
        words.correction({ ...answered, state: 'refused', reason }, language),
      ),
    ];
    expect(new Set(notes).size).toBe(notes.length);
    for (const note of notes) expect(note).toContain('48,400');
    expect(notes.join()).not.toMatch(/undefined|null/);
  });
});
