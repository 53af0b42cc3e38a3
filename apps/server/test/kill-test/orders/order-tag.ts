import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { findRecord } from '@pahiya/sandbox/ulip/record/find-record';
import { sandboxAt } from '../../sandbox-control.ts';
import type { PayableOrder } from '../pay-order.ts';
import { type Buyer, pick, post, send, someVehicle } from '../person-calls.ts';

type Offer = { readonly price: { readonly total?: number } | null };
type Started = { readonly issue: { readonly issueId: string } };

/** Orders a new tag for a car without one; the bank refuses about one in three after the payment. Null also when a step
 * was lost with the server: a person would start again. */
export async function orderTag(buyer: Buyer): Promise<PayableOrder | null> {
  await setOutcome(buyer, pick(['approved', 'approved', 'refused']));
  const vehicleNumber = someVehicle('1010');
  const { price } = await post<Offer>(buyer, '/fastag/buy/checkout', { vehicleNumber });
  const started = await send<Started>(buyer, '/fastag/issue/check-user', { vehicleNumber });
  if (started === null || price?.total === undefined) return null;
  const { issueId } = started.issue;
  const otp = await sandboxAt(buyer.sandbox).otpOf(buyer.mobile);
  const person = { ...PERSON, identifierEnd: endOfChassis(vehicleNumber) };
  const steps: readonly [path: string, body: object][] = [
    ['verify-otp', { otp }],
    ['person', person],
    ['upload', { picture: 'rc-front', contentBase64: PICTURE }],
    ['upload', { picture: 'vehicle-front', contentBase64: PICTURE }],
  ];
  for (const [path, body] of steps) {
    const isTaken = await send(buyer, `/fastag/issue/${path}`, { issueId, ...body });
    if (isTaken === null) return null;
  }
  const order = { issueId, expectedTotal: price.total, address: ADDRESS };
  return (await send<{ order: PayableOrder }>(buyer, '/fastag/buy/order', order))?.order ?? null;
}

const PERSON = {
  name: 'Asha Verma',
  dateOfBirth: '1990-05-14',
  idKind: 'pan',
  idNumber: 'ABCDE1234F',
} as const;

const ADDRESS = {
  name: 'Asha Verma',
  line: '12 Park Street',
  city: 'New Delhi',
  stateCode: 'DL',
  pinCode: '110001',
} as const;

/** One pixel, PNG. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** As printed on the registration certificate, which the owner holds. */
function endOfChassis(vehicleNumber: string): string {
  const finding = findRecord(vehicleNumber, istDateOf(new Date()));
  if (finding.kind !== 'found') throw new Error(`no record of ${vehicleNumber}`);
  return finding.record.chassis.slice(-5);
}

async function setOutcome({ sandbox }: Buyer, outcome: string): Promise<void> {
  await fetch(`${sandbox}/control/tag-issuer`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
}
