import { listingRules } from '@pahiya/domain/listings/listing-rules';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { DeskWorkKind } from '../../../desk-work.ts';
import { refreshWork } from '../../desk-queue/refresh-work.ts';
import { lockListing, selectListingsNamed, selectListingWork } from './listing-work-repository.ts';

/** Name of the work on listings in the desk's queue. */
export const listingWorkName = 'used-car-listing';

/** Listings that wait for a check, due some days after they were handed in. */
export const listingWork: DeskWorkKind = {
  openWork: async (sql, which) =>
    (await selectListingWork(sql, which)).map(({ handedInAt, ...row }) => {
      const day = istDateOf(handedInAt);
      return {
        ...row,
        ...{ orderId: null, kind: listingWorkName, state: 'in-review' },
        ...{ route: 'desk', isExpress: false, paidAt: handedInAt },
        dueOn: addDays(day, listingRules(day).reviewDays),
      };
    }),
  lock: lockListing,
  find: selectListingsNamed,
  isVehicleMasked: true,
};

/** Brings the queue up to date with a listing, in the transaction that changed it. */
export function refreshListingWork(tx: Queryable, id: string): Promise<void> {
  return refreshWork(tx, listingWork.openWork, id);
}
