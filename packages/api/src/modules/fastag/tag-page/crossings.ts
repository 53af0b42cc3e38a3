import type { AnswerOf } from '@pahiya/contracts/contract';
import type { askTollCrossings, tollCrossings } from '@pahiya/contracts/fastag/tag-page-contracts';
import { findPlaza } from '@pahiya/domain/fastag/plazas';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { hasConsent } from '../../consents/consents.ts';
import { sourceKeyOf } from '../../vehicle/source-key.ts';
import {
  findCrossings,
  findPoll,
  insertCrossings,
  lockPoll,
  notePoll,
  type PollKey,
  type StoredCrossing,
  startPoll,
} from './crossing-repository.ts';
import { type OwnVehicle, openTagVehicle, type TagRequest } from './open-tag-vehicle.ts';

const DAY_MS = 86_400_000;
/** Days for which a crossing is kept. */
export const crossingDays = 30;

type Answer = AnswerOf<typeof tollCrossings>;

/** The crossings kept for an own vehicle; empty without the consent. */
export async function readCrossings(
  services: Services,
  request: TagRequest,
): Promise<Result<Answer, Refusal>> {
  const opened = await openTagVehicle(services, request);
  return opened.ok ? ok(await crossingsOf(services, opened.value)) : opened;
}

/** Asks for the crossings now, and from now on by schedule. Refuses `fastag/no-consent`. */
export async function askCrossings(
  services: Services,
  request: TagRequest,
): Promise<Result<AnswerOf<typeof askTollCrossings>, Refusal>> {
  const opened = await openTagVehicle(services, request);
  if (!opened.ok) return opened;
  const own = opened.value;
  const isStarted = await services.sql.begin(async (tx) => {
    if (!(await hasConsent(tx, own.userId, 'toll-crossings'))) return false;
    await startPoll(tx, own, sourceKeyOf(services.tagCrossings.source));
    return true;
  });
  if (!isStarted) return err(noConsent);
  await pollCrossings(services, own);
  const { poll } = await crossingsOf(services, own);
  return ok({ poll });
}

/** One poll of a vehicle. The answer is dropped if the consent was withdrawn meanwhile, or is older than what we
 * keep. */
export async function pollCrossings(
  services: Services,
  key: PollKey,
): Promise<'stored' | 'failed'> {
  const { sql, now, tagCrossings } = services;
  const answer = await tagCrossings.recent(key.vehicleNumber);
  const oldest = oldestKept(now());
  await sql.begin(async (tx) => {
    if (!(await lockPoll(tx, key, sourceKeyOf(tagCrossings.source)))) return;
    if (answer.ok) {
      const kept = answer.value.filter(({ readAt }) => new Date(readAt) > oldest);
      await insertCrossings(tx, key, kept);
    }
    await notePoll(tx, key, now(), answer.ok ? null : answer.error.kind);
  });
  return answer.ok ? 'stored' : 'failed';
}

/** The crossings that may be used, newest first; null without the consent. */
export async function usableCrossings(
  { sql, now }: Services,
  key: PollKey,
): Promise<readonly StoredCrossing[] | null> {
  if (!(await hasConsent(sql, key.userId, 'toll-crossings'))) return null;
  return findCrossings(sql, key, oldestKept(now()));
}

/** Crossings read at or before this are erased. */
export function oldestKept(now: Date): Date {
  return new Date(now.getTime() - crossingDays * DAY_MS);
}

async function crossingsOf(services: Services, own: OwnVehicle): Promise<Answer> {
  const { sql, tagCrossings } = services;
  const { name, sandbox } = tagCrossings.source;
  const usable = await usableCrossings(services, own);
  const poll = usable && (await findPoll(sql, own, sourceKeyOf(tagCrossings.source)));
  return {
    vehicle: own.shown,
    source: { name, sandbox },
    hasConsent: usable !== null,
    poll: {
      answeredAt: poll?.answeredAt?.toISOString() ?? null,
      askedAt: poll?.askedAt?.toISOString() ?? null,
      isFailed: (poll?.failure ?? null) !== null,
    },
    crossings: (usable ?? []).map(({ plaza, direction, readAt }) => ({
      plaza,
      direction,
      readAt: readAt.toISOString(),
      road: findPlaza(plaza)?.road ?? null,
    })),
    keptDays: crossingDays,
  };
}

const noConsent: Refusal = {
  code: 'fastag/no-consent',
  detail: 'Turn on toll crossings first.',
};
