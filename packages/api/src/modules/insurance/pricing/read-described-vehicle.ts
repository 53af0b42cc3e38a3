import type { InputOf } from '@pahiya/contracts/contract';
import type { validateNewVehicle } from '@pahiya/contracts/insurance/insurance-contracts';
import type { InsurableVehicle } from '@pahiya/domain/insurance/insurable-vehicle';
import { insuredValue, placeInBand, usualBand } from '@pahiya/domain/insurance/insured-value';
import type { MotorTables, VehiclePower } from '@pahiya/domain/insurance/motor-tables';
import {
  type NewVehicle,
  newVehicleRanges,
  readNewVehicle,
  type WrongNewVehicle,
} from '@pahiya/domain/insurance/new-vehicle';
import {
  type RegisteringPlace,
  registeringPlace,
} from '@pahiya/domain/insurance/registering-place';
import { toVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { formatNumber } from '@pahiya/domain/shared/format';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import { badField } from './premium-refusals.ts';

/** A new vehicle as it is priced. */
export type DescribedVehicle = {
  /** As described, its place by name. */
  readonly described: NewVehicle;
  readonly insurable: InsurableVehicle;
  readonly power: VehiclePower;
  readonly place: RegisteringPlace;
  /** The value by the rule. */
  readonly usualValue: Paise;
  /** What it is insured for: what was asked for, else the value by the rule. */
  readonly insuredValue: Paise;
};

type Body = InputOf<typeof validateNewVehicle>['body'];

/** Reads what a buyer says of a new vehicle. Refuses `request/bad-input` with the field. */
export function readDescribedVehicle(
  { newVehicle, insuredValue: asked }: Pick<Body, 'newVehicle' | 'insuredValue'>,
  { tables, today }: { readonly tables: MotorTables; readonly today: IstDate },
): Result<DescribedVehicle, Refusal> {
  const given = { ...newVehicle, invoicePrice: newVehicle.invoicePrice as Paise };
  const read = readNewVehicle(given);
  if (!read.ok) return err(badField(`newVehicle.${read.error.field}`, sentence(given, read.error)));
  if (toVehicleNumber(`${newVehicle.maker} ${newVehicle.model}`) !== null) {
    return err(badField('newVehicle.model', 'This is a vehicle number. Enter make and model.'));
  }
  const place = registeringPlace(newVehicle.place);
  if (place === null) {
    const words = 'Enter the code of the RTO, as MH 12, or the name of a larger city.';
    return err(badField('newVehicle.place', words));
  }
  const usual = insuredValue(given.invoicePrice, { ageMonths: 0, tables, on: today });
  if (usual === null) throw new Error('motor tables: no depreciation today');
  const isElectric = read.value.power.kind === 'motor';
  return ok({
    described: {
      ...given,
      cc: isElectric ? null : given.cc,
      kw: isElectric ? given.kw : null,
      place: place.name,
    },
    ...read.value,
    place,
    usualValue: usual,
    insuredValue: (asked as Paise | null) ?? usual,
  });
}

/** Why a new vehicle of a price is not insured for a value; null where it is. Insurers have bands of their own: they count
 * once one has answered. */
export function outsideUsualBand(
  { usualValue, insuredValue: value }: Pick<DescribedVehicle, 'usualValue' | 'insuredValue'>,
  { tables, today }: { readonly tables: MotorTables; readonly today: IstDate },
): Refusal | null {
  const band = usualBand(usualValue, { tables, on: today });
  if (band === null || placeInBand(value, band) === 'within') return null;
  const words = `At this price a new vehicle is insured for ${formatRupees(band.least)} to ${formatRupees(band.most)}.`;
  return badField('insuredValue', words);
}

function sentence({ vehicle }: NewVehicle, { field, reason }: WrongNewVehicle): string {
  if (field === 'fuel') return 'A two-wheeler runs on petrol, CNG or electricity.';
  const { least, most } = newVehicleRanges[vehicle][field];
  if (field === 'invoicePrice') {
    return `Enter the ex-showroom price, ${formatRupees(least as Paise)} to ${formatRupees(most as Paise)}.`;
  }
  const range = `${formatNumber(least)} to ${formatNumber(most)}`;
  if (field === 'seats') return `Enter the number of seats, ${range}.`;
  const what = field === 'cc' ? 'the engine size in cc' : 'the power of the motor in kW';
  return reason === 'missing' ? `Enter ${what}.` : `Enter ${what}, ${range}.`;
}
