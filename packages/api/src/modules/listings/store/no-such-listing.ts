import type { Refusal } from '../../../http/refusal.ts';

export const noSuchListing: Refusal = {
  code: 'used-car/not-found',
  detail: 'There is no such car for sale.',
};
