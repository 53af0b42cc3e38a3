import { leadClocksOn } from '@pahiya/domain/leads/lead-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { ContactStoppedListener } from '../../contact-stopped.ts';
import type { Queryable } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { noContact } from './contact-refusals.ts';
import { consentsOfUser, withdrawConsent } from './store/consent-repository.ts';
import { askErasure } from './store/erasure-work.ts';

/** Withdraws a consent of a person: with the commit the number is erased here, no further read finds it, and the firm
 * has to erase its copies by a date. */
export async function stopContact(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  listeners: readonly ContactStoppedListener[],
  { consentId, userId }: { readonly consentId: string; readonly userId: string },
): Promise<Result<{ readonly isStopped: true }, Refusal>> {
  const at = now();
  const isFound = await sql.begin((tx) => stop(tx, listeners, { consentId, userId, at }));
  return isFound ? ok({ isStopped: true as const }) : err(noContact);
}

/** Withdraws every consent of a person, in the transaction that deletes the account. */
export async function stopAllContacts(
  tx: Queryable,
  listeners: readonly ContactStoppedListener[],
  userId: string,
  at: Date,
): Promise<void> {
  for (const { consentId } of await consentsOfUser(tx, userId)) {
    await stop(tx, listeners, { consentId, userId, at });
  }
}

async function stop(
  tx: Queryable,
  listeners: readonly ContactStoppedListener[],
  which: { readonly consentId: string; readonly userId: string; readonly at: Date },
): Promise<boolean> {
  const withdrawn = await withdrawConsent(tx, which);
  if (withdrawn === null) return false;
  if (!withdrawn.wasLive) return true;
  const { consentId, at } = which;
  const { firmId, subjectId } = withdrawn.row;
  const { erasureDays } = leadClocksOn(istDateOf(at));
  const dueAt = new Date(at.getTime() + erasureDays * 86_400_000);
  await askErasure(tx, { consentId, firmId, at, dueAt });
  for (const listener of listeners) await listener(tx, { consentId, firmId, subjectId, at });
  return true;
}
