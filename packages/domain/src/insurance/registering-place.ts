import { allCities } from '../places/cities.ts';
import { findOffice, normaliseOfficeCode } from '../places/rto-offices.ts';
import type { TariffZone } from './motor-tables.ts';

/** Where a new vehicle will be registered, for its tariff zone. */
export type RegisteringPlace = {
  /** Plate code of the office as written on plates, or the name of the city. */
  readonly name: string;
  readonly zone: TariffZone;
};

/** The place that a person types: the plate code of an office (`MH 12`), or the name, in either language, or a former
 * name of a city. Null for one that is not known. Rule id: NEW-VEHICLE. */
export function registeringPlace(typed: string): RegisteringPlace | null {
  const code = normaliseOfficeCode(typed);
  const office = code === null ? null : findOffice(code);
  if (office !== null) {
    // A code that no office was given is no place.
    const { office: name, motorZone } = office;
    return name === null ? null : { name: office.code, zone: motorZone };
  }
  const wanted = plain(typed);
  const city = allCities.find(({ name, nameHindi, aliases }) =>
    [name, nameHindi, ...aliases].some((one) => plain(one) === wanted),
  );
  return city === undefined ? null : { name: city.name, zone: city.motorZone };
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
