import type { AccountDataSource } from '../account/account-data.ts';

/** The searches of an account. */
export const challanAccountData: AccountDataSource = {
  name: 'challans',
  exportFor: async (sql, userId) => {
    const searches = await sql`
      select vehicle_number as "vehicleNumber", started_at as "startedAt",
        reveal_ground as "revealGround", revealed_at as "revealedAt"
      from challan_discoveries where user_id = ${userId} order by started_at`;
    return { challanSearches: [...searches] };
  },
  deleteFor: async (tx, userId) => {
    await tx`delete from challan_discoveries where user_id = ${userId}`;
  },
};
