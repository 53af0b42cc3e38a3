import type { RtoOffice } from './rto-offices.ts';

/** Head of the data file: where the list comes from and how it was made. */
export type OfficeFileHead = { readonly rows: number } & Readonly<Record<string, unknown>>;

/** The text of the data file: its head, then one office a line, so that a change of one shows as a change of one. */
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
