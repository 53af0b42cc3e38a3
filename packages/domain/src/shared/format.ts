import { groupDigits } from './intl.ts';

/** A number in Indian grouping with at most two decimals: `12,34,567.5`. */
export function formatNumber(value: number): string {
  return groupDigits(value);
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
