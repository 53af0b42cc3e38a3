import { expect, test } from 'vitest';
import { officeDuties, officeQuestions } from './office-words.ts';

test('duties and questions have unique ids, texts and a source', () => {
  for (const rows of [officeDuties, officeQuestions]) {
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const { sources } of rows) expect(sources.length).toBeGreaterThan(0);
  }
});

test('a question ends with a question mark, an answer with a full stop, in both languages', () => {
  for (const { question, answer } of officeQuestions) {
    for (const text of [question.en, question.hi]) expect(text).toMatch(/\?$/);
    expect(answer.en).toMatch(/\.$/);
    expect(answer.hi).toMatch(/।$/);
  }
});
