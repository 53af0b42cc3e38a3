import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type { validateNewVehicle as contract } from '@pahiya/contracts/insurance/insurance-contracts';
import { referencePremium } from '@pahiya/domain/insurance/reference-premium';
import { longTermYears } from '@pahiya/domain/insurance/third-party-premium';
import { currentOf } from '@pahiya/domain/shared/dated';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { motorTables } from '../tariff/motor-tables.ts';
import { extrasOf } from './extras-on-wire.ts';
import { refusalOf } from './premium-refusals.ts';
import { priceOnWire } from './price-by-tariff.ts';
import { outsideUsualBand, readDescribedVehicle } from './read-described-vehicle.ts';

type Body = InputOf<typeof contract>['body'];

/** What a new vehicle's first policy answers of a vehicle that had none. */
export const firstPolicy = {
  cover: 'bundle',
  hadClaim: false,
  ownerChanged: false,
  ownDamageUntil: null,
} as const;

/** Prices the bundle of a new vehicle by the tariff, as its buyer describes it. Nothing is looked up or stored. Refuses
 * `request/bad-input` with the field. */
export async function priceNewVehicle(
  services: Pick<Services, 'now' | 'sql' | 'content'>,
  body: Body,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const tables = await motorTables(services);
  const today = istDateOf(services.now());
  const read = readDescribedVehicle(body, { tables, today });
  if (!read.ok) return read;
  const { insurable, described, power, place, insuredValue } = read.value;
  const outside = outsideUsualBand(read.value, { tables, today });
  if (outside !== null) return err(outside);
  const priced = referencePremium(
    insurable,
    {
      ...firstPolicy,
      ...{ insuredValue, kw: described.kw, cc: described.cc, lastBonus: body.lastBonus },
      certificateOn: (body.certificateOn ?? null) as IstDate | null,
      noOwnerDriver: body.noOwnerDriver,
      addOns: [],
      extras: extrasOf(body.extras),
    },
    { zone: place.zone, tables, today },
  );
  if (!priced.ok) return err(refusalOf(priced.error));
  return ok({
    price: priceOnWire(priced.value, { tables, today, needsInspection: false }),
    insuredValue,
    zone: place.zone,
    place: place.name,
    longTermYears: longTermYears(
      currentOf(tables.thirdParty, today),
      insurable.vehicle,
      power.kind,
    ),
  });
}
