import { vitalMetrics } from '@pahiya/contracts/figures/figure-contracts';
import type { Services } from '../../services.ts';

type Vitals = Partial<Record<(typeof vitalMetrics)[number], number | undefined>>;

/** Days for which the figures are published, and their rows kept. */
export const figureDays = 30;
const hourMs = 60 * 60 * 1000;

/** Keeps what a browser measured; nothing when it measured nothing. */
export async function keepVitals(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  vitals: Vitals,
): Promise<{ readonly isKept: boolean }> {
  const at = new Date(Math.floor(now().getTime() / hourMs) * hourMs);
  const rows = vitalMetrics.flatMap((metric) => {
    const value = vitals[metric];
    return value === undefined ? [] : [{ at, metric, value }];
  });
  if (rows.length > 0) await sql`insert into page_vitals ${sql(rows)}`;
  return { isKept: rows.length > 0 };
}

/** Erases what is older than the figures go back. */
export async function purgeVitals({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): Promise<{ readonly vitals: number }> {
  const before = new Date(now().getTime() - figureDays * 24 * hourMs);
  const { count } = await sql`delete from page_vitals where at < ${before}`;
  return { vitals: count };
}
