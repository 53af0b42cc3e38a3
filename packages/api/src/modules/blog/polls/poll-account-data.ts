import { languages } from '@pahiya/domain/shared/language';
import type { AccountDataSource } from '../../../account-data.ts';
import { deleteVotesOf, findVotesOf } from './vote-repository.ts';

/** Votes of an account. Deleting the account removes the voter; the number of votes stays. */
export const pollAccountData: AccountDataSource = {
  name: 'polls',
  exportFor: async (sql, userId) => ({
    pollVotes: [...(await findVotesOf(sql, userId, languages[0]))],
  }),
  deleteFor: deleteVotesOf,
};
