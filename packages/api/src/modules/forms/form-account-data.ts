import type { ApiSettings } from '../../services.ts';
import type { AccountDataSource } from '../account/account-data.ts';
import { tellErased } from './forwarding/tell-erased.ts';
import { openValues } from './sealed-values.ts';

type Row = {
  readonly id: string;
  readonly formId: string;
  readonly version: number;
  readonly language: string;
  readonly submittedAt: Date;
  readonly valuesSealed: Buffer;
  readonly consents: readonly unknown[];
};

/** Form submissions of an account; they are deleted with it, pending deliveries too, and receivers are asked to erase
 * them. */
export function formAccountData({ secret }: Pick<ApiSettings, 'secret'>): AccountDataSource {
  return {
    name: 'forms',
    exportFor: async (sql, userId) => {
      const rows = await sql<Row[]>`
        select id, form_id as "formId", revision as version, language,
          submitted_at as "submittedAt", values_sealed as "valuesSealed", consents
        from form_submissions where user_id = ${userId} order by submitted_at, id`;
      const formSubmissions = rows.map(({ id, valuesSealed, ...row }) => ({
        ...row,
        values: openValues(secret, id, valuesSealed),
      }));
      return { formSubmissions };
    },
    deleteFor: async (tx, userId) => {
      await tellErased(tx, secret, { userId });
      await tx`delete from form_submissions where user_id = ${userId}`;
    },
  };
}
