import { expect, test } from 'vitest';
import { summaryOf } from './summary.mjs';

const part = { name: 'unit', seconds: 2, passed: 3, failed: 0 };
const lastLine = (text: string) => text.split('\n').at(-1);

test('the last line has the counts of all parts alone', () => {
  const { text, isGood } = summaryOf([part, { ...part, name: 'e2e', seconds: 61.25 }]);
  expect(lastLine(text)).toBe('6 passed, 0 failed');
  expect(text).toMatch(/61\.3 s {2}e2e\n +63\.3 s {2}total/);
  expect(isGood).toBe(true);
});

test('the ten slowest files are listed, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, place) => ({ name: `f${place}`, seconds: place }));
  const { text } = summaryOf([{ ...part, files }]);
  expect(text.match(/ f\d+/g)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => ` f${n}`));
});

test('two flaky tests are listed, three fail the run', () => {
  const two = summaryOf([{ ...part, flaky: ['a', 'b'] }]);
  expect(two.isGood).toBe(true);
  expect(two.text).toContain('Flaky (passed on retry):\na\nb\n');
  const three = summaryOf([{ ...part, flaky: ['a', 'b', 'c'] }]);
  expect(three.isGood).toBe(false);
  expect(lastLine(three.text)).toBe('3 passed, 1 failed');
});

test('a failure is listed again at the end, and a run without tests is a failure', () => {
  const failed = summaryOf([{ ...part, failed: 1, failures: ['x.test.ts › y'] }]);
  expect(failed.isGood).toBe(false);
  expect(failed.text).toContain('Failed:\nx.test.ts › y\n\n3 passed, 1 failed');
  expect(summaryOf([{ ...part, passed: 0 }]).isGood).toBe(false);
});
