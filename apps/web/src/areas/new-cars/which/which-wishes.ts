import {
  type CarFuel,
  carFuels,
  type DriveKind,
  driveKinds,
  type GearboxKind,
  gearboxKinds,
} from '@pahiya/domain/new-cars/car-facts';
import {
  type LeastKey,
  leastKeys,
  type VariantWishes,
} from '@pahiya/domain/new-cars/which-variant';

/** Fields of the address. */
export const whichFields = ['fuel', 'gearbox', 'drive', ...leastKeys] as const;

/** Reads what is wanted from the address; what is no choice or figure does not matter. */
export function readWishes(query: URLSearchParams): VariantWishes {
  const least = Object.fromEntries(
    leastKeys.flatMap((key): [LeastKey, number][] => {
      const text = query.get(key) ?? '';
      return /^\d{1,4}$/.test(text) && Number(text) > 0 ? [[key, Number(text)]] : [];
    }),
  );
  return {
    fuel: carFuels.find((one): one is CarFuel => one === query.get('fuel')),
    gearbox: gearboxKinds.find((one): one is GearboxKind => one === query.get('gearbox')),
    drive: driveKinds.find((one): one is DriveKind => one === query.get('drive')),
    least,
  };
}

/** Whether anything is wanted. */
export function hasWishes({ fuel, gearbox, drive, least = {} }: VariantWishes): boolean {
  return [fuel, gearbox, drive, ...Object.values(least)].some((wish) => wish !== undefined);
}
