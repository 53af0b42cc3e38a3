import type { SaleState } from '@pahiya/domain/selling/sale-states';
import type { Tone } from '@pahiya/ui/tone';

/** Tones of the states of a sale. */
export const saleTones: Readonly<Record<SaleState, Tone>> = {
  draft: 'neutral',
  booked: 'sky',
  inspected: 'road',
  open: 'sky',
  unsold: 'amber',
  offered: 'amber',
  accepted: 'sky',
  funded: 'sky',
  'handed-over': 'sky',
  paid: 'road',
  transferred: 'road',
  declined: 'neutral',
  expired: 'neutral',
  'called-off': 'neutral',
  'not-for-sale': 'brick',
  withdrawn: 'neutral',
};
