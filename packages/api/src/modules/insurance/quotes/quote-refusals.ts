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

/** {@link quoteOver} of a call that names the request. */
export function requestOver(path: 'params.requestId' | 'query.quote'): Refusal {
  return { ...quoteOver, errors: [{ path, message: 'This request is over or is not yours.' }] };
}

/** Of an insurer that is not one of this installation, or does not have what is asked for. */
export function noSuchInsurer(path: 'query.insurer' | 'body.insurerId' | 'query.partner'): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: [{ path, message: 'This insurer was not asked for this cover.' }],
  };
}

/** The insurers while the licence to show their quotes runs; null otherwise. */
export function openDesk({
  insuranceDesk,
  now,
}: Pick<Services, 'insuranceDesk' | 'now'>): InsuranceDesk | null {
  if (insuranceDesk === null) return null;
  return insuranceDesk.licence.validUntil < istDateOf(now()) ? null : insuranceDesk;
}
