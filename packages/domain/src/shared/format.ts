const SHORT_UNITS = [
  { from: 10_000_000, suffix: 'Cr' },
  { from: 100_000, suffix: 'L' },
  { from: 1_000, suffix: 'k' },
] as const;

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A number in Indian grouping with at most two decimals: `12,34,567.5`. */
export function formatNumber(value: number): string {
  return indian.format(value);
}

/** A count in short form: `999`, `1.2k`, `3L`, `2.5Cr`. One decimal, trailing `.0` dropped; a number that rounds up
 * to the next unit is shown in it (99,999 is `1L`, not `100k`).
 * Source: product specification, business constants (k from 1,000, L from 100,000, Cr from 10,000,000). */
export function formatShortNumber(value: number): string {
  const magnitude = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  for (const [index, unit] of SHORT_UNITS.entries()) {
    const finer = SHORT_UNITS[index + 1];
    const reached = finer ? roundTo(magnitude, finer.from / 10) : magnitude;
    if (reached >= unit.from)
      return `${sign}${Math.round((magnitude / unit.from) * 10) / 10}${unit.suffix}`;
  }
  const small = roundTo(magnitude, 0.1);
  if (small >= 1_000) return `${sign}1k`;
  return `${small === 0 ? '' : sign}${Math.round(small * 10) / 10}`;
}

/** A distance in whole kilometres: `45,000 Kms`. */
export function formatKms(kilometres: number): string {
  return `${formatNumber(Math.round(kilometres))} Kms`;
}

/** Time left as `mm:ss`, seconds rounded up; `00:00` when over; above 99 minutes it stays in minutes. */
export function formatCountdown(seconds: number): string {
  const left = Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  const minutes = String(Math.floor(left / 60)).padStart(2, '0');
  return `${minutes}:${String(left % 60).padStart(2, '0')}`;
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}
