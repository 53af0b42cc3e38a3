import type { Queryable } from '../../../db/database.ts';
import { devicesOf } from '../../auth/shared-devices.ts';

/** Reports of which none comes from a device that another one comes from, the first of each kept, in their order. Those
 * of visitors stay: they have no weight. */
export async function oncePerDevice<Report extends { readonly userId: string | null }>(
  sql: Queryable,
  reports: readonly Report[],
): Promise<readonly Report[]> {
  const devices = await devicesOf(
    sql,
    reports.flatMap(({ userId }) => userId ?? []),
  );
  const seen = new Set<string>();
  return reports.filter(({ userId }) => {
    const own = userId === null ? [] : (devices.get(userId) ?? []);
    const isSeen = own.some((device) => seen.has(device));
    for (const device of own) seen.add(device);
    return !isSeen;
  });
}
