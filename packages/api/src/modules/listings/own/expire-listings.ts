import type { Services } from '../../../services.ts';
import { moveListing } from './move-listing.ts';
import { lockExpired } from './own-repository.ts';

const atOnce = 200;

/** Ends listings whose last day is over; their sellers can offer the car again. */
export async function expireListings({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await sql.begin(async (tx) => {
    const at = now();
    for (const row of await lockExpired(tx, at, atOnce)) {
      await moveListing(tx, row, { to: 'expired', by: 'time', at });
    }
  });
}
