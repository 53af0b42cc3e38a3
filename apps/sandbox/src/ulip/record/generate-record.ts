import type { Mark } from '@pahiya/domain/registration/vehicle-number';
import {
  addDays,
  addYears,
  earlierOf,
  type IstDate,
  partsOf,
} from '@pahiya/domain/shared/ist-date';
import {
  chooseVehicle,
  NCR_BS4_SINCE,
  possibleTrouble,
  type VehicleChoice,
} from './choose-vehicle.ts';
import { type Draws, drawsFor } from './draws.ts';
import { normTextOn } from './norm.ts';
import { type Office, officeOfMark } from './office.ts';
import {
  endingOfInsurance,
  insuranceEnds,
  type PaperedVehicle,
  pucEnd,
  registrationEnd,
  taxEnd,
} from './recurring-dates.ts';
import { registrationPeriod } from './registration-period.ts';
import { fuelText, specificationOf } from './specification.ts';
import { type Trouble, troubleOf } from './trouble.ts';
import type { InsuredRecord, VehicleKind } from './vahan-record.ts';
import { kindOfMark } from './vehicle-kind.ts';
import { BLOCKS, FINANCIERS, INSURERS, maskedName } from './words.ts';

/** Letters and digits of chassis and engine numbers (I, O and Q are not used in either). */
const IDENTIFIER = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** Record of any registrable number, derived from the number alone: the same vehicle on every machine. Only the
 * expiry dates of recurring documents (insurance, PUC, transport fitness) move with `today`, from anniversary to
 * anniversary, to keep the record plausible. */
export function generateRecord(mark: Mark, today: IstDate): InsuredRecord {
  const draws = drawsFor(mark.vehicleNumber);
  const office = officeOfMark(mark, draws);
  const { kind, isElectric } = kindOfMark(mark, draws);
  const period = registrationPeriod(mark, today);
  const trouble = possibleTrouble(troubleOf(draws, office.isNcr), period, isElectric);
  const mayBeOld = !office.isNcr || mark.kind === 'vintage' || mark.kind === 'pre-1989';
  const vehicle = chooseVehicle({ draws, period, kind, isElectric, trouble, mayBeOld });
  return writeRecord({ mark, draws, office, trouble, today, ...vehicle });
}

function writeRecord(
  given: VehicleChoice & {
    mark: Mark;
    draws: Draws;
    office: Office;
    trouble: Trouble | null;
    today: IstDate;
  },
): InsuredRecord {
  const { mark, draws, office, trouble, today, kind, choice, registeredOn } = given;
  const isTransport = kind !== 'car' && kind !== 'two-wheeler';
  const normText = normTextOn(registeredOn, kind, choice.fuel, office.isNcr);
  const isOverAge = office.isNcr && registeredOn < NCR_BS4_SINCE;
  const lastDay = lastDayOfLife({
    isScrapped: trouble === 'scrapped',
    isOverAge,
    registeredOn,
    draws,
    today,
  });
  const vehicle: PaperedVehicle = { kind, fuel: choice.fuel, normText, registeredOn, day: lastDay };
  const registrationUpto = registrationEnd(vehicle, isTransport);
  const pucUpto = pucEnd(vehicle, draws, trouble === 'puc-expired');
  const serial = (purpose: string, length: number) => draws.text(purpose, length, '0123456789');
  return {
    vehicleNumber: mark.vehicleNumber,
    kind,
    fuel: choice.fuel,
    registeredOn,
    registrationUpto,
    fitnessUpto: registrationUpto,
    manufactured: manufacturedBefore(registeredOn, draws),
    ...people(draws, registeredOn, office),
    ...specificationOf(kind, choice, draws),
    chassis: `MA${draws.text('chassis', 10, IDENTIFIER)}${serial('chassis/serial', 5)}`,
    engine: `${draws.text('engine', 4, IDENTIFIER)}${serial('engine/serial', 7)}`,
    fuelText: fuelText(choice.fuel, registeredOn),
    normText,
    tax: taxEnd(vehicle, isTransport, mark.kind === 'bharat'),
    financier: trouble === 'hypothecated' ? draws.pick('financier', FINANCIERS) : null,
    insurer: draws.pick('insurer', INSURERS),
    policyNumber: `${serial('policy', 4)}/${serial('policy/b', 8)}/00`,
    ...(endingOfInsurance(mark.vehicleNumber, lastDay) ??
      insuranceEnds(vehicle, draws, trouble === 'insurance-expired')),
    puc:
      pucUpto === null
        ? null
        : { number: `${office.stateCode}${serial('puc', 13)}`, upto: pucUpto },
    permit: isTransport ? permitOf(kind, draws, registeredOn, registrationUpto, office) : null,
    registeredAt: `${office.name.toUpperCase()}, ${office.stateName}`,
    stateCode: office.stateCode,
    officeNumber: office.number,
    status:
      trouble === 'noc-issued' ? 'NOC ISSUED' : trouble === 'scrapped' ? 'SCRAPPED' : 'ACTIVE',
    statusAsOn: today,
    blacklist: trouble === 'blacklisted' ? draws.pick('block', BLOCKS) : null,
    noc:
      trouble === 'noc-issued'
        ? `NOC ISSUED FOR ${draws.pick('noc/to', ['HARYANA', 'RAJASTHAN', 'KARNATAKA', 'BIHAR'])}`
        : null,
  };
}

