import type { Mark } from '@pahiya/domain/registration/mark';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { addressRange, addressUnit } from '../../http/address.ts';
import type { Caller } from '../../http/caller.ts';
import type { Device } from '../../http/device.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { ApiSettings, Services } from '../../services.ts';
import { copyUses, deleteUses, takeFrom } from './lookup-allowance-repository.ts';

/** The caller of a look-up. */
export type Asker = {
  readonly caller: Caller;
  readonly device: Device;
  readonly address: string;
};

/** Allowances used by a look-up; given back when the registry fails. */
export type Allowance = { readonly giveBack: () => Promise<void> };

type Subject = {
  readonly name: string;
  readonly limit: number;
  /** The subject of the limit, for the message. */
  readonly kind: 'caller' | 'network' | 'series';
};

/** Takes one number from the caller's allowances: distinct numbers a day (IST); one looked up today is free. Refuses
 * with `1003` at the caller's own limit, with `request/too-many` at those against enumeration (docs/adr/0024). */
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
  const use = { day, vehicleNumber: mark.vehicleNumber };
  const { refusedAt, taken } = await takeFrom(
    sql,
    use,
    subjects.map(({ name, limit }) => ({ subject: hashSubject(settings.secret, name), limit })),
  );
  const refused = refusedAt === null ? undefined : subjects[refusedAt - 1];
  if (refused !== undefined) return err(dayRefusal(refused.kind, asker, now, day));
  const giveBack = async () => {
    if (taken.length > 0) await deleteUses(sql, use, taken);
  };
  if (asker.caller.kind === 'user' || taken.length === 0) return ok({ giveBack });
  const hour = await takeVisitorsHour(services);
  if (hour === null) return ok({ giveBack });
  await giveBack();
  return err(hour);
}

/** Counts a new look-up across all visitors. Null while below the limit. */
async function takeVisitorsHour({ limiter, settings }: Services): Promise<Refusal | null> {
  const points = settings.lookups.visitorsPerHour;
  const rule = { name: 'lookups-visitors', points, perSeconds: 3600 };
  const state = await limiter.take(rule, 'all');
  if (!state.isExceeded) return null;
  return {
    code: 'request/too-many',
    detail: 'Look-ups without signing in are paused. Sign in or try again later.',
    retryAfterSeconds: state.resetSeconds,
  };
}

/** Copies today's look-ups of a browser to the account that signs in on it: those numbers stay free, and signing in
 * does not add a second allowance. */
export async function carryAllowance(
  { sql, settings, now }: Services,
  deviceId: string,
  userId: string,
): Promise<void> {
  await copyUses(sql, istDateOf(now()), {
    from: hashSubject(settings.secret, `device:${deviceId}`),
    to: hashSubject(settings.secret, `user:${userId}`),
  });
}

/** The first subject is the caller. A visitor can drop the device cookie, so address and range count too; an account
 * has a mobile number behind it, so people who share an address do not use up each other's allowance. Series count for
 * both. */
function subjectsOf(
  { caller, device, address }: Asker,
  mark: Mark,
  limits: ApiSettings['lookups'],
): readonly [Subject, ...Subject[]] {
  const range = addressRange(address);
  const series: readonly Subject[] = [
    {
      name: `series:${range}:${mark.seriesKey}`,
      limit: limits.seriesPerDay,
      kind: 'network',
    },
    {
      // For BH numbers a series is a year with its letters, not the whole year.
      name: `series-total:${mark.seriesKey}:${mark.series ?? ''}`,
      limit: limits.seriesTotalPerDay,
      kind: 'series',
    },
  ];
  if (caller.kind === 'user') {
    return [{ name: `user:${caller.userId}`, limit: limits.userPerDay, kind: 'caller' }, ...series];
  }
  return [
    { name: `device:${device.id}`, limit: limits.visitorPerDay, kind: 'caller' },
    { name: `unit:${addressUnit(address)}`, limit: limits.addressPerDay, kind: 'network' },
    { name: `range:${range}`, limit: limits.rangePerDay, kind: 'network' },
    ...series,
  ];
}

/** Addresses and ids are stored hashed. */
function hashSubject(secret: Uint8Array, name: string): string {
  return keyedHash(secret, 'allowance', name).toString('base64url').slice(0, 22);
}

function dayRefusal(kind: Subject['kind'], { caller }: Asker, now: Date, day: IstDate): Refusal {
  const midnight = Date.parse(`${addDays(day, 1)}T00:00:00+05:30`);
  const retryAfterSeconds = Math.max(1, Math.ceil((midnight - now.getTime()) / 1000));
  const code = kind === 'caller' ? '1003' : 'request/too-many';
  const isUser = caller.kind === 'user';
  return { code, detail: isUser ? userDetails[kind] : visitorDetails[kind], retryAfterSeconds };
}

const userDetails: Readonly<Record<Subject['kind'], string>> = {
  caller: "You have used today's look-ups. Vehicles you looked up today stay open.",
  network: 'Too many different vehicles were looked up from this network today.',
  series: 'Too many vehicles of this number series were looked up today. Try again tomorrow.',
};

const visitorDetails: Readonly<Record<Subject['kind'], string>> = {
  ...userDetails,
  caller:
    "You have used today's look-ups without signing in. Sign in for more; vehicles you looked up today stay open.",
};
