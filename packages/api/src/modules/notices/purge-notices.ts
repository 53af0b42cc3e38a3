import type { Services } from '../../services.ts';
import { deleteNoticesUntil } from './notice-repository.ts';

/** The same news is not told again within this time. */
const keptDays = 365;

/** Deletes notices of long ago; returns how many. */
export function purgeNotices({ sql, now }: Services): Promise<number> {
  return deleteNoticesUntil(sql, new Date(now().getTime() - keptDays * 86_400_000));
}
