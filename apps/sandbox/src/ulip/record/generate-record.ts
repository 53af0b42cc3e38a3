import type { Mark } from '@pahiya/domain/registration/vehicle-number';
import {
  addDays,
  addYears,
  daysBetween,
  earlierOf,
  type IstDate,
  partsOf,
} from '@pahiya/domain/shared/ist-date';
import { type Draws, drawsFor } from './draws.ts';
import { choicesIn, type ModelChoice } from './models.ts';
import { normTextOn } from './norm.ts';
import { type Office, officeOfMark } from './office.ts';
import {
  insuranceEnds,
  type PaperedVehicle,
  pucEnd,
  registrationEnd,
  taxEnd,
} from './recurring-dates.ts';
import { type Period, registrationPeriod } from './registration-period.ts';
import { type Trouble, troubleOf } from './trouble.ts';
import type { SandboxFuel, VahanRecord, VehicleKind } from './vahan-record.ts';
import { kindOfMark } from './vehicle-kind.ts';
import {
  BLOCKS,
  BODY_SIZES,
  COLOURS,
  FINANCIERS,
  goodsWords,
  INSURERS,
  KIND_WORDS,
  maskedName,
} from './words.ts';

/** Letters and digits of chassis and engine numbers (I, O and Q are not used in either). */
const IDENTIFIER = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** NCR met BS-IV on this day: a vehicle from before it is past its age limit there by now. */
const NCR_BS4_SINCE = '2010-04-01' as IstDate;

/**
 * The record of any registrable number, derived from the number alone: same number, same vehicle, on every
 * machine. Only the ends of recurring papers (cover, pollution certificate, transport fitness) move with
 * `today`, from anniversary to anniversary, so that a record stays plausible as days pass.
 */
export function generateRecord(mark: Mark, today: IstDate): VahanRecord {
  const draws = drawsFor(mark.vehicleNumber);
  const office = officeOfMark(mark, draws);
  const { kind, isElectric } = kindOfMark(mark, draws);
  const period = registrationPeriod(mark, today);
  const trouble = possibleTrouble(troubleOf(draws, office.isNcr), period, isElectric);
  const vehicle = chooseVehicle({ draws, period, kind, isElectric, trouble, isNcr: office.isNcr });
  return writeRecord({ mark, draws, office, trouble, today, ...vehicle });
}

/** A trouble that this mark cannot have is turned into one that it can: a loan. */
function possibleTrouble(
  trouble: Trouble | null,
  period: Period,
  isElectric: boolean,
): Trouble | null {
  if (trouble === null) return null;
  const latest: Partial<Record<Trouble, string>> = {
    'insurance-expired': '2025-06-01',
    'puc-expired': '2024-06-01',
    scrapped: '2013-12-31',
    'over-age-in-ncr': '2010-03-31',
  };
  if (isElectric && trouble !== 'insurance-expired') return 'hypothecated';
  return period.from <= (latest[trouble] ?? period.from) ? trouble : 'hypothecated';
}

type VehicleChoice = { kind: VehicleKind; choice: ModelChoice; registeredOn: IstDate };

function chooseVehicle(wish: {
  draws: Draws;
  period: Period;
  kind: VehicleKind;
  isElectric: boolean;
  trouble: Trouble | null;
  isNcr: boolean;
}): VehicleChoice {
  const { draws, trouble } = wish;
  const registeredOn = dayIn(narrowedPeriod(wish), draws);
  const { year } = partsOf(registeredOn);
  const fits = (choice: ModelChoice) => {
    const isElectric = choice.fuel === 'electric';
    if (wish.isElectric && !isElectric) return false;
    if (isElectric && (trouble === 'puc-expired' || trouble === 'scrapped')) return false;
    return true;
  };
  const wanted = choicesIn(wish.kind, year).filter(fits);
  // Nothing of the kind was sold that early (a lorry of 1965, an electric car of 2012): the nearest thing was.
  const kind = wanted.length > 0 ? wish.kind : 'car';
  const options = wanted.length > 0 ? wanted : choicesIn('car', year);
  const [first, ...rest] = options;
  if (first === undefined) throw new Error(`no model is known for ${year}`);
  return { kind, choice: draws.pick('model', [first, ...rest]), registeredOn };
}

