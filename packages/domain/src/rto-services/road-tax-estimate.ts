import servicesFile from '../../data/rto-services.json' with { type: 'json' };
import { type Paise, paise, percentOf } from '../shared/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { bharatTax, type RoadTaxNote, roadTaxNote } from './road-tax.ts';

/** Fuels by which road tax differs. CNG and others count as petrol where the sources say nothing of them. */
export const taxFuels = ['petrol', 'diesel', 'electric'] as const;
export type TaxFuel = (typeof taxFuels)[number];

/** A private car as its tax depends on it. */
export type TaxedCar = { readonly price: Paise; readonly fuel: TaxFuel };

/** What a state's road tax on a private car comes to. `rate`: the state's rate is known, as old as the note says.
 * `range`: it is not, and only the span across all states can be told. */
export type RoadTaxEstimate = {
  readonly note: RoadTaxNote;
  /** Rate of a BH number for this car, in basis points, for two years at a time: the same everywhere. */
  readonly bharatBps: number;
} & (
  | { readonly kind: 'rate'; readonly bps: number; readonly tax: Paise }
  | {
      readonly kind: 'range';
      readonly leastBps: number;
      readonly mostBps: number;
      readonly least: Paise;
      readonly most: Paise;
    }
);

/** `bad-price`: below 10,000 rupees or above 10 crore. */
export type RoadTaxRefusal = 'road-tax/unknown-state' | 'road-tax/bad-price';

const leastPrice = paise(1_000_000);
const mostPrice = paise(10_000_000_000);

/** Road tax of a private car in a state, from its price. No rate of an electric car is known in any state's table: for
 * it only the span is told. Source: the state's note. Rule ids: ROAD-TAX, ROAD-TAX-BH. */
export function estimateRoadTax(
  stateCode: string,
  { price, fuel }: TaxedCar,
): Result<RoadTaxEstimate, RoadTaxRefusal> {
  const note = roadTaxNote(stateCode);
  if (note === null) return err('road-tax/unknown-state');
  if (price < leastPrice || price > mostPrice) return err('road-tax/bad-price');
  const bharatBps = bharatRate({ price, fuel });
  const band = note.bands.find(({ upToPaise }) => upToPaise === null || price <= upToPaise);
  if (band === undefined || fuel === 'electric') {
    const { leastBps, mostBps } = servicesFile.roadTax.general;
    const least = percentOf(price, leastBps, 'half-up');
    const most = percentOf(price, mostBps, 'half-up');
    return ok({ kind: 'range', note, bharatBps, leastBps, mostBps, least, most });
  }
  const bps = fuel === 'diesel' ? band.dieselBps : band.petrolBps;
  return ok({ kind: 'rate', note, bharatBps, bps, tax: percentOf(price, bps, 'half-up') });
}

/** Share of the price that a BH number pays, in basis points. The two-yearly sum is not computed: the rule gives the
 * rate, and how the portal spreads it over years is not in it. Rule id: ROAD-TAX-BH. */
function bharatRate({ price, fuel }: TaxedCar): number {
  const { bands, dieselMoreBps, electricLessBps } = bharatTax;
  const band = bands.find(({ upToPaise }) => upToPaise === null || price <= upToPaise);
  const bps = band?.bps ?? 0;
  if (fuel === 'diesel') return bps + dieselMoreBps;
  return fuel === 'electric' ? bps - electricLessBps : bps;
}
