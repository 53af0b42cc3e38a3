import type { Services } from '../../../services.ts';
import { findPartnerFirm } from '../../partner-firms/firms/find-partner-firm.ts';
import { moveListing } from '../own/move-listing.ts';
import { lockInReview } from '../own/own-repository.ts';
import {
  type FirmDealer,
  selectFirmDealers,
  selectHiddenOf,
  selectLiveOf,
  updateHidden,
} from './dealer-repository.ts';

/** Takes the cars of a paused or closed firm off the market, and brings those of a resumed one back. Returns how many
 * dealers changed. */
export async function followFirms(services: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const { sql, now } = services;
  let changed = 0;
  for (const dealer of await selectFirmDealers(sql)) {
    const firm = await findPartnerFirm(sql, dealer.firmId, now());
    const isActive = firm !== null && firm.pausedAt === null;
    if (isActive === (dealer.hiddenAt === null)) continue;
    await (isActive ? show(services, dealer) : hide(services, dealer));
    changed += 1;
  }
  return changed;
}

async function hide({ sql, now }: Pick<Services, 'sql' | 'now'>, { dealerId }: FirmDealer) {
  const at = now();
  await sql.begin(async (tx) => {
    await updateHidden(tx, dealerId, at);
    for (const listing of await selectLiveOf(tx, dealerId)) {
      const row = await lockInReview(tx, listing);
      if (row !== null) await moveListing(tx, row, { to: 'paused', by: 'desk', at });
    }
  });
}

async function show(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { dealerId, hiddenAt }: FirmDealer,
) {
  if (hiddenAt === null) return;
  const at = now();
  await sql.begin(async (tx) => {
    await updateHidden(tx, dealerId, null);
    for (const listing of await selectHiddenOf(tx, dealerId, hiddenAt)) {
      const row = await lockInReview(tx, listing);
      if (row !== null) await moveListing(tx, row, { to: 'live', by: 'desk', at });
    }
  });
}
