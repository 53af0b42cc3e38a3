import type { AccountDataSource } from '../../account/account-data.ts';

/** Votes of an account. Deleting the account removes the voter; the number of votes stays. */
export const pollAccountData: AccountDataSource = {
  name: 'polls',
  exportFor: async (sql, userId) => {
    const pollVotes = await sql<Record<string, unknown>[]>`
      select p.question_en as question, o.text_en as choice, v.voted_at as "votedAt"
      from poll_votes v join polls p on p.id = v.poll_id
        join poll_options o on o.poll_id = v.poll_id and o.id = v.option_id
      where v.user_id = ${userId} order by v.voted_at`;
    return { pollVotes: [...pollVotes] };
  },
  deleteFor: async (tx, userId) => {
    await tx`delete from poll_votes where user_id = ${userId}`;
  },
};
