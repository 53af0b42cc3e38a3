import { randomUUID } from 'node:crypto';
import type { Person } from '../challans/seed-searches.ts';

const vehicleNumber = 'DL8CAF5030';

type Order = { readonly order: { readonly orderId: string } };

/** Orders a service-history report as a person does; returns the order's id. */
export async function orderServiceReport(address: string, person: Person): Promise<string> {
  const checked = await call<{ price: { total: number } }>(address, person, {
    path: `/service-history/pre-check?${new URLSearchParams({ vehicleNumber })}`,
  });
  const { order } = await call<Order>(address, person, {
    path: '/service-history/checkout',
    body: { vehicleNumber, purpose: 'own', expectedTotal: checked.price.total },
  });
  return order.orderId;
}

/** Orders a recharge as a person does; returns the order's id. */
export async function orderRecharge(address: string, person: Person): Promise<string> {
  const { bank } = await call<{ bank: { billerId: string } }>(address, person, {
    path: `/fastag/recharge/checkVehicleEligiblity?${new URLSearchParams({ vehicleNumber })}`,
  });
  const { orderId } = await call<{ orderId: string }>(address, person, {
    path: '/fastag/recharge/recharge',
    body: { vehicleNumber, billerId: bank.billerId, amount: 50_000, isConfirmed: true },
  });
  return orderId;
}

/** Orders the transfer of a car as a person does; returns the order's id. */
export async function orderRtoWork(address: string, person: Person): Promise<string> {
  const work = { serviceId: 'transfer-of-ownership', stateCode: 'DL', vehicleClass: 'lmv-private' };
  const { total } = await call<{ total: number }>(address, person, {
    path: `/rtoServices/price?${new URLSearchParams(work)}`,
  });
  const { orderId } = await call<{ orderId: string }>(address, person, {
    path: '/rtoServices/order/create',
    body: { ...work, vehicleNumber, expectedTotal: total },
  });
  return orderId;
}

async function call<Data>(
  address: string,
  { cookie }: Person,
  { path, body }: { readonly path: string; readonly body?: object },
): Promise<Data> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${address}/api/v1/web${path}`, {
    ...sent,
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}
