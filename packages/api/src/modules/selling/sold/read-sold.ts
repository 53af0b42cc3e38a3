import type { AnswerOf } from '@pahiya/contracts/contract';
import type { soldVehicle as contract } from '@pahiya/contracts/selling/sold-contracts';
import { transferDuties } from '@pahiya/domain/selling/selling-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../auth/find-user.ts';
import { readWatches } from '../../watches/watches.ts';
import { noSale } from '../store/move-sale.ts';
import { openDetails } from './sold-details.ts';
import { findSold, findSoldChallans, type SoldRow } from './sold-repository.ts';
import { soldWatchName } from './sold-watch.ts';

export type OwnSold = { readonly soldId: string; readonly userId: string };

/** A sale of this person. Another's is not found. */
export async function findOwnSold(
  sql: Queryable,
  { soldId, userId }: OwnSold,
): Promise<Result<SoldRow, Refusal>> {
  const sold = await findSold(sql, soldId);
  return sold === null || sold.userId !== userId ? err(noSale) : ok(sold);
}

/** A row of the list. */
export function toSoldRow({ soldId, vehicleNumber, title, soldAt, recordClosedAt }: SoldRow) {
  return {
    ...{ soldId, vehicleNumber, title },
    soldAt: soldAt.toISOString(),
    recordClosedAt: recordClosedAt?.toISOString() ?? null,
  };
}

/** A sale with what followed it. */
export async function readSold(
  { sql, settings }: Pick<Services, 'sql' | 'settings'>,
  own: OwnSold,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const found = await findOwnSold(sql, own);
  if (!found.ok) return found;
  const sold = found.value;
  const facts = openDetails(settings.secret, sold);
  if (facts === null) return err(noSale);
  const watch = (await readWatches(sql, soldWatchName, [sold.soldId])).get(sold.soldId);
  const user = await findUser(sql, own.userId);
  const challans = await findSoldChallans(sql, sold.soldId);
  const duties = transferDuties(istDateOf(sold.soldAt), { isOfOtherState: sold.isOtherState });
  return ok({
    ...toSoldRow(sold),
    place: facts.place,
    odometerKm: facts.odometerKm,
    amount: facts.amount,
    buyer: facts.buyer,
    code: sold.code,
    sha256: sold.sha256.toString('hex'),
    reportNumber: sold.reportNumber,
    reportedAt: sold.reportedAt?.toISOString() ?? null,
    recordSeenAt: watch?.seenAt?.toISOString() ?? null,
    recordFailedAt: watch?.failedAt?.toISOString() ?? null,
    watchUntil: watch?.untilOn ?? null,
    duties: duties.map(({ id, who, dueOn }) => ({ id, who, dueOn })),
    channels: [...sold.channels],
    hasEmail: user !== null && user.email !== null,
    challans: challans.map(({ challanNumber, issuedAt, amount, authority }) => ({
      ...{ challanNumber, amount, authority },
      issuedOn: istDateOf(issuedAt),
    })),
    challansAt: sold.challansAt?.toISOString() ?? null,
    hasFailedSource: sold.hasFailedSource,
  });
}
