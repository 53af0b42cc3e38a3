import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { startQuotes as contract } from '@pahiya/contracts/insurance/quote-contracts';
import { spanOf } from '@pahiya/domain/insurance/compare-quotes';
import { rateExtras } from '@pahiya/domain/insurance/cover-extras';
import { coverStart } from '@pahiya/domain/insurance/cover-start';
import { placeInBand } from '@pahiya/domain/insurance/insured-value';
import type { InsurerAddOn } from '@pahiya/domain/insurance/ports';
import {
  type PremiumAnswers,
  powerOf,
  referencePremium,
} from '@pahiya/domain/insurance/reference-premium';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { LookupRequest } from '../../vehicle/look-up-vehicle.ts';
import { badField, coverNotOffered, notPriced, refusalOf } from '../pricing/premium-refusals.ts';
import { readInsuredVehicle } from '../pricing/read-insured-vehicle.ts';
import { motorTables } from '../tariff/motor-tables.ts';
import { askAll } from './ask-insurer.ts';
import { boardOf } from './quote-board.ts';
import { noQuotes, openDesk } from './quote-refusals.ts';
import { insertRequest, type QuoteRequest, selectAnsweredRequest } from './request-repository.ts';

type Answers = Omit<PremiumAnswers, 'addOns'> & {
  readonly addOns: readonly InsurerAddOn[];
  /** A request that this one changes. */
  readonly changes?: string | undefined;
};

const openHours = 24;

/** Asks all insurers that have the cover for the same, at the same time, and returns at once. Refuses what a look-up
 * refuses, `request/bad-input` with the field, and `insurance/no-quotes` without insurers or licence. */
export async function startQuotes(
  services: Services,
  request: Omit<LookupRequest, 'purpose'>,
  answers: Answers,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const desk = openDesk(services);
  if (desk === null) return err(noQuotes);
  const outside = await outsideBands(services, request, answers);
  if (outside !== null) return err(badField('insuredValue', outside));
  const read = await readInsuredVehicle(services, request);
  if (!read.ok) return read;
  const { insurable, offered, zone, covers, financier, onWire } = read.value;
  const { vehicleDetails: details } = onWire;
  if (insurable === null || details.registeredOn === null) {
    return err(badField('vehicleNumber', notPriced));
  }
  if (!offered.includes(answers.cover)) return err(badField('cover', coverNotOffered));
  const at = services.now();
  const today = istDateOf(at);
  const tables = await motorTables(services);
  const dayOf = (kind: (typeof covers)[number]['kind']) =>
    covers.find((cover) => cover.kind === kind && !cover.isEstimate)?.until ?? null;
  const ownDamageUntil = dayOf('own-damage') ?? answers.ownDamageUntil;
  const power = powerOf(insurable, answers);
  if (!power.ok) return err(refusalOf(power.error));
  const extras = rateExtras(answers.extras, answers.cover, { vehicle: insurable, tables, today });
  if (!extras.ok) return err(refusalOf(extras.error));
  // For the bonus by the ladder: its rate does not depend on the value, which an insurer may set itself.
  const priced = referencePremium(
    insurable,
    {
      ...answers,
      ownDamageUntil,
      insuredValue: answers.insuredValue ?? paise(10_000_000),
      addOns: [],
    },
    { zone, tables, today },
  );
  if (!priced.ok) return err(refusalOf(priced.error));
  const hasDamage = answers.cover !== 'third-party';
  const { bonus } = priced.value;
  const asked: QuoteRequest = {
    requestId: randomUUID(),
    vehicle: {
      vehicleNumber: details.vehicleNumber,
      vehicle: insurable.vehicle,
      power: power.value,
      maker: details.maker,
      model: details.model,
      registeredOn: details.registeredOn as IstDate,
      zone,
    },
    ask: {
      cover: answers.cover,
      insuredValue: hasDamage ? answers.insuredValue : null,
      bonus: hasDamage ? bonus.rate : 0,
      ownDamageUntil: hasDamage ? ownDamageUntil : null,
      withOwnerDriver: answers.noOwnerDriver === null && answers.cover !== 'own-damage',
      addOns: hasDamage ? [...new Set(answers.addOns)] : [],
      extras: extras.value,
      startsOn: coverStart(
        { cover: answers.cover, ownDamageUntil, thirdPartyUntil: dayOf('third-party') },
        today,
      ),
    },
    bonusReason: hasDamage ? bonus.reason : null,
    answers: {
      kw: answers.kw,
      cc: answers.cc,
      lastBonus: answers.lastBonus,
      hadClaim: answers.hadClaim,
      ownerChanged: answers.ownerChanged,
      certificateOn: answers.certificateOn,
      noOwnerDriver: answers.noOwnerDriver,
      extras: answers.extras,
    },
    financier,
    expiresAt: new Date(at.getTime() + openHours * 3_600_000),
  };
  const insurers = desk.insurers.filter(({ profile }) => profile.covers.includes(answers.cover));
  const written = insertRequest(services.sql, asked, { ...request, at });
  askAll(services, asked, { insurers, written });
  await written;
  return ok(boardOf(desk, asked, [], { now: at, tables, lastPolicy: null, isBrief: false }));
}

/** Why no insurer insures a vehicle for a value, by the bands of the request that is changed; null where one does, or
 * none has answered it. */
async function outsideBands(
  { sql, now }: Services,
  { caller, device, vehicleNumber }: Omit<LookupRequest, 'purpose'>,
  { changes, cover, insuredValue }: Answers,
): Promise<string | null> {
  if (changes === undefined || insuredValue === null || cover === 'third-party') return null;
  const before = await selectAnsweredRequest(sql, changes, { caller, device }, now());
  if (before?.request.vehicle.vehicleNumber !== vehicleNumber) return null;
  const bands = before.answers.flatMap(({ quote }) => (quote?.valueBand ? [quote.valueBand] : []));
  const span = spanOf(bands);
  if (span === null || placeInBand(insuredValue, span) === 'within') return null;
  return `The insurers insure this vehicle for ${formatRupees(span.least)} to ${formatRupees(span.most)}.`;
}
