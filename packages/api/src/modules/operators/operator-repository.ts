import type { OperatorRole } from '@pahiya/contracts/operator-roles';
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

/** Inspectors who can be assigned inspections, sorted by name. */
export async function listInspectors(
  sql: Queryable,
): Promise<readonly { readonly operatorId: string; readonly displayName: string }[]> {
  return sql<{ operatorId: string; displayName: string }[]>`
    select id as "operatorId", display_name as "displayName" from operators
    where disabled_at is null and 'inspector' = any(roles) order by display_name, id`;
}

/** Display names by id, also of disabled operators. */
export async function findDisplayNames(
  sql: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ id: string; displayName: string }[]>`
    select id, display_name as "displayName" from operators where id = any(${[...ids]}::uuid[])`;
  return new Map(rows.map(({ id, displayName }) => [id, displayName]));
}

/** Names of all operators, those whose account is closed too. */
export async function selectNames(
  sql: Queryable,
): Promise<readonly { readonly operatorId: string; readonly displayName: string }[]> {
  return sql<{ operatorId: string; displayName: string }[]>`
    select id as "operatorId", display_name as "displayName" from operators order by id`;
}

/** Stores a new account; false when the username is taken. */
export async function insertOperator(
  tx: Queryable,
  operator: Pick<OperatorRow, 'operatorId' | 'username' | 'displayName' | 'roles'> &
    Pick<OperatorRow, 'passwordHash' | 'totpSecret'> & { readonly at: Date },
): Promise<boolean> {
  const { operatorId, username, displayName, roles, passwordHash, totpSecret, at } = operator;
  const { count } = await tx`
    insert into operators (id, username, display_name, roles, password_hash, is_first_password,
      totp_secret, created_at)
    values (${operatorId}, ${username}, ${displayName}, ${[...roles]}, ${passwordHash}, true,
      ${totpSecret}, ${at})
    on conflict (username) do nothing`;
  return count > 0;
}

/** Replaces password and authenticator secret; the password has to be changed at the next sign-in. */
export async function updateCredentials(
  tx: Queryable,
  operatorId: string,
  { passwordHash, totpSecret }: Pick<OperatorRow, 'passwordHash' | 'totpSecret'>,
): Promise<void> {
  await tx`
    update operators set password_hash = ${passwordHash}, is_first_password = true,
      totp_secret = ${totpSecret}, totp_last_step = null
    where id = ${operatorId}`;
}

/** Saves the password that an operator chose. */
export async function updatePassword(
  tx: Queryable,
  operatorId: string,
  passwordHash: string,
): Promise<void> {
  await tx`
    update operators set password_hash = ${passwordHash}, is_first_password = false
    where id = ${operatorId}`;
}

/** Disables an account. */
export async function updateDisabled(tx: Queryable, operatorId: string, at: Date): Promise<void> {
  await tx`update operators set disabled_at = ${at} where id = ${operatorId}`;
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
