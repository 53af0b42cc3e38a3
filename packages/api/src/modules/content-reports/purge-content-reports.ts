import type { Services } from '../../services.ts';
import { deleteDecided } from './content-report-repository.ts';

/** As reports of wrong details: half a year after the decision. Source: IT Rules 2021, rule 3(1)(g), 180 days. */
const keptMs = 180 * 86_400_000;

/** Deletes reports decided long ago; returns their number. */
export async function purgeContentReports({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): Promise<number> {
  return deleteDecided(sql, new Date(now().getTime() - keptMs));
}
