import type { AccountDataSource } from '../account/account-data.ts';

/** Export and deletion of an account's questions to the assistant. */
export const assistantAccountData: AccountDataSource = {
  name: 'assistant',
  exportFor: async (sql, userId) => {
    const assistantQuestions = await sql<Record<string, unknown>[]>`
      select asked_at as "askedAt", question, answer ->> 'outcome' as outcome,
        answer ->> 'text' as answer,
        (select coalesce(jsonb_agg(source ->> 'path'), '[]')
          from jsonb_array_elements(answer -> 'sources') source) as sources
      from assistant_messages where user_id = ${userId} order by asked_at`;
    return { assistantQuestions: [...assistantQuestions] };
  },
  deleteFor: async (tx, userId) => {
    await tx`delete from assistant_messages where user_id = ${userId}`;
  },
};
