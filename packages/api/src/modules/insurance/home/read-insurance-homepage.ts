import type { AnswerOf } from '@pahiya/contracts/contract';
import type { insuranceHomepage } from '@pahiya/contracts/insurance/insurance-contracts';
import { insurerFacts } from '@pahiya/domain/insurance/insurer-facts';
import { currentOf } from '@pahiya/domain/shared/dated';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { openDesk } from '../quotes/quote-refusals.ts';
import { motorTables } from '../tariff/motor-tables.ts';

type Homepage = AnswerOf<typeof insuranceHomepage>;

/** What the page of insurance shows today, without a vehicle. */
export async function readInsuranceHomepage(
  services: Services,
): Promise<Omit<Homepage, 'vehicleDetails' | 'cardParams'>> {
  const tables = await motorTables(services);
  const today = istDateOf(services.now());
  const desk = openDesk(services);
  const facts = insurerFacts();
  const thirdParty = currentOf(tables.thirdParty, today);
  return {
    sale: desk === null ? 'reference' : 'quotes',
    licence: desk === null ? null : { ...desk.licence },
    bonusSteps: [...(currentOf(tables.noClaimBonus, today)?.steps ?? [])],
    tariff: {
      from: thirdParty?.from ?? null,
      sources: [...(thirdParty?.source ?? [])],
      gst: currentOf(tables.gst, today)?.rate ?? 0,
      rows: (thirdParty?.classes ?? []).flatMap(({ vehicle, power, bands }) =>
        bands.map(({ upTo, oneYear }, place) => ({
          ...{ vehicle, power, upTo, oneYear },
          over: bands[place - 1]?.upTo ?? 0,
        })),
      ),
    },
    insurers: {
      asOf: facts.asOf,
      sources: [...facts.sources],
      rows: facts.insurers.map((one) => ({ ...one })),
    },
  };
}
