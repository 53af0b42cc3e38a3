import { listingRules } from '@pahiya/domain/listings/listing-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import { takeOverduePhotos } from './photo-repository.ts';

const dayMs = 86_400_000;
const atOnce = 500;

/** Deletes photographs of listings that ended some time ago: a sold car's with its page, all others earlier. Returns how
 * many. */
export async function purgePhotos({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const at = now();
  const { photoDays, soldPhotoDays } = listingRules(istDateOf(at));
  let purged = 0;
  for (;;) {
    const count = await sql.begin(async (tx) => {
      const subjects = await takeOverduePhotos(tx, {
        endedBefore: new Date(at.getTime() - photoDays * dayMs),
        soldBefore: new Date(at.getTime() - soldPhotoDays * dayMs),
        limit: atOnce,
      });
      await enqueueTasks(tx, 'erase-file', { subjects, dueAt: at });
      return subjects.length;
    });
    purged += count;
    if (count < atOnce) return purged;
  }
}
