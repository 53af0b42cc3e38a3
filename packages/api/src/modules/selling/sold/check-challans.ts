import type { Challan } from '@pahiya/domain/challans/challan';
import { isAfterHandover } from '@pahiya/domain/selling/sold-duty';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { refreshSources } from '../../challans/refresh-sources.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { soldNotice } from './sold-notice.ts';
import { lockSold, putSoldChallans, type SoldChallan, type SoldRow } from './sold-repository.ts';

const maxAgeSeconds = 600;

/** Reads the challans of a sold vehicle, keeps those issued after the handover, and tells the seller of new ones. Returns
 * whether all sources answered: what one of them did not say is not "none". */
export async function checkChallansAfter(
  services: Services,
  { soldId, vehicleNumber }: Pick<SoldRow, 'soldId' | 'vehicleNumber'>,
): Promise<boolean> {
  const { challans, failed } = await refreshSources(services, vehicleNumber, { maxAgeSeconds });
  const at = services.now();
  await services.sql.begin(async (tx) => {
    const sold = await lockSold(tx, soldId);
    if (sold === null || sold.recordClosedAt !== null) return;
    const after = challans.filter(({ issuedAt }) => isAfterHandover(issuedAt, sold.soldAt));
    const fresh = await putSoldChallans(tx, soldId, {
      challans: after.map(toRow),
      hasFailedSource: failed.length > 0,
      at,
    });
    const [first] = fresh;
    if (first === undefined || sold.channels.length === 0) return;
    await enqueueNotice(tx, services, {
      userId: sold.userId,
      subjectKind: soldNotice,
      subjectId: soldId,
      channels: sold.channels,
      // The newest of them names the news: told again only when another one comes.
      dedupeKey: `challan ${first}`,
      messageClass: 'service',
      facts: { what: 'challan', count: fresh.length, on: istDateOf(at) },
    });
  });
  return failed.length === 0;
}

function toRow(challan: Challan): SoldChallan {
  const [offence] = challan.offences;
  return {
    challanNumber: challan.challanNumber,
    // isAfterHandover leaves out those without a time.
    issuedAt: new Date(challan.issuedAt ?? 0),
    amount: challan.fine,
    authority: challan.authority,
    section: offence?.section ?? null,
    offence: offence?.name ?? null,
  };
}
