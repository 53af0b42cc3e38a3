import {
  type Contributions,
  missingToNext,
  type TrustLevel,
  type TrustStep,
  trustOf,
} from '@pahiya/domain/community/trust';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { readJudged } from '../../content-reports/report-figures.ts';
import { countContributions } from './person-repository.ts';

const alwaysRight = { judged: 50, agreed: 50 };
const none = { judged: 0, agreed: 0 };

/** A person's level of trust, counted from rows. */
export async function trustOfPerson(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  userId: string,
): Promise<{ readonly trust: TrustLevel; readonly accountHours: number }> {
  const made = await countContributions(sql, userId, now());
  if (made === null) return { trust: 0, accountHours: 0 };
  return { trust: await levelOf(sql, userId, made), accountHours: made.accountHours };
}

/** The level that contributions reach. Reports are read only for the few whom nothing else keeps from the highest. */
export async function levelOf(
  sql: Queryable,
  userId: string,
  made: Contributions,
): Promise<TrustLevel> {
  const best = trustOf(made, alwaysRight);
  if (best < 3) return best;
  const records = await readJudged(sql, ['community-post', 'community-comment'], [userId]);
  return trustOf(made, records.get(userId) ?? none);
}

/** A person's level with what is missing to the next one. */
export async function trustInSteps(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  userId: string,
): Promise<{ readonly trust: TrustLevel; readonly missing: readonly TrustStep[] }> {
  const made = await countContributions(sql, userId, now());
  if (made === null) return { trust: 0, missing: [] };
  const records = await readJudged(sql, ['community-post', 'community-comment'], [userId]);
  const record = records.get(userId) ?? none;
  return { trust: trustOf(made, record), missing: missingToNext(made, record) };
}
