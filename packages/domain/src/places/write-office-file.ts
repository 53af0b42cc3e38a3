import type { RtoOffice } from './rto-offices.ts';

/** Header of the data file: source and method of the list. */
export type OfficeFileHead = { readonly rows: number } & Readonly<Record<string, unknown>>;

/** Text of the data file: header, then one office per line, for readable diffs. */
export function writeOfficeFile(head: OfficeFileHead, offices: readonly RtoOffice[]): string {
  const meta = JSON.stringify({ ...head, rows: offices.length }, null, 2).replaceAll('\n', '\n  ');
  const lines = offices.map((office) => `    ${onOneLine(office)}`);
  return `{\n  "meta": ${meta},\n  "offices": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).map(
    ([field, inner]) => `${JSON.stringify(field)}: ${onOneLine(inner)}`,
  );
  return `{${pairs.join(', ')}}`;
}
