import type { InsuranceDesk } from '@pahiya/domain/insurance/ports';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';

export const noQuotes: Refusal = {
  code: 'insurance/no-quotes',
  detail: 'This installation shows prices by the tariff and no quotes of insurers.',
};

export const quoteOver: Refusal = {
  code: 'insurance/quote-over',
  detail: 'The request is over or belongs to another account. Ask for new quotes.',
};

/** The insurers while the licence to show their quotes runs; null otherwise. */
export function openDesk({
  insuranceDesk,
  now,
}: Pick<Services, 'insuranceDesk' | 'now'>): InsuranceDesk | null {
  if (insuranceDesk === null) return null;
  return insuranceDesk.licence.validUntil < istDateOf(now()) ? null : insuranceDesk;
}
