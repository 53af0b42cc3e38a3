import { expect, test } from 'vitest';
import { csvOf } from './submissions-csv.ts';

test('every cell is in quotes, quotes are doubled, lines end in CR LF, Hindi is marked', () => {
  expect(
    csvOf([
      ['a', 'say "x"', ''],
      ['दो, तीन', 'line\nend', '1'],
    ]),
  ).toBe('\uFEFF"a","say ""x""",""\r\n"दो, तीन","line\nend","1"\r\n');
});

test('a cell that a spreadsheet would run as a formula is shown as it is', () => {
  expect(csvOf([['=1+1', 'plain']])).toBe(`\uFEFF"'=1+1","plain"\r\n`);
});
