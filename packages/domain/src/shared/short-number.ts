// Apart from the other formats: few pages count in short, and all would load its words.

const SHORT_UNITS = [
  { from: 10_000_000, unit: 'crore' },
  { from: 100_000, unit: 'lakh' },
  { from: 1_000, unit: 'thousand' },
] as const;

type Units = Readonly<Record<(typeof SHORT_UNITS)[number]['unit'], string>>;

const english: Units = { thousand: 'k', lakh: 'L', crore: 'Cr' };
/** Suffixes of short numbers. Source: product specification for English; own, unreviewed, for the others. */
const suffixes: Readonly<Record<string, Units>> = {
  hi: { thousand: ' हज़ार', lakh: ' लाख', crore: ' करोड़' },
  bn: { thousand: ' হাজার', lakh: ' লাখ', crore: ' কোটি' },
  mr: { thousand: ' हजार', lakh: ' लाख', crore: ' कोटी' },
  te: { thousand: ' వేలు', lakh: ' లక్షలు', crore: ' కోట్లు' },
  ta: { thousand: ' ஆயிரம்', lakh: ' லட்சம்', crore: ' கோடி' },
  gu: { thousand: ' હજાર', lakh: ' લાખ', crore: ' કરોડ' },
  kn: { thousand: ' ಸಾವಿರ', lakh: ' ಲಕ್ಷ', crore: ' ಕೋಟಿ' },
};

/** A count in short form: `999`, `1.2k`, `3L`, `2.5Cr`. One decimal, trailing `.0` dropped; a number that rounds up
 * to the next unit is shown in it (99,999 is `1L`, not `100k`).
 * Source: product specification, business constants (k from 1,000, L from 100,000, Cr from 10,000,000). In other
 * languages with their words: `3 लाख`. */
export function formatShortNumber(value: number, language = 'en'): string {
  const suffix = suffixes[language] ?? english;
  const magnitude = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  for (const [index, unit] of SHORT_UNITS.entries()) {
    const finer = SHORT_UNITS[index + 1];
    const reached = finer ? roundTo(magnitude, finer.from / 10) : magnitude;
    if (reached >= unit.from)
      return `${sign}${Math.round((magnitude / unit.from) * 10) / 10}${suffix[unit.unit]}`;
  }
  const small = roundTo(magnitude, 0.1);
  if (small >= 1_000) return `${sign}1${suffix.thousand}`;
  return `${small === 0 ? '' : sign}${Math.round(small * 10) / 10}`;
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}
