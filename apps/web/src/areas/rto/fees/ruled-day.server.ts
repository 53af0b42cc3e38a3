import { rtoFeeRules } from '@pahiya/contracts/rto-services/rto-services-calls';
import type { TaxRules } from '@pahiya/domain/new-cars/on-road-price';
import { readTaxRules } from '@pahiya/domain/new-cars/tax-rules/read-tax-rules';
import { rulesOfDay } from '@pahiya/domain/new-cars/tax-rules/tax-rules';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { data } from 'react-router';
import type { PageTools } from '../../../frame/page/page-tools.ts';

/** A day with its taxes and fees. */
export type RuledDay = { readonly today: IstDate; readonly rules: TaxRules };

/** Today with its taxes and fees: those that operators imported in place of those that ship. Throws an error page when
 * they cannot be read, rather than showing sums that may be old. */
export async function ruledDay({
  api,
  today,
}: Pick<PageTools, 'api' | 'today'>): Promise<RuledDay> {
  const answer = await api.call(rtoFeeRules, {});
  if (!answer.ok) throw data(null, { status: 503 });
  const { rules, faults } = readTaxRules(answer.value.lines);
  if (faults.length > 0) throw new Error('a saved tax rule cannot be read again');
  return { today, rules: rulesOfDay(rules, today) };
}
