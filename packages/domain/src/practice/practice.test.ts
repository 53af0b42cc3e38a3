import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { languages } from '../shared/language.ts';
import { isTestPassed, statesWithTestRule, testRuleOf } from './paper-rule.ts';
import { practiceCounts, practicePaper, shownOptions, testPaper } from './practice-paper.ts';
import { practiceTopics } from './practice-question.ts';
import { findPracticeQuestion, practiceQuestions } from './practice-questions.ts';
import { seededOrder } from './seeded-order.ts';

const seeds = fc.string({ minLength: 1, maxLength: 12 });
const day = (text: string) => text as IstDate;
const questions = fc.constantFrom(...practiceQuestions);

describe('the questions', () => {
  test('are at least 150, at least 45 with a picture, each with its own id', () => {
    expect(practiceQuestions.length).toBeGreaterThanOrEqual(150);
    expect(practiceQuestions.filter(({ sign }) => sign !== null).length).toBeGreaterThanOrEqual(45);
    expect(new Set(practiceQuestions.map(({ id }) => id)).size).toBe(practiceQuestions.length);
    expect(practiceCounts).toEqual({ signs: 89, rules: 40, duties: 36 });
  });

  test.each(languages)('are whole in %s, and no question has an answer twice', (language) => {
    for (const { ask, right, wrong, why, law, id } of practiceQuestions) {
      const answers = [right, ...wrong].map((one) => one[language]);
      expect(answers.length, id).toBeGreaterThanOrEqual(3);
      expect(answers.length, id).toBeLessThanOrEqual(4);
      expect(new Set(answers).size, id).toBe(answers.length);
      const texts = [...answers, ask[language], why[language], law.name[language]];
      for (const text of texts) expect(text.trim(), id).toMatch(/^\S[\s\S]*$/);
    }
  });

  test.each(languages)('ask nothing twice in %s', (language) => {
    const asked = practiceQuestions.map(
      ({ ask, sign, right }) => `${ask[language]} ${sign === null ? '' : right[language]}`,
    );
    expect(new Set(asked).size).toBe(asked.length);
    const whys = practiceQuestions.filter(({ sign }) => sign === null).map(({ why }) => why);
    expect(new Set(whys.map((why) => why[language])).size).toBe(whys.length);
  });

  test('in Hindi are written in Devanagari', () => {
    for (const { ask, why, id } of practiceQuestions) {
      for (const text of [ask.hi, why.hi]) expect(text, id).toMatch(/[\u0900-\u097f]/);
    }
  });

  test('cite a law whose text was read where their confidence is high', () => {
    for (const { law, confidence, id } of practiceQuestions) {
      if (confidence === 'high') expect(law.name.en, id).toMatch(/(?:s\.|rule|reg\.) \d/);
    }
  });

  test('say of every plate whether our drawing was compared with it', () => {
    for (const { sign } of practiceQuestions) {
      const hasPlate = sign !== null && !['hand', 'light'].includes(sign.kind);
      expect(sign === null || (sign.isCompared !== null) === hasPlate).toBe(true);
    }
  });

  test('are found by id', () => {
    expect(findPracticeQuestion('no-parking')?.right.en).toBe('No parking');
    expect(findPracticeQuestion('nothing')).toBeNull();
  });
});

describe('a paper', () => {
  test('is the same for the same seed, and has no question twice', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 30 }), (seed, count) => {
        const paper = testPaper(seed, count);
        expect(paper).toEqual(testPaper(seed, count));
        expect(new Set(paper).size).toBe(count);
      }),
      { numRuns: 50 },
    );
  });

  test('has eight signs, five rules and two duties in a test of fifteen', () => {
    const topics = testPaper('a', 15).map(({ topic }) => topic);
    const counts = practiceTopics.map((topic) => topics.filter((one) => one === topic).length);
    expect(counts).toEqual([8, 5, 2]);
  });

  test('of one topic has only that topic, and another seed another order', () => {
    const paper = practicePaper('a', 'duties', 15);
    expect(new Set(paper.map(({ topic }) => topic))).toEqual(new Set(['duties']));
    expect(paper).not.toEqual(practicePaper('b', 'duties', 15));
  });

  test('shows every answer once, and knows the right one', () => {
    fc.assert(
      fc.property(questions, seeds, (question, seed) => {
        const shown = shownOptions(question, seed);
        expect(shown.options[shown.right]).toBe(question.right);
        expect(new Set(shown.options)).toEqual(new Set([question.right, ...question.wrong]));
      }),
    );
  });

  test('puts the right answer at every place about equally often', () => {
    const places = [0, 0, 0];
    for (const question of practiceQuestions) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { right } = shownOptions(question, seed);
        places[right] = (places[right] ?? 0) + 1;
      }
    }
    const share = practiceQuestions.length * (4 / 3);
    for (const count of places) expect(Math.abs(count - share)).toBeLessThan(share / 4);
  });

  test('keeps every item of a seeded order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), seeds, (items, seed) => {
        expect([...seededOrder(items, seed, (item) => item)].sort()).toEqual([...items].sort());
      }),
    );
  });
});

describe('the rule of the test', () => {
  test('is fifteen questions of thirty seconds, nine right, where a state has none of its own', () => {
    const rule = testRuleOf('DL', day('2026-11-23'));
    expect(rule).toMatchObject({ state: null, questions: 15, pass: 9, seconds: 30 });
    expect(testRuleOf(null, day('2026-11-23'))).toEqual(rule);
  });

  test('of Kerala holds from 1 October 2025', () => {
    expect(testRuleOf('KL', day('2025-10-01'))).toMatchObject({ questions: 30, pass: 18 });
    expect(testRuleOf('KL', day('2025-09-30'))).toMatchObject({ state: null });
    expect(statesWithTestRule(day('2025-09-30'))).toEqual([]);
    expect(statesWithTestRule(day('2026-11-23'))).toEqual(['KL']);
  });

  test.each([
    [8, false],
    [9, true],
    [15, true],
  ])('with %d right answers passed is %s', (correct, passed) => {
    expect(isTestPassed(correct, { pass: 9 })).toBe(passed);
  });
});
