import type { OrderKindName } from '@pahiya/contracts/order-kinds';
import type { KindView } from '../view/kind-view.ts';
import type { OrderAct } from '../view/order-outcome.ts';
import { challanView } from './challan/challan-view.ts';
import { rechargeView } from './fastag-recharge/recharge-view.ts';
import { tagView } from './fastag-tag/tag-view.ts';
import { policyView } from './insurance-policy/policy-view.ts';
import { rtoServiceView } from './rto-service/rto-service-view.ts';
import { serviceReportView } from './service-report/service-report-view.ts';
import { reservationView } from './used-car-reservation/reservation-view.ts';

/** What each kind of orders shows of its own. A kind is one line here, and one in `kind-copies.ts`. */
const kindViews = {
  challan: challanView,
  'rto-service': rtoServiceView,
  'insurance-policy': policyView,
  'fastag-recharge': rechargeView,
  'service-report': serviceReportView,
  'fastag-tag': tagView,
  'used-car-reservation': reservationView,
} as const satisfies { readonly [Kind in OrderKindName]: { readonly kind: Kind } };

/** Kinds in the order of the filter. */
export const kindNames = Object.keys(kindViews) as readonly OrderKindName[];

/** The view of an order's kind. Its functions are only called with details of that kind. */
export function kindViewOf({ kind }: { readonly kind: OrderKindName }): KindView {
  return kindViews[kind] as unknown as KindView;
}

const acts: Readonly<Record<string, OrderAct>> = Object.assign(
  {},
  ...kindNames.map((kind) => kindViewOf({ kind }).acts),
);

/** Handles a form of a kind by its `intent`; null for none of theirs. */
export function actOf(intent: string): OrderAct | null {
  return Object.hasOwn(acts, intent) ? (acts[intent] ?? null) : null;
}
