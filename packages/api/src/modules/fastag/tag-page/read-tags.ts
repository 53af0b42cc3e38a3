import type { AnswerOf } from '@pahiya/contracts/contract';
import type { tollTag } from '@pahiya/contracts/fastag/tag-page-contracts';
import type { VehicleTag } from '@pahiya/domain/fastag/ports';
import { fastagRuleOn } from '@pahiya/domain/fastag/rules';
import { tagPlaces, tagStanding } from '@pahiya/domain/fastag/tag-state';
import { addYears, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { hasConsent } from '../../consents/consents.ts';
import { endOfOwnProof } from '../../vehicle/proved-owner.ts';
import { openTagVehicle, type TagRequest } from './open-tag-vehicle.ts';
import { ruleOnWire } from './tag-rule.ts';

type Answer = AnswerOf<typeof tollTag>;

/** All tags of an own vehicle. A directory that does not answer is told as such: null, never an empty list. */
export async function readTags(
  services: Services,
  request: TagRequest,
): Promise<Result<Answer, Refusal>> {
  const opened = await openTagVehicle(services, request);
  if (!opened.ok) return opened;
  const { vehicleNumber, userId, shown } = opened.value;
  const { tagDirectory, sql, now } = services;
  const found = await tagDirectory.tagsOf(vehicleNumber);
  const today = istDateOf(now());
  const { name, sandbox } = tagDirectory.source;
  return ok({
    vehicle: shown,
    source: { name, sandbox },
    tags: found.ok ? tagsOnWire(found.value, today) : null,
    readAt: now().toISOString(),
    hasCrossingConsent: await hasConsent(sql, userId, 'toll-crossings'),
    provedUntil: (await endOfOwnProof(services, vehicleNumber, userId))?.toISOString() ?? null,
    oneTagRule: ruleOnWire(fastagRuleOn('one-tag', today)),
  });
}

function tagsOnWire(tags: readonly VehicleTag[], today: IstDate): NonNullable<Answer['tags']> {
  const places = tagPlaces(tags);
  const { years } = fastagRuleOn('tag-age', today).values;
  return tags.map((tag, index) => {
    const { state, cure, steps } = tagStanding(tag);
    return {
      tagIdLast4: tag.tagId.slice(-4),
      vehicleClass: tag.vehicleClassText,
      issuer: tag.bankId,
      issuedOn: tag.issuedOn,
      isOld: tag.issuedOn !== null && addYears(tag.issuedOn, years) < today,
      status: tag.status,
      exceptionCode: tag.exceptionCode,
      state,
      cure,
      steps: [...steps],
      place: places[index] ?? 'unclear',
    };
  });
}
