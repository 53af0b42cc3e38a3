import { expect, test } from 'vitest';
import { erasePastResults, keepResult, readPastResults } from './past-results.ts';

function memory(first?: string) {
  const kept = new Map(first === undefined ? [] : [['practice-results', first]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const result = (minute: number) => ({
  at: `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`,
  correct: 12,
  of: 15,
  isPassed: true,
});

test('results come back newest first, each once, ten at most', () => {
  const storage = memory();
  for (let minute = 0; minute < 12; minute += 1) keepResult(storage, result(minute));
  keepResult(storage, result(11));
  const kept = readPastResults(storage);
  expect(kept).toHaveLength(10);
  expect(kept[0]).toEqual(result(11));
  expect(kept.at(-1)).toEqual(result(2));
});

test('deleting leaves none', () => {
  const storage = memory();
  keepResult(storage, result(1));
  erasePastResults(storage);
  expect(readPastResults(storage)).toEqual([]);
});

test.each(['not json', '{}', '[1,null,{"at":"x","correct":1,"of":2,"isPassed":true}]'])(
  'what something else left in the storage is ignored: %s',
  (left) => {
    expect(readPastResults(memory(left))).toEqual([]);
  },
);

test('a storage that refuses keeps nothing and breaks nothing', () => {
  const refuse = () => {
    throw new Error('full');
  };
  expect(() => keepResult({ getItem: refuse, setItem: refuse }, result(1))).not.toThrow();
});
