import { vitalMetrics } from '@pahiya/contracts/figures/figure-contracts';
import type { Services } from '../../services.ts';
import { deleteVitals, insertVitals } from './page-vital-repository.ts';

type Vitals = Partial<Record<(typeof vitalMetrics)[number], number | undefined>>;

/** Days covered by the published figures, and the retention of their rows. */
export const figureDays = 30;
const hourMs = 60 * 60 * 1000;

/** Stores a browser's measurements; nothing when there are none. */
export async function keepVitals(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  vitals: Vitals,
): Promise<{ readonly isKept: boolean }> {
  const at = new Date(Math.floor(now().getTime() / hourMs) * hourMs);
  const rows = vitalMetrics.flatMap((metric) => {
    const value = vitals[metric];
    return value === undefined ? [] : [{ at, metric, value }];
  });
  if (rows.length > 0) await insertVitals(sql, rows);
  return { isKept: rows.length > 0 };
}

/** Deletes measurements older than the published figures cover. */
export async function purgeVitals({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): Promise<{ readonly vitals: number }> {
  const before = new Date(now().getTime() - figureDays * 24 * hourMs);
  return { vitals: await deleteVitals(sql, before) };
}