function narrowedPeriod(wish: {
  period: Period;
  isElectric: boolean;
  trouble: Trouble | null;
  isNcr: boolean;
}): Period {
  let { from, to } = wish.period;
  const notAfter = (day: string) => {
    if (from <= day) to = earlierOf(to, day as IstDate);
  };
  const notBefore = (day: IstDate) => {
    if (day > from && day <= to) from = day;
  };
  if (wish.isElectric) notBefore('2021-01-01' as IstDate);
  if (wish.trouble === 'over-age-in-ncr') {
    notAfter('2010-03-31');
    notBefore('2000-04-01' as IstDate);
  } else if (wish.isNcr) notBefore(NCR_BS4_SINCE);
  if (wish.trouble === 'insurance-expired') notAfter('2025-06-01');
  if (wish.trouble === 'puc-expired') notAfter('2024-06-01');
  if (wish.trouble === 'scrapped') notAfter('2013-12-31');
  return { from, to };
}

/** Newer years are likelier, as on the road. */
function dayIn(period: Period, draws: Draws): IstDate {
  const span = daysBetween(period.from, period.to);
  return addDays(period.to, -Math.floor(draws.fraction('registered') ** 1.7 * (span + 1)));
}

function writeRecord(
  given: VehicleChoice & {
    mark: Mark;
    draws: Draws;
    office: Office;
    trouble: Trouble | null;
    today: IstDate;
  },
): VahanRecord {
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
    ...specification(kind, choice, draws),
    chassis: `MA${draws.text('chassis', 10, IDENTIFIER)}${serial('chassis/serial', 5)}`,
    engine: `${draws.text('engine', 4, IDENTIFIER)}${serial('engine/serial', 7)}`,
    fuelText: fuelText(choice.fuel, registeredOn),
    normText,
    tax: taxEnd(vehicle, isTransport, mark.kind === 'bharat'),
    financier: trouble === 'hypothecated' ? draws.pick('financier', FINANCIERS) : null,
    insurer: draws.pick('insurer', INSURERS),
    policyNumber: `${serial('policy', 4)}/${serial('policy/b', 8)}/00`,
    ...insuranceEnds(vehicle, draws, trouble === 'insurance-expired'),
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

/** The day on which the papers were last renewed: today, unless the vehicle left the road before. */
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
  // An old vehicle of NCR cannot be renewed there: its papers end with the first fifteen years.
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

function specification(kind: VehicleKind, choice: ModelChoice, draws: Draws) {
  const { model, cc } = choice;
  const [firstTrim = '', ...otherTrims] = model.trims;
  const trim = draws.pick('trim', [firstTrim, ...otherTrims]);
  const size = BODY_SIZES[model.body] ?? { unladenKg: 1_000, wheelbaseMm: 2_400, payloadKg: 400 };
  // Engines of lorries vary far more than their bodies' names: a bigger engine carries more.
  const scale = kind === 'goods' && cc > 0 ? Math.max(0.6, Math.min(2.2, cc / 1_700)) : 1;
  const unladenKg = Math.round((size.unladenKg * scale) / 5) * 5;
  const grossKg = unladenKg + Math.round((size.payloadKg * scale) / 5) * 5;
  return {
    ...(kind === 'goods' ? goodsWords(grossKg) : KIND_WORDS[kind]),
    maker: model.maker,
    model: trim === 'STD' ? model.name : `${model.name} ${trim}`,
    body: model.body,
    colour: draws.pick('colour', COLOURS),
    cc,
    cylinders: cylindersOf(cc),
    seats: model.seats,
    unladenKg,
    grossKg,
    wheelbaseMm: size.wheelbaseMm,
  };
}

function cylindersOf(cc: number): number {
  if (cc === 0) return 0;
  if (cc < 500) return 1;
  if (cc < 750) return 2;
  return cc < 1_010 ? 3 : 4;
}

function fuelText(fuel: SandboxFuel, registeredOn: IstDate): string {
  if (fuel === 'electric') return registeredOn < '2022-01-01' ? 'ELECTRIC(BOV)' : 'PURE EV';
  return { petrol: 'PETROL', diesel: 'DIESEL', cng: 'PETROL/CNG', hybrid: 'STRONG HYBRID EV' }[
    fuel
  ];
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
