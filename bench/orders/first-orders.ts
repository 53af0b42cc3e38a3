import type { Person } from '../challans/seed-searches.ts';
import { callAs } from './call-as.ts';

const vehicleNumber = 'DL8CAF5030';

type Order = { readonly order: { readonly orderId: string } };

/** Orders a service-history report as a person does; returns the order's id. */
export async function orderServiceReport(address: string, person: Person): Promise<string> {
  const checked = await callAs<{ price: { total: number } }>(address, person, {
    path: `/service-history/pre-check?${new URLSearchParams({ vehicleNumber })}`,
  });
  const { order } = await callAs<Order>(address, person, {
    path: '/service-history/checkout',
    body: { vehicleNumber, purpose: 'own', expectedTotal: checked.price.total },
  });
  return order.orderId;
}

/** Orders a recharge as a person does; returns the order's id. */
export async function orderRecharge(address: string, person: Person): Promise<string> {
  const { bank } = await callAs<{ bank: { billerId: string } }>(address, person, {
    path: `/fastag/recharge/checkVehicleEligiblity?${new URLSearchParams({ vehicleNumber })}`,
  });
  const { orderId } = await callAs<{ orderId: string }>(address, person, {
    path: '/fastag/recharge/recharge',
    body: { vehicleNumber, billerId: bank.billerId, amount: 50_000, isConfirmed: true },
  });
  return orderId;
}

/** Orders the transfer of a car as a person does; returns the order's id. */
export async function orderRtoWork(address: string, person: Person): Promise<string> {
  const work = { serviceId: 'transfer-of-ownership', stateCode: 'DL', vehicleClass: 'lmv-private' };
  const { total } = await callAs<{ total: number }>(address, person, {
    path: `/rtoServices/price?${new URLSearchParams(work)}`,
  });
  const { orderId } = await callAs<{ orderId: string }>(address, person, {
    path: '/rtoServices/order/create',
    body: { ...work, vehicleNumber, expectedTotal: total },
  });
  return orderId;
}
