import type { AnswerOf } from '@pahiya/contracts/contract';
import type { startQuotes as contract } from '@pahiya/contracts/insurance/quote-contracts';
import { coverStart } from '@pahiya/domain/insurance/cover-start';
import { doubledCovers } from '@pahiya/domain/insurance/doubled-covers';
import { isPossibleEnd } from '@pahiya/domain/insurance/reference-premium';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { LookupRequest } from '../../vehicle/look-up-vehicle.ts';
import {
  badField,
  coverNotOffered,
  impossibleEnd,
  notPriced,
} from '../pricing/premium-refusals.ts';
import { readInsuredVehicle } from '../pricing/read-insured-vehicle.ts';
import { openRequest, outsideBands, type QuoteAnswers } from './open-request.ts';
import { noQuotes, openDesk } from './quote-refusals.ts';

type Answers = QuoteAnswers & {
  /** A request that this one changes. */
  readonly changes?: string | undefined;
};

/** Asks all insurers for quotes of a vehicle with a number. Refuses what a look-up refuses, `request/bad-input` with the
 * field, and `insurance/no-quotes` without insurers or licence. */
export async function startQuotes(
  services: Services,
  request: Omit<LookupRequest, 'purpose'>,
  answers: Answers,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const desk = openDesk(services);
  if (desk === null) return err(noQuotes);
  const { vehicleNumber, caller, device } = request;
  const outside = await outsideBands(
    services,
    { caller, device },
    answers,
    // Nobody but the insurers knows its value.
    { isSame: ({ vehicle }) => vehicle.vehicleNumber === vehicleNumber, otherwise: null },
  );
  if (outside !== null) return err(outside);
  const read = await readInsuredVehicle(services, request);
  if (!read.ok) return read;
  const { insurable, offered, zone, covers, financier, onWire } = read.value;
  const { vehicleDetails: details } = onWire;
  if (insurable === null || details.registeredOn === null) {
    return err(badField('vehicleNumber', notPriced));
  }
  if (!offered.includes(answers.cover)) {
    return err(badField('cover', coverNotOffered[answers.cover]));
  }
  const today = istDateOf(services.now());
  if (!isPossibleEnd(answers.ownDamageUntil, insurable, today)) return err(impossibleEnd);
  const dayOf = (kind: (typeof covers)[number]['kind']) =>
    covers.find((cover) => cover.kind === kind && !cover.isEstimate)?.until ?? null;
  const ownDamageUntil = dayOf('own-damage') ?? answers.ownDamageUntil;
  const startsOn = coverStart(
    { cover: answers.cover, ownDamageUntil, thirdPartyUntil: dayOf('third-party') },
    today,
  );
  const subject = {
    insurable,
    vehicle: {
      vehicleNumber: details.vehicleNumber,
      maker: details.maker,
      model: details.model,
      registeredOn: details.registeredOn as IstDate,
      zone,
      ...{ seats: null, invoicePrice: null },
    },
    newVehicle: null,
    startsOn,
    doubled: doubledCovers(covers, { cover: answers.cover, startsOn }),
    financier,
  };
  const asker = { caller, device };
  return openRequest(services, desk, asker, { subject, answers: { ...answers, ownDamageUntil } });
}
