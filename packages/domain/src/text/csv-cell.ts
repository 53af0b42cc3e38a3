/** A cell of a CSV file that no spreadsheet takes for a formula: text that begins like one gets an apostrophe; numbers stay
 * numbers. Quoted where needed. Source: OWASP, CSV injection; RFC 4180. Rule id: CSV-CELL. */
export function csvCell(text: string): string {
  const isNumber = /^[+-]?\d+(?:\.\d+)?$/.test(text);
  const safe = !isNumber && /^[\s]*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
