/** A table as CSV: every cell in quotes, lines end in CR LF, with a byte-order mark so that spreadsheets read Hindi.
 * Source: RFC 4180, section 2. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(csvCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function csvCell(text: string): string {
  return `"${plainCell(text).replaceAll('"', '""')}"`;
}

/** Escapes a cell that a spreadsheet would run as a formula, with an apostrophe before it, also after spaces and for
 * full-width signs. Source: OWASP, CSV injection. */
export function plainCell(text: string): string {
  return /^[\s\u00A0\u200B\uFEFF]*[=+\-@|%＝＋－＠]/.test(text) || /^[\t\r\n]/.test(text)
    ? `'${text}`
    : text;
}
