import type { AccountDataSource } from '../../account-data.ts';
import type { ApiSettings } from '../../services.ts';
import { tellErased } from './forwarding/tell-erased.ts';
import { openValues } from './submissions/sealed-values.ts';
import { deleteSubmissionsOf, findSubmissionsOf } from './submissions/submission-repository.ts';

/** Form submissions of an account; they are deleted with it, pending deliveries too, and receivers are asked to erase
 * them. */
export function formAccountData({ secret }: Pick<ApiSettings, 'secret'>): AccountDataSource {
  return {
    name: 'forms',
    exportFor: async (sql, userId) => {
      const rows = await findSubmissionsOf(sql, userId);
      const formSubmissions = rows.map((row) => ({
        formId: row.formId,
        version: row.revision,
        language: row.language,
        submittedAt: row.submittedAt,
        consents: row.consents,
        values: openValues(secret, row.id, row.valuesSealed),
      }));
      return { formSubmissions };
    },
    deleteFor: async (tx, userId) => {
      await tellErased(tx, secret, { userId });
      await deleteSubmissionsOf(tx, userId);
    },
  };
}
