import file from '../../data/on-road-rules.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import { addMonths, type IstDate, isBefore } from '../shared/ist-date.ts';

/** Whether a price stated for the month of `asOf` is too old to compute anything from. Rule id: OLD-CAR-PRICE. */
export function isOldPrice(asOf: IstDate, today: IstDate): boolean {
  const months = currentOf(file.oldPriceMonths, today)?.months ?? 0;
  return isBefore(addMonths(asOf, months), today);
}
