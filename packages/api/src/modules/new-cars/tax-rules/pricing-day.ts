import type { TaxRules } from '@pahiya/domain/new-cars/on-road-price';
import { rulesOfDay } from '@pahiya/domain/new-cars/tax-rules/tax-rules';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { carContent } from '../content/car-content.ts';
import { selectRules } from './rule-repository.ts';

/** A day with the rules that prices are computed by on it. */
export type PricingDay = { readonly today: IstDate; readonly rules: TaxRules };

type Needs = Pick<Services, 'sql' | 'now' | 'content'>;

/** One set of rules a process. */
const days = new WeakMap<Services['sql'], { key: string; readonly day: Promise<PricingDay> }>();

/** Today with its rules: read again when the catalogue has changed, and on a new day. */
export async function pricingDay({ sql, now, content }: Needs): Promise<PricingDay> {
  const today = istDateOf(now());
  // Read before the rules: a change that commits meanwhile counts as the next one.
  const key = `${(await content.versions()).get(carContent) ?? 0} ${today}`;
  const known = days.get(sql);
  if (known?.key === key) return known.day;
  const day = selectRules(sql).then((saved) => ({
    today,
    rules: rulesOfDay(
      saved.map(({ rule }) => rule),
      today,
    ),
  }));
  const mine = { key, day };
  days.set(sql, mine);
  day.catch(() => {
    if (days.get(sql) === mine) days.delete(sql);
  });
  return day;
}
