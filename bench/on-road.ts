import { onRoadPrice, type PricedCar } from '@pahiya/domain/new-cars/on-road-price';
import { roadTaxStates } from '@pahiya/domain/rto-services/road-tax';
import { type IstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { rupees } from '@pahiya/domain/shared/money';
import type { Line } from './report.ts';

const day = parseIstDate('2026-11-24') as IstDate;
const fuels = ['petrol', 'diesel', 'cng', 'hybrid', 'electric'] as const;

/** On-road prices a second on one thread: every state, fuel and a thousand prices in turn. Reported only. */
export function onRoadLine(seconds: number): Line {
  const cars = Array.from(
    { length: 1000 },
    (_, place): PricedCar => ({
      exShowroom: rupees(300_000 + place * 4_000),
      fuel: fuels[place % fuels.length] ?? 'petrol',
      ...{ engineCc: 1197, motorKw: 100, lengthMm: 3995 },
    }),
  );
  const round = () => {
    for (const [place, car] of cars.entries()) {
      const stateCode = roadTaxStates[place % roadTaxStates.length] ?? 'DL';
      onRoadPrice(car, { stateCode, zone: 'A', owner: 'individual', withLoan: true }, day);
    }
  };
  round();
  const began = performance.now();
  let rounds = 0;
  while (performance.now() - began < seconds * 1000) {
    round();
    rounds += 1;
  }
  const perSecond = Math.round((rounds * cars.length * 1000) / (performance.now() - began));
  return {
    measured: 'on-road price of a car, one thread',
    product: `${perSecond.toLocaleString('en-IN')}/s`,
    floor: '',
    ratio: null,
    wanted: '',
    isMet: null,
  };
}
