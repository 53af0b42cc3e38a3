/** Escapes a cell that a spreadsheet would run as a formula, with an apostrophe before it, also after spaces and for
 * full-width signs. Source: OWASP, CSV injection. */
export function plainCell(text: string): string {
  return /^[\s\u00A0\u200B\uFEFF]*[=+\-@|%＝＋－＠]/.test(text) || /^[\t\r\n]/.test(text)
    ? `'${text}`
    : text;
}
