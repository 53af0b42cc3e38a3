/** Everything that the product takes from `Intl`. A lint rule keeps it here, since its defaults are not ours: Bengali and
 * Marathi get digits of their own, Marathi amounts and Kannada numbers groups of three, Kannada the month before the
 * day. Digits are Latin and grouping is Indian in every language (docs/adr/0038). */

/** A number in Indian grouping (`12,34,567.5`), with at least and at most so many decimals. */
export function groupDigits(
  value: number,
  { least = 0, most = 2 }: { readonly least?: 0 | 2; readonly most?: 0 | 2 } = {},
): string {
  const key = `${least}-${most}` as const;
  grouping[key] ??= new Intl.NumberFormat('en-IN-u-nu-latn', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  return grouping[key].format(value);
}

const grouping: Record<string, Intl.NumberFormat> = {};

/** The name of a month (1 to 12) in the language of a tag. */
export function monthName(month: number, tag: string): string {
  const format = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2026, month - 1, 1));
}

/** `7 March 2026`, with the name of the month and in the same order in every language. */
export function longDate(
  { year, month, day }: { readonly year: number; readonly month: number; readonly day: number },
  tag: string,
): string {
  return `${day} ${monthName(month, tag)} ${year}`;
}
