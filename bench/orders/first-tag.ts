import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { findRecord } from '@pahiya/sandbox/ulip/record/find-record';
import type { Person } from '../challans/seed-searches.ts';
import { sandboxOf } from '../challans/sources.ts';
import { callAs } from './call-as.ts';

/** A car without a tag. */
const vehicleNumber = 'DL8CAF1010';

/** One pixel, PNG. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Issue = { readonly issue: { readonly issueId: string } };
type Order = { readonly order: { readonly orderId: string } };

/** Orders a new tag as a person does, from the bank's OTP to the address; returns the order's id. */
export async function orderTag(address: string, person: Person): Promise<string> {
  const post = <Data>(path: string, body: object) =>
    callAs<Data>(address, person, { path: `/fastag/${path}`, body });
  const { price } = await post<{ price: { total: number } }>('buy/checkout', { vehicleNumber });
  const { issueId } = (await post<Issue>('issue/check-user', { vehicleNumber })).issue;
  const otp = await otpOf(await sandboxOf(address), person.mobile);
  await post('issue/verify-otp', { issueId, otp });
  await post('issue/person', {
    issueId,
    name: 'Asha Verma',
    dateOfBirth: '1990-05-14',
    idKind: 'pan',
    idNumber: 'ABCDE1234F',
    identifierEnd: endOfChassis(),
  });
  for (const side of ['rc-front', 'vehicle-front']) {
    await post('issue/upload', { issueId, picture: side, contentBase64: picture });
  }
  const { order } = await post<Order>('buy/order', {
    issueId,
    expectedTotal: price.total,
    address: {
      name: 'Asha Verma',
      line: '12 Park Street',
      city: 'New Delhi',
      stateCode: 'DL',
      pinCode: '110001',
    },
  });
  return order.orderId;
}

async function otpOf(sandbox: string, mobile: string): Promise<string> {
  type Inbox = { messages: { variables: { otp?: string } }[] };
  const answer = await fetch(`${sandbox}/inbox.json?mobile=${mobile}`);
  const { messages } = (await answer.json()) as Inbox;
  const otp = messages.map(({ variables }) => variables.otp).find((code) => code !== undefined);
  if (otp === undefined) throw new Error('the bank sent no OTP');
  return otp;
}

function endOfChassis(): string {
  const finding = findRecord(vehicleNumber, istDateOf(new Date()));
  if (finding.kind !== 'found') throw new Error(`no record of ${vehicleNumber}`);
  return finding.record.chassis.slice(-5);
}
