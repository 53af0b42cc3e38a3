import type { Draws } from './draws.ts';

/** Reason for a warning on a record; about one vehicle in eight has one. */
export type Trouble =
  | 'insurance-expired'
  | 'puc-expired'
  | 'hypothecated'
  | 'blacklisted'
  | 'noc-issued'
  | 'scrapped'
  | 'over-age-in-ncr';

/** The trouble of this number, or none. Over-age is only possible at an office of Delhi NCR. */
export function troubleOf(draws: Draws, isNcr: boolean): Trouble | null {
  if (!draws.oneIn('trouble', 8)) return null;
  const kinds: readonly [Trouble, ...Trouble[]] = [
    'insurance-expired',
    'puc-expired',
    'hypothecated',
    'blacklisted',
    'noc-issued',
    'scrapped',
    ...(isNcr ? (['over-age-in-ncr', 'over-age-in-ncr'] as const) : []),
  ];
  return draws.pick('trouble/kind', kinds);
}
