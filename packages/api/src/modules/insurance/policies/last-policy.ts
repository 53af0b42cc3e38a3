import type { AnswerOf } from '@pahiya/contracts/contract';
import type { readQuotes } from '@pahiya/contracts/insurance/quote-contracts';
import type { Caller } from '../../../http/caller.ts';
import type { Services } from '../../../services.ts';
import type { QuoteRequest } from '../quotes/request-repository.ts';
import { findIssuedPolicies } from './issued-policies.ts';
import { billOf } from './policy-details.ts';

/** The newest policy of the caller for the vehicle and cover of a request, to compare with; null without one. */
export async function lastPolicyOf(
  { sql }: Pick<Services, 'sql'>,
  { vehicle, ask }: QuoteRequest,
  caller: Caller,
): Promise<AnswerOf<typeof readQuotes>['lastPolicy']> {
  if (caller.kind !== 'user') return null;
  const policies = await findIssuedPolicies(sql, caller.userId);
  const last = policies.find(
    (one) => one.vehicleNumber === vehicle.vehicleNumber && one.cover === ask.cover,
  );
  if (last === undefined) return null;
  const { insurerName: insurer, endsOn, total, priced } = last;
  return {
    insurer,
    endsOn,
    total,
    insuredValue: priced?.insuredValue ?? null,
    bill: billOf(priced),
  };
}
