import { handleSkeleton } from '@pahiya/domain/community/handle';
import { type AccountDataSource, keptRecord } from '../../account-data.ts';
import type { Transaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { enqueueTasks } from '../../tasks/enqueue-task.ts';
import { forgetSubject } from '../content-reports/forget-subject.ts';
import { bumpContent } from '../content-versions/bump-content.ts';
import { leaveCommunity } from './leave-community.ts';
import { findPersonOf, holdName } from './people/person-repository.ts';
import { takeAllOf } from './pictures/picture-repository.ts';
import { communityContent } from './store/community-content.ts';
import { eraseWritten, exportWritten } from './store/written-repository.ts';

/** A person's rows in the community. On deletion what is shown stays as written by a person who left; name, likes, what
 * they follow and what is not shown goes; what moderators removed is kept as evidence, without its author. The name is never given out again. */
export function communityAccountData({ now }: Pick<Services, 'now'>): AccountDataSource {
  return {
    name: 'community',
    kept: (at) => [keptRecord('removed-texts', 'Community texts that moderators removed', at)],
    exportFor: async (sql, userId) => ({ community: [...(await exportWritten(sql, userId))] }),
    prepare: leaveCommunity,
    deleteFor: async (tx, userId) => {
      const person = await findPersonOf(tx, userId);
      if (person !== null) await holdName(tx, handleSkeleton(person.handle), null);
      const subjects = await takeAllOf(tx, userId);
      await enqueueTasks(tx, 'erase-file', { subjects, dueAt: now() });
      for (const { kind, id } of await eraseWritten(tx, userId)) {
        await forgetSubject(tx, `community-${kind}`, id, now());
      }
      if (person !== null) await bumpContent(tx as Transaction, communityContent);
    },
  };
}
