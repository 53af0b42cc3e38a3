import type { AnswerOf } from '@pahiya/contracts/contract';
import type { vehicleTypes } from '@pahiya/contracts/insurance/insurance-contracts';

type VehicleType = AnswerOf<typeof vehicleTypes>['types'][number];

const priced: readonly VehicleType['code'][] = ['car', 'two-wheeler'];

const names: Readonly<Record<VehicleType['code'], VehicleType['name']>> = {
  car: { en: 'Car', hi: 'कार' },
  'two-wheeler': { en: 'Two-wheeler', hi: 'दोपहिया' },
  'three-wheeler': { en: 'Three-wheeler', hi: 'तिपहिया' },
  bus: { en: 'Bus', hi: 'बस' },
  goods: { en: 'Goods vehicle', hi: 'मालवाहक गाड़ी' },
  tractor: { en: 'Tractor', hi: 'ट्रैक्टर' },
  other: { en: 'Other vehicle', hi: 'दूसरी गाड़ी' },
};

/** Kinds of vehicles as a record tells them, and whether they are priced here. */
export function listVehicleTypes(): VehicleType[] {
  return (Object.keys(names) as VehicleType['code'][]).map((code) => ({
    ...{ code, name: names[code] },
    isPriced: priced.includes(code),
  }));
}
