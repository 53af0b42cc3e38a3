import type { SettlementType } from '@pahiya/domain/challans/quote';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import type { GatewayForm } from '../../../parts/payment/gateway-form.ts';

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
