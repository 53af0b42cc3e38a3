import type { Mark } from '@pahiya/domain/registration/mark';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../db/database.ts';
import { addressRange, addressUnit } from '../../http/address.ts';
import type { Caller } from '../../http/caller.ts';
import type { Device } from '../../http/device.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { ApiSettings, Services } from '../../services.ts';

/** Who looks up. */
export type Asker = {
  readonly caller: Caller;
  readonly device: Device;
  readonly address: string;
};

/** What was taken from the day's allowance; given back when the registry could not be asked. */
export type Allowance = { readonly giveBack: () => Promise<void> };

type Subject = { readonly name: string; readonly limit: number };

/** Takes one number from the day's allowance of the asker: distinct numbers a day (in India); one that was looked up
 * today is free. Refuses with `1003` at the asker's own limit, with `request/too-many` at those that slow down
 * counting through numbers. */
export async function takeAllowance(
  services: Services,
  asker: Asker,
  mark: Mark,
): Promise<Result<Allowance, Refusal>> {
  const { sql, settings } = services;
  if (settings.lookups.isUnlimited) return ok({ giveBack: async () => {} });
  const now = services.now();
  const day = istDateOf(now);
  const subjects = subjectsOf(asker, mark, settings.lookups);
  const names = subjects.map(({ name }) => hashSubject(settings.secret, name));
  const [answer] = await sql<{ refusedAt: number | null; taken: string[] | null }[]>`
    select refused_at as "refusedAt", taken from take_lookup_allowance(
      ${day}::date, ${mark.vehicleNumber}, ${names}::text[], ${subjects.map(({ limit }) => limit)}::integer[])`;
  const refusedAt = answer?.refusedAt ?? null;
  if (refusedAt !== null) return err(refusalAt(refusedAt, asker, now, day));
  const taken = answer?.taken ?? [];
  return ok({
    giveBack: async () => {
      if (taken.length === 0) return;
      await sql`delete from lookup_allowances where day = ${day}::date
        and vehicle_number = ${mark.vehicleNumber} and subject = any(${taken})`;
    },
  });
}

/** Lets what a browser looked up today count for the account that signs in on it: those numbers stay free, and
 * signing in does not start a second allowance. */
export async function carryAllowance(
  { sql, settings, now }: Services,
  deviceId: string,
  userId: string,
): Promise<void> {
  await sql`
    insert into lookup_allowances (day, subject, vehicle_number)
    select day, ${hashSubject(settings.secret, `user:${userId}`)}, vehicle_number
    from lookup_allowances where day = ${istDateOf(now())}::date
      and subject = ${hashSubject(settings.secret, `device:${deviceId}`)}
    on conflict do nothing`;
}

/** Forgets allowances of days gone by. */
export async function purgeAllowances(sql: Queryable, before: IstDate): Promise<number> {
  const { count } = await sql`delete from lookup_allowances where day < ${before}::date`;
  return count;
}

/** The first subject is the asker. A visitor is known by a cookie that can be dropped, so address and range count
 * too; an account stands for a mobile number, so several people behind one address do not use up each other's.
 * Neighbouring numbers asked from one range are counted for both: that is what counting through a series is. */
function subjectsOf(
  { caller, device, address }: Asker,
  { seriesKey }: Mark,
  limits: ApiSettings['lookups'],
): readonly [Subject, ...Subject[]] {
  const range = addressRange(address);
  const series = { name: `series:${range}:${seriesKey}`, limit: limits.seriesPerDay };
  if (caller.kind === 'user') {
    return [{ name: `user:${caller.userId}`, limit: limits.userPerDay }, series];
  }
  return [
    { name: `device:${device.id}`, limit: limits.visitorPerDay },
    { name: `unit:${addressUnit(address)}`, limit: limits.addressPerDay },
    { name: `range:${range}`, limit: limits.rangePerDay },
    series,
  ];
}

/** Addresses and ids are not kept as they are. */
function hashSubject(secret: Uint8Array, name: string): string {
  return keyedHash(secret, 'allowance', name).toString('base64url').slice(0, 22);
}

function refusalAt(position: number, { caller }: Asker, now: Date, day: IstDate): Refusal {
  const midnight = Date.parse(`${addDays(day, 1)}T00:00:00+05:30`);
  const retryAfterSeconds = Math.max(1, Math.ceil((midnight - now.getTime()) / 1000));
  if (position > 1) {
    return {
      code: 'request/too-many',
      detail: 'Too many different vehicles were looked up from this network today.',
      retryAfterSeconds,
    };
  }
  return {
    code: '1003',
    detail:
      caller.kind === 'user'
        ? "Today's look-ups of this account are used up. Vehicles looked up today stay open."
        : "Today's look-ups without signing in are used up. Sign in for more; vehicles looked up today stay open.",
    retryAfterSeconds,
  };
}
