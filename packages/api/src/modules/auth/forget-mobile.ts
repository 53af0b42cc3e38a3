import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { forgetMobileLimits } from './auth-limits.ts';
import { mobileHash } from './mobile.ts';
import { deleteChallenges } from './otp-repository.ts';

/** Deletes the sign-in data of a mobile, in the transaction that deletes its account. */
export async function forgetMobile(
  tx: Queryable,
  { settings }: Services,
  mobile: string,
): Promise<void> {
  await deleteChallenges(tx, mobileHash(settings.secret, mobile));
}

/** Resets the counters of a mobile: they are not part of a transaction, so this comes after it. */
export async function forgetMobileCounters(services: Services, mobile: string): Promise<void> {
  await forgetMobileLimits(services, mobileHash(services.settings.secret, mobile));
}
