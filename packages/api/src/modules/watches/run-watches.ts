import { isDeepStrictEqual } from 'node:util';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { Services } from '../../services.ts';
import { refreshInTurn, type TurnOptions } from '../vehicle/refresh-in-turn.ts';
import { findStoredRecord, withoutFreshRecord } from '../vehicle/stored-records.ts';
import { readBody } from '../vehicle/vehicle-body.ts';
import type { AnyWatchKind, WatchAnswer, WatchedFacts, WatchKinds } from './watch-kind.ts';
import {
  deleteWatch,
  findDueIds,
  findDueNumbers,
  findOverIds,
  lockWatch,
  updateAnswered,
  updateFailed,
  type WatchRow,
} from './watch-repository.ts';

/** Vehicles of one run; with the pause between two calls a run takes some minutes. The rest comes an hour later. */
const vehiclesPerRun = 500;

/** Result of a run. */
export type WatchRun = {
  /** Watches whose kind was told an answer and that go on. */
  readonly told: number;
  readonly ended: number;
  /** Watches whose kind threw; they stay due. */
  readonly faults: number;
  /** Vehicles whose source did not answer, or which the day's limit left out. */
  readonly left: number;
};

/** Asks the register about the vehicles of due watches, each vehicle once however many watch it, and tells their kinds
 * what came. Spends at most `lookups.watchesPerDay` calls of the source a day; what is over stays due. May run on
 * several servers at the same time: each answer is told once. */
export async function runWatches(
  services: Services,
  kinds: WatchKinds,
  options: Pick<TurnOptions, 'pauseMs' | 'signal'> = {},
): Promise<WatchRun> {
  const { sql, now } = services;
  const today = istDateOf(now());
  const counts = { told: 0, ended: 0, skipped: 0, faulty: 0 };
  for (const id of await findOverIds(sql, today)) {
    counts[await orFault(endOver(services, kinds, { id, today }))] += 1;
  }
  const numbers = await findDueNumbers(sql, today, vehiclesPerRun);
  await refreshInTurn(services, numbers, {
    ...options,
    purpose: 'watch',
    mayAsk: () => takeLookup(services),
  });
  const left = await withoutFreshRecord(services, numbers);
  await updateFailed(sql, { vehicleNumbers: left, today, at: now() });
  const answeredNumbers = numbers.filter((one) => !left.includes(one));
  for (const id of await findDueIds(sql, today, answeredNumbers)) {
    counts[await orFault(tell(services, kinds, { id, today }))] += 1;
  }
  const { told, ended, faulty: faults } = counts;
  return { told, ended, faults, left: left.length };
}

type Outcome = 'told' | 'ended' | 'skipped';

/** A kind that throws keeps no other watch waiting: its transaction is undone, and it stays due. */
function orFault(work: Promise<Outcome>): Promise<Outcome | 'faulty'> {
  return work.catch(() => 'faulty' as const);
}

async function takeLookup({ limiter, settings }: Services): Promise<boolean> {
  if (settings.lookups.isUnlimited) return true;
  const rule: LimitRule = {
    name: 'watch-lookups',
    points: settings.lookups.watchesPerDay,
    perSeconds: 86_400,
  };
  return !(await limiter.take(rule, 'all')).isExceeded;
}

/** Tells a kind the answer, in one transaction with storing it. */
async function tell(
  services: Services,
  kinds: WatchKinds,
  { id, today }: { readonly id: number; readonly today: IstDate },
): Promise<Outcome> {
  return services.sql.begin(async (tx) => {
    const watch = await lockWatch(tx, id);
    // Another server was faster, or it was ended meanwhile.
    if (watch === null || watch.nextOn > today) return 'skipped';
    const kind = kinds[watch.kind];
    // Of another version during a rollout: a server of that version will take it.
    if (kind === undefined) return 'skipped';
    const sight = await lookAt({ sql: tx, registry: services.registry }, watch, kind);
    if (sight === null) return 'skipped';
    const answer = answerOf(watch, sight, today);
    const next = await kind.onAnswer(tx, watch, answer);
    if (next === null || next > watch.untilOn) {
      if (next !== null) await kind.onEnd?.(tx, watch);
      await deleteWatch(tx, watch);
      return 'ended';
    }
    const seen = typeof sight.now === 'string' ? null : sight.now;
    // A day that has come already would ask in a circle.
    const nextOn = next > today ? next : addDays(today, 1);
    await updateAnswered(tx, id, { seen, at: sight.fetchedAt, nextOn });
    return 'told';
  });
}

/** What this person may see of the stored record; null when none is stored any more. */
async function lookAt(
  from: { readonly sql: Queryable } & Pick<Services, 'registry'>,
  { vehicleNumber, userId }: WatchRow,
  { look }: AnyWatchKind,
): Promise<{ readonly now: WatchAnswer<WatchedFacts>['now']; readonly fetchedAt: Date } | null> {
  const stored = await findStoredRecord(from, vehicleNumber, userId);
  if (stored === null) return null;
  const { body, fetchedAt, isHidden } = stored;
  if (isHidden) return { now: 'hidden', fetchedAt };
  return { now: body === null ? 'not-found' : look(readBody(body).record), fetchedAt };
}

function answerOf(
  { seen }: WatchRow,
  { now, fetchedAt }: { now: WatchAnswer<WatchedFacts>['now']; fetchedAt: Date },
  today: IstDate,
): WatchAnswer<WatchedFacts> {
  const isChanged = seen !== null && typeof now !== 'string' && !isDeepStrictEqual(seen, now);
  return { before: seen, now, isChanged, fetchedAt, today };
}

/** Ends a watch whose last day is over. */
async function endOver(
  { sql }: Services,
  kinds: WatchKinds,
  { id, today }: { readonly id: number; readonly today: IstDate },
): Promise<Outcome> {
  return sql.begin(async (tx) => {
    const watch = await lockWatch(tx, id);
    const kind = watch === null ? undefined : kinds[watch.kind];
    if (watch === null || watch.untilOn >= today || kind === undefined) return 'skipped';
    await kind.onEnd?.(tx, watch);
    await deleteWatch(tx, watch);
    return 'ended';
  });
}
