import type { MotorTables } from '@pahiya/domain/insurance/motor-tables';
import type { Queryable } from '../../../db/database.ts';

/** A corrected table that an operator saved. */
export type SavedTariff = {
  readonly tariffId: string;
  readonly content: MotorTables;
  readonly operatorId: string;
  readonly savedAt: Date;
  readonly reason: string | null;
};

type State = 'waiting' | 'in-force' | 'discarded';

/** Saves one that waits, or is in force at once for a reason. */
export async function insertTariff(
  tx: Queryable,
  {
    tariffId,
    content,
    operatorId,
    reason,
    at,
  }: Pick<SavedTariff, 'tariffId' | 'content' | 'operatorId' | 'reason'> & { readonly at: Date },
): Promise<void> {
  const isInForce = reason !== null;
  await tx`
    insert into motor_tariffs (id, content, state, saved_by, saved_at, reason, decided_at, force_order)
    values (${tariffId}, ${tx.json(content)}, ${isInForce ? 'in-force' : 'waiting'}, ${operatorId},
      ${at}, ${reason}, ${isInForce ? at : null}, ${isInForce ? tx`nextval('motor_tariff_order')` : null})`;
}

/** The one in force; null where those that ship are. */
export async function selectInForce(sql: Queryable): Promise<SavedTariff | null> {
  const [row] = await selectWhere(sql, sql`state = 'in-force' order by force_order desc limit 1`);
  return row ?? null;
}

/** Those that wait for a second operator, newest first. */
export function selectWaiting(sql: Queryable): Promise<readonly SavedTariff[]> {
  return selectWhere(sql, sql`state = 'waiting' order by saved_at desc, id limit 20`);
}

/** One that waits, locked. */
export async function lockWaiting(tx: Queryable, tariffId: string): Promise<SavedTariff | null> {
  const [row] = await selectWhere(tx, tx`id = ${tariffId} and state = 'waiting' for update`);
  return row ?? null;
}

/** Ends the wait. */
export async function updateDecided(
  tx: Queryable,
  tariffId: string,
  {
    state,
    operatorId,
    at,
  }: { readonly state: State; readonly operatorId: string; readonly at: Date },
): Promise<void> {
  await tx`
    update motor_tariffs set state = ${state}, decided_by = ${operatorId}, decided_at = ${at},
      force_order = ${state === 'in-force' ? tx`nextval('motor_tariff_order')` : null}
    where id = ${tariffId} and state = 'waiting'`;
}

function selectWhere(sql: Queryable, condition: ReturnType<Queryable>) {
  return sql<SavedTariff[]>`
    select id as "tariffId", content, saved_by as "operatorId", saved_at as "savedAt", reason
    from motor_tariffs where ${condition}`;
}
