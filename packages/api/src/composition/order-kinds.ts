import { challanOrderKind } from '../modules/challan-orders/challan-order-kind.ts';
import { challanKind } from '../modules/challan-orders/store/challan-order.ts';
import { tagKind } from '../modules/fastag/issue/order-tag.ts';
import { tagOrderKind } from '../modules/fastag/issue/tag-order-kind.ts';
import { rechargeKind } from '../modules/fastag/recharge/recharge-kind.ts';
import { rechargeKindName } from '../modules/fastag/recharge/recharge-terms.ts';
import { policyKind } from '../modules/insurance/policies/policy-kind.ts';
import { policyKindName } from '../modules/insurance/policies/policy-terms.ts';
import { reservationKind } from '../modules/listings/reservations/reservation-kind.ts';
import { reservationKindName } from '../modules/listings/reservations/reservation-row.ts';
import { rtoOrderKind } from '../modules/rto-orders/rto-order-kind.ts';
import { rtoKind } from '../modules/rto-orders/store/rto-work.ts';
import { serviceReportKindName } from '../modules/service-history/report-terms.ts';
import { serviceReportKind } from '../modules/service-history/service-report-kind.ts';
import type { OrderKinds } from '../order-kind.ts';

/** The kinds of orders, by the name that is stored with them. A new kind is one line here. */
export const orderKinds: OrderKinds = {
  [challanKind]: challanOrderKind,
  [policyKindName]: policyKind,
  [rechargeKindName]: rechargeKind,
  [reservationKindName]: reservationKind,
  [serviceReportKindName]: serviceReportKind,
  [tagKind]: tagOrderKind,
  [rtoKind]: rtoOrderKind,
};
