import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd|x', "'+cmd|x"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['-250.00', '-250.00'],
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
])('%j is written %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('no text begins a formula, and every text is kept', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvCell(text);
      const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(read.replace(/^'(?=\s*[=+\-@])/, '').endsWith(text.replace(/^'/, ''))).toBe(true);
      if (!/^[+-]?\d+(?:\.\d+)?$/.test(text)) expect(read).not.toMatch(/^\s*[=+\-@]/);
    }),
  );
});
