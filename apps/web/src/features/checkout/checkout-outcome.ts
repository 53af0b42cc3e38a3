import type { Answer } from '@pahiya/api-client/api-client';
import type { SettlementType } from '@pahiya/domain/challans/quote';
import type { PageFailure } from '../../page-parts/page-failure.ts';

/** The form that leads to the gateway. Amount in paise. */
export type GatewayForm = {
  readonly kind: 'gateway';
  readonly orderId: string;
  readonly total: number;
  readonly checkout: NonNullable<Answer<'updateChallanStage'>['checkout']>;
};

/** Result of pressing "Pay". */
export type CheckoutOutcome =
  | GatewayForm
  /** The price changed since the person saw it; `before` in paise. */
  | {
      readonly kind: 'changed';
      readonly settlementType: SettlementType;
      readonly before: number;
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
