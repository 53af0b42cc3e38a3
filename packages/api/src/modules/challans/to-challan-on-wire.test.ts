import { exampleChallan } from '@pahiya/domain/challans/example-challan';
import { defaultFees } from '@pahiya/domain/challans/quote';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { expect, test } from 'vitest';
import { toChallanOnWire } from './to-challan-on-wire.ts';

const challan = exampleChallan();
const order = {
  orderId: '0198b7ff-93c0-7c7f-b5b6-7b9a54f0d201',
  userId: 'u',
  isPaid: false,
  isYielding: false,
};

function onWire(changes: Partial<typeof challan>, held: typeof order | null) {
  return toChallanOnWire(
    { ...challan, ...changes },
    {
      today: '2026-11-21' as IstDate,
      isRevealed: false,
      isPaused: false,
      fees: defaultFees,
      failed: new Set(),
      discoveryId: 'd',
      openOrders: new Map(held === null ? [] : [[challan.challanNumber, held]]),
      viewerId: 'u',
    },
  );
}

test('an unpaid challan keeps its deadline, also in an unpaid order', () => {
  expect(onWire({}, null).deadline).not.toBeNull();
  expect(onWire({}, order)).toMatchObject({ payability: { reason: 'in-open-order' } });
  expect(onWire({}, order).deadline).not.toBeNull();
});

test.each([
  ['paid in an order here', {}, { ...order, isPaid: true, isYielding: false }, 'in-paid-order'],
  ['paid at the authority, record not updated', { receiptNumber: 'R1' }, null, 'reconciling'],
])('a challan %s has no deadline to pay by', (_, changes, held, reason) => {
  expect(onWire(changes, held)).toMatchObject({ deadline: null, payability: { reason } });
});
