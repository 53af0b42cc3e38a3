import type { TaxRules } from '@pahiya/domain/new-cars/on-road-price';
import {
  rulesInForce,
  rulesOfDay,
  type TaxRule,
} from '@pahiya/domain/new-cars/tax-rules/tax-rules';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { motorTables, motorTariffContent } from '../../insurance/tariff/motor-tables.ts';
import { taxRuleContent } from './rule-content.ts';
import { selectRules } from './rule-repository.ts';

/** A day with the rules that prices are computed by on it. `imported`: those that replace what ships. */
export type PricingDay = {
  readonly today: IstDate;
  readonly rules: TaxRules;
  readonly imported: readonly TaxRule[];
};

type Needs = Pick<Services, 'sql' | 'now' | 'content'>;

async function readDay(needs: Pick<Needs, 'sql' | 'content'>, today: IstDate): Promise<PricingDay> {
  const [saved, motor] = await Promise.all([selectRules(needs.sql), motorTables(needs)]);
  const all = saved.map(({ rule }) => rule);
  return {
    today,
    rules: { ...rulesOfDay(all, today), motor },
    imported: rulesInForce(all, today),
  };
}

/** One set of rules a process. */
const days = new WeakMap<Services['sql'], { key: string; readonly day: Promise<PricingDay> }>();

/** Today with its rules: read again when one has changed, and on a new day. */
export async function pricingDay({ sql, now, content }: Needs): Promise<PricingDay> {
  const today = istDateOf(now());
  // Read before the rules: a change that commits meanwhile counts as the next one.
  const versions = await content.versions();
  const key = `${versions.get(taxRuleContent) ?? 0} ${versions.get(motorTariffContent) ?? 0} ${today}`;
  const known = days.get(sql);
  if (known?.key === key) return known.day;
  const day = readDay({ sql, content }, today);
  const mine = { key, day };
  days.set(sql, mine);
  day.catch(() => {
    if (days.get(sql) === mine) days.delete(sql);
  });
  return day;
}
