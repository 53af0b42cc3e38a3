import type { LetterChannel } from '@pahiya/domain/community/news-kinds';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { communityNotice } from './letter-notice.ts';
import { insertTopicNews, type TopicBatch, takeDueLetters } from './letters-repository.ts';

const peopleAtOnce = 200;
const followersAtOnce = 500;
/** Before every id. */
const nobody = '00000000-0000-0000-0000-000000000000';
const day = 86_400_000;

/** Tells followers of topics about the day's best post, then writes the digest of the day. May run twice or be broken
 * off: nobody hears of the same twice. */
export async function writeDigests(services: Services): Promise<number> {
  const now = services.now();
  const cause = `topics ${istDateOf(now)}`;
  const since = new Date(now.getTime() - day);
  let after: string | null = nobody;
  while (after !== null) {
    const batch: TopicBatch = { cause, since, now, after, most: followersAtOnce };
    after = await insertTopicNews(services.sql, batch);
  }
  return tellBy(services, 'email');
}

/** Queues a notification for everybody with news since the last one. */
export function pushNews(services: Services): Promise<number> {
  return tellBy(services, 'push');
}

async function tellBy(services: Services, channel: LetterChannel): Promise<number> {
  let told = 0;
  for (;;) {
    const count = await services.sql.begin(async (tx) => {
      const due = await takeDueLetters(tx, channel, peopleAtOnce);
      for (const { userId, letterId, from, until } of due) {
        await enqueueNotice(tx, services, {
          ...{ userId, subjectKind: communityNotice, subjectId: letterId, channels: [channel] },
          dedupeKey: `${channel} ${until}`,
          facts: { from, until, channel },
        });
      }
      return due.length;
    });
    told += count;
    if (count < peopleAtOnce) return told;
  }
}
