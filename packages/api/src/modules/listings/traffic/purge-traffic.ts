import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { deleteTraffic } from './traffic-repository.ts';

/** Three times what is shown. */
const keptDays = 90;

/** Deletes old counts of views; returns how many. */
export function purgeTraffic({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  return deleteTraffic(sql, addDays(istDateOf(now()), -keptDays));
}
