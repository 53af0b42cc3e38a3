import type { AccountDataSource } from '../../account-data.ts';
import type { ContactStoppedListener } from '../../contact-stopped.ts';
import type { Services } from '../../services.ts';
import { readLedger } from './read-ledger.ts';
import { stopAllContacts } from './stop-contact.ts';
import { unlinkConsents } from './store/consent-repository.ts';

/** Consents of an account and what was done with them. On deletion firms are told to erase; the rows stay without a
 * link to the person. */
export function contactAccountData(
  { now }: Pick<Services, 'now'>,
  listeners: readonly ContactStoppedListener[],
): AccountDataSource {
  return {
    name: 'contacts',
    exportFor: async (sql, userId) => {
      const { contacts } = await readLedger({ sql, now }, userId);
      return { contacts };
    },
    deleteFor: async (tx, userId) => {
      await stopAllContacts(tx, listeners, userId, now());
      await unlinkConsents(tx, userId);
    },
  };
}
