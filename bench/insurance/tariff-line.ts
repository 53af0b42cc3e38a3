import { noExtras } from '@pahiya/domain/insurance/cover-extras';
import type { InsurableVehicle } from '@pahiya/domain/insurance/insurable-vehicle';
import { shippedMotorTables as tables } from '@pahiya/domain/insurance/motor-tables';
import { type PremiumAnswers, referencePremium } from '@pahiya/domain/insurance/reference-premium';
import { type IstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { rupees } from '@pahiya/domain/shared/money';
import { perSecond } from '../challans/challan-bench.ts';
import type { Line } from '../report.ts';

const today = parseIstDate('2026-11-28') as IstDate;
const covers = ['package', 'third-party'] as const;
const bonuses = [0, 20_000, 25_000, 35_000, 45_000, 50_000] as const;

/** Quotes by the tariff a second on one thread, each with every line, with the bonus and without it, and with the prices
 * of all add-ons. Reported only; about 20,000 are expected. */
export function tariffLine(seconds: number): Line {
  const asked = Array.from({ length: 1_000 }, (_, place) => quoteOf(place));
  const round = () => {
    for (const { vehicle, answers } of asked) {
      const priced = referencePremium(vehicle, answers, { zone: 'A', tables, today });
      if (!priced.ok) throw new Error(`not priced: ${JSON.stringify(priced.error)}`);
    }
  };
  round();
  const began = performance.now();
  let rounds = 0;
  while (performance.now() - began < seconds * 1_000) {
    round();
    rounds += 1;
  }
  const rate = (rounds * asked.length * 1_000) / (performance.now() - began);
  return {
    measured: 'insurance quotes by the tariff, one thread',
    product: perSecond(rate),
    ...{ floor: '', ratio: null, wanted: 'about 20,000/s expected', isMet: null },
  };
}

function quoteOf(place: number): { vehicle: InsurableVehicle; answers: PremiumAnswers } {
  const years = place % 12;
  const isCar = place % 3 !== 0;
  return {
    vehicle: {
      ...{
        vehicle: isCar ? 'car' : 'two-wheeler',
        cc: isCar ? 900 + (place % 900) : 60 + (place % 400),
      },
      ...{ isElectric: false, isHybrid: place % 7 === 0, isGas: place % 11 === 0 },
      ...{ ageMonths: years * 12 + 3, years },
    },
    answers: {
      cover: covers[place % covers.length] ?? 'package',
      insuredValue: rupees(60_000 + place * 700),
      ...{
        kw: null,
        cc: null,
        ownerChanged: false,
        certificateOn: null,
        noOwnerDriver: null,
        addOns: [],
      },
      ...{ lastBonus: bonuses[place % bonuses.length] ?? 0, hadClaim: place % 5 === 0 },
      ...{ ownDamageUntil: '2026-12-10' as IstDate, extras: noExtras },
    },
  };
}
