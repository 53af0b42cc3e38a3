import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import type { GatewayForm } from '../../../parts/payment/gateway-form.ts';

/** Result of pressing "Pay". */
export type BuyOutcome =
  | GatewayForm
  | { readonly kind: 'purpose-missing' }
  /** The price is no longer the one that was shown. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
