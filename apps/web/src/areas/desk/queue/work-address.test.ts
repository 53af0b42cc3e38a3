import { exampleQueueRow } from '@pahiya/contracts/operators/desk-examples';
import { expect, test } from 'vitest';
import { workAddress } from './work-address.ts';

const { itemId } = exampleQueueRow;

test.each([
  ['challan', 'queued', `/desk/orders/${exampleQueueRow.orderId}#c-${itemId}`],
  ['rto-service', 'filed', `/desk/rto/${exampleQueueRow.orderId}`],
])('work on an order (%s) leads to its page', (orderKind, state, address) => {
  expect(workAddress({ ...exampleQueueRow, orderKind, state })).toBe(address);
});

test.each([
  ['used-car-listing', 'in-review', '/desk/listings#l-bkmptwxz'],
  ['car-sale', 'accepted', `/desk/sales#s-${itemId}`],
  ['car-inspection', 'booked', `/desk/inspections#i-${itemId}`],
  ['car-inspection', 'submitted', `/desk/inspections/${itemId}`],
])(
  'work without an order (%s, %s) leads to the page that acts on it',
  (orderKind, state, address) => {
    const row = { ...exampleQueueRow, orderId: null, publicId: 'bkmptwxz', orderKind, state };
    expect(workAddress(row)).toBe(address);
  },
);
