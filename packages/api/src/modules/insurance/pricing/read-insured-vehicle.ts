import type { AnswerOf } from '@pahiya/contracts/contract';
import type { insuranceVehicleDetails } from '@pahiya/contracts/insurance/insurance-contracts';
import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import { coverStates } from '@pahiya/domain/insurance/cover-state';
import { type HeldCover, heldCovers } from '@pahiya/domain/insurance/held-covers';
import {
  type InsurableVehicle,
  insurableVehicle,
} from '@pahiya/domain/insurance/insurable-vehicle';
import type { MotorTables, TariffZone } from '@pahiya/domain/insurance/motor-tables';
import { offeredCovers } from '@pahiya/domain/insurance/offered-covers';
import type { Cover } from '@pahiya/domain/insurance/rate-motor';
import { longTermYears } from '@pahiya/domain/insurance/third-party-premium';
import { findOffice } from '@pahiya/domain/places/rto-offices';
import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import { currentOf } from '@pahiya/domain/shared/dated';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { type LookupRequest, lookUpVehicle } from '../../vehicle/look-up-vehicle.ts';
import { findHeldPolicies } from '../held/held-policies.ts';
import { motorTables } from '../tariff/motor-tables.ts';
import { choicesOnWire } from './extras-on-wire.ts';

/** A vehicle with its covers, and what can be priced for it. */
export type InsuredVehicleRead = {
  readonly onWire: AnswerOf<typeof insuranceVehicleDetails>;
  readonly covers: readonly HeldCover[];
  /** Null where it is not priced here. */
  readonly insurable: InsurableVehicle | null;
  readonly offered: readonly Cover[];
  readonly zone: TariffZone;
  /** Lender with a charge on the vehicle. */
  readonly financier: string | null;
};

/** Reads the covers of a vehicle, as a look-up; to whoever bought a policy for it here that policy counts too. Refuses
 * what a look-up refuses. */
export async function readInsuredVehicle(
  services: Services,
  request: Omit<LookupRequest, 'purpose'>,
): Promise<Result<InsuredVehicleRead, Refusal>> {
  const looked = await lookUpVehicle(services, { ...request, purpose: 'insurance' });
  if (!looked.ok) return looked;
  // Written by the look-up itself, so not validated again.
  const answer = JSON.parse(looked.value.text) as VehicleAnswer;
  const record = answer.record as RcRecord;
  const today = istDateOf(services.now());
  const [tables, held] = await Promise.all([
    motorTables(services),
    request.caller.kind === 'user' ? findHeldPolicies(services, request.caller.userId) : null,
  ]);
  const policies = held?.get(answer.mark.vehicleNumber) ?? [];
  const covers = heldCovers(coverStates(record, today), policies, today);
  const read = insurableVehicle(record, today);
  const insurable = typeof read === 'string' ? null : read;
  const offered = insurable === null ? [] : offeredCovers(covers, insurable);
  const office = answer.office.officeCode === null ? null : findOffice(answer.office.officeCode);
  const zone = office?.motorZone ?? 'B';
  return ok({
    covers,
    insurable,
    offered,
    zone,
    financier: record.financier,
    onWire: {
      vehicleDetails: {
        vehicleNumber: answer.mark.vehicleNumber,
        display: answer.mark.display,
        maker: record.maker,
        model: record.model,
        registeredOn: record.registeredOn,
        insurer: record.insurance.insurer,
        covers: covers.map((cover) => ({ ...cover })),
        source: { name: answer.source.name, sandbox: answer.source.sandbox },
        fetchedAt: answer.fetchedAt,
        freshness: answer.freshness,
      },
      cardParams: {
        vehicle: insurable?.vehicle ?? null,
        notPriced: typeof read === 'string' ? read : null,
        offered: [...offered],
        needs: insurable === null ? null : neededPower(insurable),
        zone,
        isZoneAssumed: office === null,
        years: insurable?.years ?? null,
        longTermYears: insurable === null ? null : longTermOf(insurable, { tables, today }),
        choices: choicesOnWire(insurable?.vehicle ?? null, { tables, today }),
      },
    },
  });
}

function longTermOf(
  { vehicle, isElectric }: InsurableVehicle,
  { tables, today }: { readonly tables: MotorTables; readonly today: IstDate },
): number | null {
  return longTermYears(
    currentOf(tables.thirdParty, today),
    vehicle,
    isElectric ? 'motor' : 'engine',
  );
}

function neededPower({ isElectric, cc }: InsurableVehicle): 'kw' | 'cc' | null {
  if (isElectric) return 'kw';
  return cc === null ? 'cc' : null;
}
