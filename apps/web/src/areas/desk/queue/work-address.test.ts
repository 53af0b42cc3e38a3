import { exampleQueueRow } from '@pahiya/contracts/operators/desk-examples';
import { expect, test } from 'vitest';
import { foundAddress, workAddress } from './work-address.ts';

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
  ['contact-erasure', 'owed', `/desk/partners#f-${exampleQueueRow.kind}`],
  ['car-inspection', 'booked', `/desk/inspections#i-${itemId}`],
  ['car-inspection', 'submitted', `/desk/inspections/${itemId}`],
])(
  'work without an order (%s, %s) leads to the page that acts on it',
  (orderKind, state, address) => {
    const row = { ...exampleQueueRow, orderId: null, publicId: 'bkmptwxz', orderKind, state };
    expect(workAddress(row)).toBe(address);
  },
);

test.each([
  ['used-car-listing', 'sold', '/used-cars/india/bkmptwxz'],
  ['used-car-listing', 'removed', null],
  ['car-sale', 'transferred', `/desk/sales?sale=${itemId}`],
  ['car-sale', 'withdrawn', null],
  ['car-inspection', 'passed', `/desk/inspections/${itemId}`],
  ['car-inspection', 'cancelled', null],
])('what has ended (%s, %s) has the page that shows it, or none', (orderKind, state, address) => {
  const found = { ...exampleQueueRow, publicId: 'bkmptwxz', orderKind, state };
  expect(foundAddress({ ...found, isOpen: false })).toBe(address);
});
