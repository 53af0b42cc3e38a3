import type { TaxRule } from '@pahiya/domain/new-cars/tax-rules/tax-rules';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** A rule with its id here. */
export type SavedRule = { readonly id: number; readonly rule: TaxRule };

/** Every rule that operators have saved, of all days. */
export async function selectRules(sql: Queryable): Promise<readonly SavedRule[]> {
  const rows = await sql<({ readonly id: number } & TaxRule)[]>`
    select id, kind, state_code as "stateCode", to_char(from_day, 'YYYY-MM-DD') as "from", value
    from car_tax_rules order by kind, state_code, from_day desc`;
  return rows.map(({ id, ...rule }) => ({ id, rule: rule as TaxRule }));
}

/** Saves a rule; one of the same kind, state and first day is replaced. */
export async function putRule(tx: Transaction, rule: TaxRule, now: Date): Promise<void> {
  const { kind, stateCode, from, value } = rule;
  await tx`
    insert into car_tax_rules (kind, state_code, from_day, value, saved_at)
    values (${kind}, ${stateCode}, ${from}, ${tx.json(value as never)}, ${now})
    on conflict (kind, state_code, from_day)
      do update set value = excluded.value, saved_at = excluded.saved_at`;
}

/** Deletes a rule; false if there is none. */
export async function deleteRule(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx`delete from car_tax_rules where id = ${id} returning id`;
  return rows.length > 0;
}
