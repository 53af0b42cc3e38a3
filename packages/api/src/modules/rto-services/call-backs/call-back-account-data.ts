import type { AccountDataSource } from '../../account/account-data.ts';

/** Callback requests of an account. */
export const callBackAccountData: AccountDataSource = {
  name: 'call-backs',
  exportFor: async (sql, userId) => {
    const callBacks = await sql<Record<string, unknown>[]>`
      select service_id as service, state_code as state, language, call_day::text as "callDay",
        state as outcome, consent_text as "consentText", consented_at as "consentedAt",
        asked_at as "askedAt"
      from rto_call_backs where user_id = ${userId} order by asked_at`;
    return { callBacks: [...callBacks] };
  },
  deleteFor: async (tx, userId) => {
    await tx`delete from rto_call_backs where user_id = ${userId}`;
  },
};
