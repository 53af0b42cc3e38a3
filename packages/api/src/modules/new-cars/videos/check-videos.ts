import type { Services } from '../../../services.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { carContent } from '../content/car-content.ts';
import { noteLook, selectToCheck } from './video-repository.ts';

/** Four rounds a day: every video is looked up within a day up to four times as many. */
const perRound = 500;

/** Looks up whether videos can still be played. One that cannot leaves its page at once, one that can again returns. A
 * failed look-up changes nothing. Returns how many changed and how many could not be looked up. */
export async function checkVideos({
  sql,
  now,
  videos,
}: Pick<Services, 'sql' | 'now' | 'videos'>): Promise<{ changed: number; failed: number }> {
  let changed = 0;
  let failed = 0;
  for (const videoId of await selectToCheck(sql, perRound)) {
    const looked = await videos.look(videoId);
    if (!looked.ok) {
      failed += 1;
      continue;
    }
    await sql.begin(async (tx) => {
      const isThere = looked.value === 'there';
      if (!(await noteLook(tx, videoId, { isThere, now: now() }))) return;
      changed += 1;
      await bumpContent(tx, carContent);
    });
  }
  return { changed, failed };
}
