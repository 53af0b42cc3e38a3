import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import type { GatewayForm } from '../../../parts/payment/gateway-form.ts';

/** Result of a form of the page. */
export type ReserveOutcome =
  | GatewayForm
  /** The token is no longer the one that was shown. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly failure: PageFailure };
