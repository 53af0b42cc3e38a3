import { type SoldDuty, soldDuty } from '@pahiya/domain/selling/sold-duty';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { findSoldOf } from './sold-repository.ts';

/** What the law asks next of a private sale. */
export type NextSoldDuty = SoldDuty & {
  readonly soldId: string;
  readonly vehicleNumber: string;
  readonly title: string;
  readonly soldAt: Date;
};

/** The next duties of a person's sales whose record still names them. */
export async function findSoldDuties(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  userId: string,
): Promise<readonly NextSoldDuty[]> {
  const today = istDateOf(now());
  const rows = await findSoldOf(sql, userId);
  return rows
    .filter(({ recordClosedAt }) => recordClosedAt === null)
    .map(({ soldId, vehicleNumber, title, soldAt, isOtherState, reportedAt }) => ({
      ...soldDuty(
        {
          soldOn: istDateOf(soldAt),
          isOfOtherState: isOtherState,
          isReported: reportedAt !== null,
        },
        today,
      ),
      ...{ soldId, vehicleNumber, title, soldAt },
    }));
}
