import { handleSkeleton } from '@pahiya/domain/community/handle';
import type { Database } from '../../db/database.ts';
import { bumpContent } from '../content-versions/bump-content.ts';
import { findPersonOf, holdName, removePerson } from './people/person-repository.ts';
import { communityContent } from './store/community-content.ts';
import { leavingSteps } from './store/leave-repository.ts';

/** Rows that one transaction changes: others wait for no more than these. */
const rowsAtOnce = 500;

/** Takes what others see of a person out of the community, a few rows at a time, so that nobody who writes or likes waits
 * for an author of thousands of posts to be erased (docs/adr/0152). Interrupted, it is begun again with the deletion. */
export async function leaveCommunity(sql: Database, userId: string): Promise<void> {
  const person = await findPersonOf(sql, userId);
  for (const step of leavingSteps) {
    while ((await step(sql, userId, rowsAtOnce)) === rowsAtOnce);
  }
  if (person === null) return;
  await sql.begin(async (tx) => {
    await holdName(tx, handleSkeleton(person.handle), null);
    await removePerson(tx, userId);
    await bumpContent(tx, communityContent);
  });
}
