import type { Answer } from '@pahiya/api-client/api-client';

/** The form that leads to the gateway. Amount in paise. */
export type GatewayForm = {
  readonly kind: 'gateway';
  readonly orderId: string;
  readonly total: number;
  readonly checkout: Answer<'payOrder'>['checkout'];
};
