import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type { startNewVehicleQuotes as contract } from '@pahiya/contracts/insurance/quote-contracts';
import { coverStart } from '@pahiya/domain/insurance/cover-start';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { extrasOf } from '../pricing/extras-on-wire.ts';
import { firstPolicy } from '../pricing/price-new-vehicle.ts';
import { outsideUsualBand, readDescribedVehicle } from '../pricing/read-described-vehicle.ts';
import { motorTables } from '../tariff/motor-tables.ts';
import { openRequest, outsideBands } from './open-request.ts';
import { noQuotes, openDesk } from './quote-refusals.ts';
import type { Asker } from './request-repository.ts';

/** Asks all insurers for the bundle of a new vehicle as its buyer describes it, all at one insured value. Refuses
 * `request/bad-input` with the field, and `insurance/no-quotes` without insurers or licence. */
export async function startNewVehicleQuotes(
  services: Services,
  asker: Asker,
  body: InputOf<typeof contract>['body'],
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const desk = openDesk(services);
  if (desk === null) return err(noQuotes);
  const today = istDateOf(services.now());
  const tables = await motorTables(services);
  const read = readDescribedVehicle(body, { tables, today });
  if (!read.ok) return read;
  const { described, insurable, place, insuredValue } = read.value;
  const asked = { cover: firstPolicy.cover, insuredValue, changes: body.changes };
  const outside = await outsideBands(services, asker, asked, {
    isSame: ({ answers }) => answers.newVehicle?.invoicePrice === described.invoicePrice,
    otherwise: outsideUsualBand(read.value, { tables, today }),
  });
  if (outside !== null) return err(outside);
  const subject = {
    insurable,
    vehicle: {
      ...{ vehicleNumber: null, registeredOn: null, zone: place.zone },
      ...{ maker: described.maker, model: described.model },
      ...{ seats: described.seats, invoicePrice: described.invoicePrice },
    },
    newVehicle: described,
    startsOn: coverStart(
      { cover: firstPolicy.cover, ownDamageUntil: null, thirdPartyUntil: null },
      today,
    ),
    doubled: [],
    financier: null,
  };
  const answers = {
    ...firstPolicy,
    ...{ insuredValue, kw: described.kw, cc: described.cc, lastBonus: body.lastBonus },
    certificateOn: (body.certificateOn ?? null) as IstDate | null,
    noOwnerDriver: body.noOwnerDriver,
    addOns: body.addOns,
    extras: extrasOf(body.extras),
  };
  return openRequest(services, desk, asker, { subject, answers });
}
