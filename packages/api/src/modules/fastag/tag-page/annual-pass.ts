import type { AnswerOf } from '@pahiya/contracts/contract';
import type { tollPass } from '@pahiya/contracts/fastag/tag-page-contracts';
import { countPassTrips, passBreakEven } from '@pahiya/domain/fastag/annual-pass';
import { fastagRuleOn } from '@pahiya/domain/fastag/rules';
import { daysBetween, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { StoredCrossing } from './crossing-repository.ts';
import { usableCrossings } from './crossings.ts';
import { openTagVehicle, type TagRequest } from './open-tag-vehicle.ts';
import { ruleOnWire } from './tag-rule.ts';

type Answer = AnswerOf<typeof tollPass>;
type PassRequest = TagRequest & {
  readonly feePaise?: number | undefined;
  readonly ownTrips?: number | undefined;
};

/** Fewer days do not tell how a year will be. */
const daysAtLeast = 7;

/** Whether the annual pass pays for an own vehicle. The person's estimate of trips comes before the one from crossings.
 * We do not sell the pass. */
export async function annualPass(
  services: Services,
  request: PassRequest,
): Promise<Result<Answer, Refusal>> {
  const opened = await openTagVehicle(services, request);
  if (!opened.ok) return opened;
  const today = istDateOf(services.now());
  const rule = fastagRuleOn('annual-pass', today);
  const crossings = await usableCrossings(services, opened.value);
  const counted = crossings && count(crossings, today);
  const fee = request.feePaise === undefined ? null : paise(request.feePaise);
  const needed = fee === null ? null : (passBreakEven(fee, today)?.trips ?? null);
  const expected = request.ownTrips ?? counted?.tripsInYear ?? null;
  return ok({
    vehicle: opened.value.shown,
    price: rule.values.price,
    tripsInPass: rule.values.trips,
    rule: ruleOnWire(rule),
    breakEven: fee === null ? null : { fee, trips: needed },
    counted,
    verdict: verdictOf(fee !== null, needed, expected),
  });
}

function verdictOf(
  hasFee: boolean,
  needed: number | null,
  expected: number | null,
): Answer['verdict'] {
  if (!hasFee) return 'unknown';
  if (needed === null) return 'never';
  if (expected === null) return 'unknown';
  return expected >= needed ? 'pays' : 'does-not-pay';
}

function count(
  crossings: readonly StoredCrossing[],
  today: IstDate,
): NonNullable<Answer['counted']> {
  const { trips, counted, other } = countPassTrips(
    crossings.map(({ plaza, readAt }) => ({ plaza, readAt: readAt.toISOString() })),
  );
  const first = crossings.at(-1);
  const days = first === undefined ? 0 : daysBetween(istDateOf(first.readAt), today) + 1;
  const tripsInYear = days < daysAtLeast ? null : Math.round((trips * 365) / days);
  return { trips, crossings: counted, other, days, tripsInYear };
}
