import type { Answer } from '@pahiya/api-client/api-client';
import type { SettlementType } from '@pahiya/domain/challans/quote';
import type { PageFailure } from '../../page-parts/page-failure.ts';

/** The form that takes the browser to the gateway, and what it is for. Amount in paise. */
export type GatewayForm = {
  readonly kind: 'gateway';
  readonly orderId: string;
  readonly total: number;
  readonly checkout: NonNullable<Answer<'updateChallanStage'>['checkout']>;
};

/** What came of the press on "Pay". */
export type CheckoutOutcome =
  | GatewayForm
  /** Neither standard nor express was chosen. */
  | { readonly kind: 'missing' }
  /** An authority changed an amount since the person saw it; `before` in paise. */
  | {
      readonly kind: 'changed';
      readonly settlementType: SettlementType;
      readonly before: number;
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
