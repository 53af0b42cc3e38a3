import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { findPerson } from '../people/person-repository.ts';
import { putOwnAccount, selectOwnAccounts } from './own-account-repository.ts';

/** For what the moderator wrote themselves. */
export const ownText: Refusal = {
  ...wrongState,
  detail: 'You wrote this, or it is about you. Another moderator decides.',
};

/** Names an account in the community as the moderator's own: what it wrote is decided by others from now on. */
export async function nameOwnAccount(
  tx: Transaction,
  named: { readonly handle: string; readonly operatorId: string; readonly now: Date },
): Promise<Result<{ readonly accounts: string[] }, Refusal>> {
  const person = await findPerson(tx, named.handle);
  if (person === null) return err(notAtDesk);
  await putOwnAccount(tx, { ...named, userId: person.userId });
  return ok({ accounts: await selectOwnAccounts(tx, named.operatorId) });
}
