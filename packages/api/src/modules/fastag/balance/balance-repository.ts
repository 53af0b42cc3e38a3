import type { BalanceReading } from '@pahiya/domain/fastag/low-balance';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** A tag's last known balance, as a person sees it. */
export type KeptBalance = BalanceReading & {
  readonly userId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly issuer: string;
  readonly isSandbox: boolean;
  /** The amount below which the person is told. */
  readonly line: Paise;
};

const kept = (sql: Queryable) => sql`
  select b.user_id as "userId", b.vehicle_number as "vehicleNumber", b.balance_paise as balance,
    b.read_at as "readAt", b.issuer, b.is_sandbox as "isSandbox", b.told_on::text as "toldOn",
    l.line_paise as line
  from tag_balances b join tag_balance_lines l using (user_id)
  where b.balance_paise is not null`;

/** Keeps what a bank told of a tag: only for a person who chose a line, and neither an older reading nor one from before
 * a recharge that was confirmed since. */
export async function upsertBalance(
  sql: Queryable,
  row: Omit<KeptBalance, 'line' | 'toldOn'>,
): Promise<void> {
  await sql`
    insert into tag_balances as b (user_id, vehicle_number, balance_paise, read_at, issuer,
      is_sandbox)
    select l.user_id, ${row.vehicleNumber}, ${row.balance}, ${row.readAt}, ${row.issuer},
      ${row.isSandbox}
    from tag_balance_lines l
    where l.user_id = ${row.userId} and not exists (
      select from fastag_recharges r where r.vehicle_number = ${row.vehicleNumber}
        and r.state = 'done' and r.answered_at >= ${row.readAt})
    on conflict (user_id, vehicle_number) do update set balance_paise = excluded.balance_paise,
      read_at = excluded.read_at, issuer = excluded.issuer, is_sandbox = excluded.is_sandbox
    where b.read_at <= excluded.read_at`;
}

/** Forgets the balance of a tag, of everybody who knew it: it was recharged. When they were told stays. */
export async function clearBalances(tx: Queryable, vehicleNumber: VehicleNumber): Promise<void> {
  await tx`
    update tag_balances set balance_paise = null where vehicle_number = ${vehicleNumber}`;
}

/** Forgets the balance that one person knew. */
export async function clearBalance(
  tx: Queryable,
  userId: string,
  vehicleNumber: VehicleNumber,
): Promise<void> {
  await tx`
    update tag_balances set balance_paise = null
    where user_id = ${userId} and vehicle_number = ${vehicleNumber}`;
}

/** Known balances of a person; of one vehicle, if given. */
export async function selectBalances(
  sql: Queryable,
  userId: string,
  vehicleNumber: string | null = null,
): Promise<readonly KeptBalance[]> {
  return sql<KeptBalance[]>`
    ${kept(sql)} and b.user_id = ${userId}
      and (${vehicleNumber}::text is null or b.vehicle_number = ${vehicleNumber}::text)
    order by b.vehicle_number`;
}

/** Low balances that were read before an instant and not told since a day. */
export async function selectLowBalances(
  sql: Queryable,
  { readBefore, toldBefore }: { readonly readBefore: Date; readonly toldBefore: IstDate },
): Promise<readonly KeptBalance[]> {
  return sql<KeptBalance[]>`
    ${kept(sql)} and b.balance_paise < l.line_paise and b.read_at < ${readBefore}
      and (b.told_on is null or b.told_on < ${toldBefore})
    order by b.user_id, b.vehicle_number`;
}

/** Notes that a person is told today; false if it was noted already, or the balance has changed. */
export async function updateTold(
  tx: Queryable,
  { userId, vehicleNumber, readAt, toldOn }: KeptBalance,
  today: IstDate,
): Promise<boolean> {
  const { count } = await tx`
    update tag_balances set told_on = ${today}
    where user_id = ${userId} and vehicle_number = ${vehicleNumber} and read_at = ${readAt}
      and balance_paise is not null and told_on is not distinct from ${toldOn}::date`;
  return count === 1;
}

/** The amount below which a person is told; null: never. */
export async function selectLine(sql: Queryable, userId: string): Promise<Paise | null> {
  const [row] = await sql<{ line: Paise }[]>`
    select line_paise as line from tag_balance_lines where user_id = ${userId}`;
  return row?.line ?? null;
}

/** Stores the amount below which a person is told. */
export async function upsertLine(
  tx: Queryable,
  userId: string,
  { line, at }: { readonly line: Paise; readonly at: Date },
): Promise<void> {
  await tx`
    insert into tag_balance_lines (user_id, line_paise, chosen_at) values (${userId}, ${line}, ${at})
    on conflict (user_id) do update set line_paise = excluded.line_paise,
      chosen_at = excluded.chosen_at`;
}

/** Ends it, and forgets all balances of the person with it. */
export async function deleteLine(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from tag_balance_lines where user_id = ${userId}`;
}

/** Erases readings from before an instant, unless their person was told on or after a day; of these the amount alone. */
export async function deleteOldBalances(
  sql: Queryable,
  { readBefore, toldBefore }: { readonly readBefore: Date; readonly toldBefore: IstDate },
): Promise<void> {
  await sql`
    update tag_balances set balance_paise = null
    where balance_paise is not null and read_at < ${readBefore}`;
  await sql`
    delete from tag_balances
    where balance_paise is null and (told_on is null or told_on < ${toldBefore})`;
}

/** What is kept of a person, for the export. */
export async function balanceHistory(
  sql: Queryable,
  userId: string,
): Promise<readonly Record<string, unknown>[]> {
  return sql<Record<string, unknown>[]>`
    select l.line_paise as "linePaise", l.chosen_at as "chosenAt",
      b.vehicle_number as "vehicleNumber", b.balance_paise as "balancePaise",
      b.read_at as "readAt", b.issuer, b.told_on as "toldOn"
    from tag_balance_lines l left join tag_balances b using (user_id)
    where l.user_id = ${userId} order by b.vehicle_number`;
}
