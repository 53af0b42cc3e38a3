import { randomUUID } from 'node:crypto';
import { payOrder } from '@pahiya/contracts/orders/order-contracts';
import { serviceHistoryCheckout } from '@pahiya/contracts/service-history/service-history-contracts';
import type { ServiceHistory, Visit } from '@pahiya/domain/service-history/history';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { ok } from '@pahiya/domain/shared/result';
import { applyGatewayPayment } from '../src/modules/payments/apply-gateway-payment.ts';
import type { OrderTests } from './order-desk.ts';

const day = (text: string) => text as IstDate;
const visit = (id: string, on: string, km: number): Visit => ({
  id,
  on: day(on),
  km,
  kind: 'paid',
  workshop: 'Shakti Motors',
  city: 'Pune',
  work: ['Periodic service'],
  parts: ['Engine oil'],
  amount: null,
  source: 'WS',
});
/** Four visits, the last with a lower reading. */
export const exampleHistory: ServiceHistory = {
  vehicle: {
    make: 'HONDA',
    model: 'CITY',
    fuel: 'PETROL',
    registeredOn: day('2019-08-21'),
    segment: 'private-car',
  },
  sources: [
    { id: 'WS', name: 'Workshops', kind: 'workshop-network', answered: true },
    { id: 'INS', name: 'Insurers', kind: 'insurer-inspection', answered: false },
  ],
  visits: [
    visit('L1', '2020-08-20', 10_120),
    visit('L2', '2021-08-20', 21_480),
    visit('L3', '2022-08-20', 33_050),
    visit('L4', '2023-08-20', 18_400),
  ],
  clusterChangedOn: null,
  recallOpen: null,
};

/** A finished report that was bought for 293.82 rupees; returns the id of its order. */
export async function readyReport({ api, desk }: OrderTests): Promise<string> {
  api.histories.nextPreview = ok({ kind: 'some', visits: 4, newestOn: day('2023-08-20') });
  api.histories.nextStatus = ok({ state: 'ready', history: exampleHistory });
  const { data } = await desk.browser.call(serviceHistoryCheckout, {
    body: { vehicleNumber: 'MH12DE1433', purpose: 'buying', expectedTotal: 29_382 },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { orderId, quoteId } = data.order;
  const paying = await desk.browser.call(payOrder, { body: { orderId, quoteId } });
  const paid = api.gateway.pay(String(paying.data.checkout.fields.order_id));
  await applyGatewayPayment(api.services, paid);
  await desk.work();
  return orderId;
}
