import type { Services } from '../../services.ts';
import { deleteCorrections } from './correction-repository.ts';
import { deletePreviews } from './preview-repository.ts';
import { eraseReports, selectExpired } from './service-report-repository.ts';

/** Erases reports whose year is over, and old answers of free checks. */
export async function purgeServiceHistory({ sql, now, settings }: Services): Promise<void> {
  const at = now();
  const expired = await selectExpired(sql, at);
  await sql.begin(async (tx) => {
    await deleteCorrections(tx, expired);
    await eraseReports(tx, expired);
  });
  const keptFrom = at.getTime() - settings.serviceHistory.freshHours * 3_600_000;
  await deletePreviews(sql, new Date(keptFrom));
}
