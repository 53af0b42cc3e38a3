import type { OperatorRole } from '@pahiya/contracts/operators/operator-roles';
import type { Queryable } from '../../db/database.ts';

/** An operator's account as stored. */
export type OperatorRow = {
  readonly operatorId: string;
  readonly username: string;
  readonly displayName: string;
  readonly roles: readonly OperatorRole[];
  readonly passwordHash: string;
  readonly isFirstPassword: boolean;
  readonly totpSecret: Uint8Array;
};

/** An active operator by username; null otherwise. */
export async function findOperatorByName(
  sql: Queryable,
  username: string,
): Promise<OperatorRow | null> {
  const [row] = await sql<OperatorRow[]>`
    select ${columns(sql)} from operators where username = ${username} and disabled_at is null`;
  return row ?? null;
}

/** An active operator by id; null otherwise. */
export async function findOperator(
  sql: Queryable,
  operatorId: string,
): Promise<OperatorRow | null> {
  const [row] = await sql<OperatorRow[]>`
    select ${columns(sql)} from operators where id = ${operatorId} and disabled_at is null`;
  return row ?? null;
}

/** Operators who can be assigned work, sorted by name. */
export async function listOperators(
  sql: Queryable,
): Promise<readonly { readonly operatorId: string; readonly displayName: string }[]> {
  return sql<{ operatorId: string; displayName: string }[]>`
    select id as "operatorId", display_name as "displayName" from operators
    where disabled_at is null and 'operator' = any(roles) order by display_name, id`;
}

/** Consumes a code's time step. False: this one, or a later one, has been used. */
export async function takeTotpStep(
  sql: Queryable,
  operatorId: string,
  step: number,
): Promise<boolean> {
  const { count } = await sql`
    update operators set totp_last_step = ${step}
    where id = ${operatorId} and (totp_last_step is null or totp_last_step < ${step})`;
  return count > 0;
}

function columns(sql: Queryable) {
  return sql`id as "operatorId", username, display_name as "displayName", roles,
    password_hash as "passwordHash", is_first_password as "isFirstPassword",
    totp_secret as "totpSecret"`;
}
