import { describe, expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { lossKinds } from './claim-clocks.ts';
import { claimLetter, claimLetterKinds } from './claim-letters.ts';

const nothing = {
  loss: 'theft',
  ...{ lostOn: null, toldOn: null, amount: null, missed: null, refusedOn: null, acceptedOn: null },
  ...{ complainedOn: null, answeredOn: null, portalOn: null },
  ...{ vehicleNumber: ' ', policyNumber: '', claimNumber: '', portal: '' },
} as const;
const facts = {
  ...nothing,
  ...{ lostOn: '2026-11-20' as IstDate, toldOn: '2026-11-21' as IstDate },
  ...{ vehicleNumber: 'DL 8C AF 5030', policyNumber: 'PN/77', claimNumber: 'C-77' },
};

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  test('a letter says what was entered, and leaves a blank for what was not', () => {
    const notice = claimLetter('notice', facts, language).body;
    expect(notice).toContain('DL 8C AF 5030');
    expect(notice).toMatch(/20 (?:Nov|नव)/);
    const complaint = claimLetter('decision', facts, language).body;
    expect(complaint).toContain('PN/77');
    expect(complaint).toContain('C-77');
    expect(complaint).toMatch(/21 (?:Nov|नव)/);
    for (const kind of claimLetterKinds) {
      const { subject, body } = claimLetter(kind, nothing, language);
      expect(body).toContain(subject);
      expect(body).not.toMatch(/null|undefined|C-77/);
      expect(body.match(/____/g)?.length).toBeGreaterThan(3);
    }
  });

  test('every kind of loss has words of its own', () => {
    const bodies = lossKinds.map(
      (loss) => claimLetter('notice', { ...facts, loss }, language).body,
    );
    expect(new Set(bodies).size).toBe(lossKinds.length);
  });
});

test('a line break in what was entered adds no line to the letter', () => {
  const lines = (claimNumber: string) =>
    claimLetter('refusal', { ...facts, claimNumber }, 'en').body.split('\n').length;
  expect(lines('A\n\nSubject: B')).toBe(lines('A'));
});
