import { type TrustLevel, trustOf } from '@pahiya/domain/community/trust';
import type { Services } from '../../../services.ts';
import { countContributions } from './person-repository.ts';

/** A person's level of trust, counted from rows. */
export async function trustOfPerson(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  userId: string,
): Promise<{ readonly trust: TrustLevel; readonly accountHours: number }> {
  const made = await countContributions(sql, userId, now());
  if (made === null) return { trust: 0, accountHours: 0 };
  return { trust: trustOf(made), accountHours: made.accountHours };
}
