import { paise, rupees } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import { toFetch, toPaymentReport } from './to-domain.ts';
import { billersWire, fetchWire, paymentWire } from './wire.ts';

const BILL = {
  bill_fetch_id: 'bill-1',
  customer_name: 'RAMESH KUMAR',
  min_amount: 10_000,
  max_amount: 970_000,
  additional_info: [
    { name: 'TAG STATUS', value: 'ACTIVE' },
    { name: 'Wallet Balance', value: '1,212.50' },
    { name: 'vehicle number', value: 'DL 8C AF 5030' },
  ],
};

describe('a bill', () => {
  test('never carries the whole name', () => {
    expect(tagOf({})).toMatchObject({ maskedName: 'R****H K***R' });
    expect(JSON.stringify(tagOf({}))).not.toContain('RAMESH');
  });

  test('is read by the names of its fields, in any case and order', () => {
    expect(tagOf({})).toMatchObject({
      balance: rupees(1212.5),
      vehicleNumber: 'DL8CAF5030',
      tagStatus: 'ACTIVE',
      maker: null,
      kyc: null,
    });
  });

  test.each([
    ['0.00', 0],
    ['-15.00', -1500],
    ['212.5', 21_250],
    ['Rs 212', null],
    ['2.999', null],
    ['NA', null],
    ['999999999999', null],
  ])('with the balance %s has %s paise', (value, balance) => {
    expect(tagOf({ additional_info: [{ name: 'Wallet Balance', value }] })).toMatchObject({
      balance,
    });
  });

  test('with no room left keeps its bounds, and one with a free recharge is impossible', () => {
    expect(tagOf({ max_amount: 5_000 })).toMatchObject({
      minAmount: rupees(100),
      maxAmount: rupees(50),
    });
    expect(tagOf({ min_amount: 0 })).toBeNull();
  });

  test.each([
    ['a fraction of a paisa', { max_amount: 100.5 }],
    ['a negative bound', { min_amount: -1 }],
    ['an absurd bound', { max_amount: 1e15 }],
    ['a name of a page', { customer_name: 'A'.repeat(10_000) }],
    ['a thousand fields', { additional_info: Array(1_000).fill({ name: 'a', value: 'b' }) }],
    ['no reference', { bill_fetch_id: '' }],
  ])('with %s is not as documented', (_, change) => {
    expect(parse(change).success).toBe(false);
  });
});

describe('a payment', () => {
  const payment = (change: object) =>
    paymentWire.safeParse({ payment: { ref_id: 'r-1', amount: 50_000, ...change } });

  test.each([
    [{ status: 'DONE' }],
    [{ status: 'SUCCESS' }],
    [{ status: 'SUCCESS', txn_ref: 'CC01', completed_at: 'yesterday' }],
    [{ status: 'SUCCESS', txn_ref: '<b>1</b>', completed_at: '2026-11-20T06:00:00Z' }],
    [{ status: 'FAILED' }],
  ])('as %o is not as documented', (change) => {
    expect(payment(change).success).toBe(false);
  });

  test('that failed passes on only codes, and an unknown class is not tried again', () => {
    const failed = {
      ref_id: 'r-1',
      amount: paise(50_000),
      status: 'FAILED',
      retry_class: 'MAYBE',
      reason: 'Wallet of RAMESH is full',
    } as const;
    expect(toPaymentReport(failed)).toEqual({
      state: 'failed',
      retry: 'non-retriable',
      reason: 'other',
    });
  });
});

test('a list of billers that is empty is one, and a biller without parameters is not', () => {
  expect(billersWire.safeParse({ billers: [] }).success).toBe(true);
  const biller = { biller_id: 'A', name: 'A', status: 'ACTIVE', min_amount: 1, max_amount: 2 };
  expect(billersWire.safeParse({ billers: [{ ...biller, customer_params: [] }] }).success).toBe(
    false,
  );
});

function parse(change: object) {
  return fetchWire.safeParse({ ref_id: 'r-1', status: 'SUCCESS', bill: { ...BILL, ...change } });
}

/** The tag of a changed bill; null where the bill is impossible. */
function tagOf(change: object) {
  const parsed = parse(change);
  if (!parsed.success || parsed.data.status === 'PENDING') throw new Error('not as documented');
  const read = toFetch(parsed.data);
  return read?.kind === 'found' ? read.tag : null;
}