/** Date of the last renewal of the documents: today, unless the vehicle was taken off the road before. */
function lastDayOfLife(life: {
  isScrapped: boolean;
  isOverAge: boolean;
  registeredOn: IstDate;
  draws: Draws;
  today: IstDate;
}): IstDate {
  const { registeredOn, today } = life;
  if (life.isScrapped) {
    return earlierOf(
      today,
      addDays(addYears(registeredOn, 11), life.draws.between('scrapped', 0, 350)),
    );
  }
  // An old vehicle cannot be renewed in NCR: its documents end with the first fifteen years.
  return life.isOverAge ? earlierOf(today, addDays(addYears(registeredOn, 15), -1)) : today;
}

function manufacturedBefore(registeredOn: IstDate, draws: Draws): { month: number; year: number } {
  const { year, month } = partsOf(addDays(registeredOn, -draws.between('manufactured', 15, 120)));
  return { year, month };
}

function people(draws: Draws, registeredOn: IstDate, office: Office) {
  const name = (who: string) =>
    maskedName(
      (purpose, alphabet) => draws.text(`${who}/${purpose}`, 1, alphabet),
      [draws.between(`${who}/stars`, 2, 4), draws.between(`${who}/stars/b`, 2, 5)],
    );
  const mayHaveBeenSold = registeredOn < '2022-01-01';
  return {
    ownerName: name('owner'),
    fatherName: name('father'),
    ownerSerial: mayHaveBeenSold ? draws.pick('owner/serial', [1, 1, 1, 1, 2, 2, 3]) : 1,
    address: `${draws.between('house', 1, 9)}**, ${draws.text('street', 1, 'BGMNS')}*****, ${office.stateName}`,
    mobile: `9${draws.text('mobile', 1, '0123456789')}******${draws.text('mobile/end', 2, '0123456789')}`,
  };
}

function permitOf(
  kind: VehicleKind,
  draws: Draws,
  registeredOn: IstDate,
  upto: IstDate,
  office: Office,
) {
  const type = {
    goods: 'Goods Permit',
    taxi: 'Contract Carriage Permit',
    auto: 'Contract Carriage Permit',
    bus: 'Stage Carriage Permit',
  }[kind as 'goods' | 'taxi' | 'auto' | 'bus'];
  return {
    number: `${office.stateCode}/${partsOf(registeredOn).year}/${draws.text('permit', 5, '0123456789')}`,
    type,
    issuedOn: registeredOn,
    upto,
  };
}
