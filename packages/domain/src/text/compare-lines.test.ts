import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLines } from './compare-lines.ts';

const written = (before: string, after: string) =>
  compareLines(before, after).map(
    ({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`,
  );

test.each([
  ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a\nb', 'a\nB', [' a', '-b', '+B']],
  ['', 'a', ['+a']],
  ['a', '', ['-a']],
  ['', '', []],
  ['क\nख', 'ख\nक', ['-क', ' ख', '+क']],
])('from %j to %j leads %j', (before, after, lines) => {
  expect(written(before, after)).toEqual(lines);
});

test('kept and removed lines are the old text, kept and added lines the new one', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (left, right) => {
      const [before, after] = [left.join('\n'), right.join('\n')];
      const lines = compareLines(before, after);
      const without = (gone: string) =>
        lines.filter(({ kind }) => kind !== gone).map((line) => line.text);
      expect(without('added').join('\n')).toBe(before);
      expect(without('removed').join('\n')).toBe(after);
    }),
  );
});

test('two long texts without a common line are compared quickly', () => {
  const many = (letter: string) =>
    Array.from({ length: 3000 }, (_, n) => `${letter}${n}`).join('\n');
  const lines = compareLines(`same\n${many('a')}`, `same\n${many('b')}`);
  expect(lines).toHaveLength(6001);
  expect(lines[0]).toEqual({ kind: 'same', text: 'same' });
});
