import type { Refusal } from '../../http/refusal.ts';

/** For a vehicle of which the source has nothing. */
export const noRecord: Refusal = {
  code: 'service-history/no-record',
  detail: 'The source has no service records for this vehicle, so nothing is charged.',
};

/** For an order whose report is awaited, was refunded, or has been erased. */
export const notReady: Refusal = {
  code: 'service-history/not-ready',
  detail: 'This report cannot be opened. The order page shows why.',
};
