import type { SaleRow } from './sale-repository.ts';
import { findSellCity } from './sell-city.ts';

/** A sale in a list. */
export function toSaleRow({ saleId, state, vehicleNumber, car, city, cityId, startedAt }: SaleRow) {
  const names = findSellCity(cityId)?.names ?? { en: city, hi: city };
  return {
    saleId,
    state,
    vehicleNumber,
    car,
    city: names,
    startedAt: startedAt.toISOString(),
  };
}
