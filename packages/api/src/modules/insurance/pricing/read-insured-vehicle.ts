import type { AnswerOf } from '@pahiya/contracts/contract';
import type { insuranceVehicleDetails } from '@pahiya/contracts/insurance/insurance-contracts';
import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import { type CoverState, coverStates } from '@pahiya/domain/insurance/cover-state';
import {
  type InsurableVehicle,
  insurableVehicle,
} from '@pahiya/domain/insurance/insurable-vehicle';
import type { TariffZone } from '@pahiya/domain/insurance/motor-tables';
import type { RenewalCover } from '@pahiya/domain/insurance/reference-premium';
import { findOffice } from '@pahiya/domain/places/rto-offices';
import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { type LookupRequest, lookUpVehicle } from '../../vehicle/look-up-vehicle.ts';
import { choicesOnWire } from './extras-on-wire.ts';

/** A vehicle with its covers, and what can be priced for it. */
export type InsuredVehicleRead = {
  readonly onWire: AnswerOf<typeof insuranceVehicleDetails>;
  readonly covers: readonly CoverState[];
  /** Null where it is not priced here. */
  readonly insurable: InsurableVehicle | null;
  readonly offered: readonly RenewalCover[];
  readonly zone: TariffZone;
};

/** Reads the covers of a vehicle, as a look-up; refuses what a look-up refuses. */
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
  const covers = coverStates(record, today);
  const read = insurableVehicle(record, today);
  const insurable = typeof read === 'string' ? null : read;
  const offered = insurable === null ? [] : offeredCovers(covers);
  const office = answer.office.officeCode === null ? null : findOffice(answer.office.officeCode);
  const zone = office?.motorZone ?? 'B';
  return ok({
    covers,
    insurable,
    offered,
    zone,
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
        choices: choicesOnWire(insurable?.vehicle ?? null, today),
      },
    },
  });
}

/** Own damage alone is for a vehicle whose third-party cover runs. */
function offeredCovers(covers: readonly CoverState[]): readonly RenewalCover[] {
  const thirdParty = covers.find(({ kind }) => kind === 'third-party')?.state;
  const runs = thirdParty === 'running' || thirdParty === 'ending';
  return runs ? ['own-damage', 'package', 'third-party'] : ['package', 'third-party'];
}

function neededPower({ isElectric, cc }: InsurableVehicle): 'kw' | 'cc' | null {
  if (isElectric) return 'kw';
  return cc === null ? 'cc' : null;
}
