import type { Refusal } from '../../../http/refusal.ts';

/** For a bank that is not among those of the bill-payment system. */
export function unknownBank(path: string): Refusal {
  const message = 'Choose a bank of the list.';
  return { code: 'fastag/unknown-bank', detail: message, errors: [{ path, message }] };
}

/** When neither the directory nor the bank can be asked. */
export const fastagUnavailable: Refusal = {
  code: 'fastag/source-unavailable',
  detail: 'The FASTag service is unavailable. Try again in a few minutes.',
  retryAfterSeconds: 60,
};
