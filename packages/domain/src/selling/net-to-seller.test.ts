import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Paise, paise, rupees, sumPaise } from '../shared/money.ts';
import { netToSeller } from './net-to-seller.ts';

const charge = { charge: rupees(5_000), gst: rupees(900) };
const none = paise(0);

describe('the net amount', () => {
  test.each([
    ['a clear car', rupees(480_300), none, none, rupees(474_400)],
    ['a loan', rupees(480_300), rupees(112_450), none, rupees(361_950)],
    ['challans', rupees(480_300), none, rupees(1_500), rupees(472_900)],
    ['a loan and challans', rupees(480_300), rupees(112_450), rupees(1_500), rupees(360_450)],
    ['a loan with paise', rupees(300_000), paise(10_000_050), none, paise(19_409_950)],
    ['a bid that is used up', rupees(105_900), rupees(100_000), none, none],
  ])('of %s is exact', (_case, bid, loan, challans, net) => {
    const result = netToSeller({ bid, loan, challans, ...charge });
    expect(result).toMatchObject({ kind: 'net', net });
    if (result.kind === 'net') expect(sumPaise(result.lines.map(({ amount }) => amount))).toBe(net);
  });

  test('is not known without the loan or the challans: they are not zero', () => {
    const bid = rupees(100_000);
    expect(netToSeller({ bid, loan: null, challans: none, ...charge })).toEqual({
      kind: 'unknown',
      what: 'loan',
    });
    expect(netToSeller({ bid, loan: none, challans: null, ...charge })).toEqual({
      kind: 'unknown',
      what: 'challans',
    });
  });

  test('says what is missing where the bid does not cover the loan', () => {
    expect(
      netToSeller({ bid: rupees(100_000), loan: rupees(120_000), challans: none, ...charge }),
    ).toMatchObject({ kind: 'short', missing: rupees(25_900) });
  });

  test('and everything taken off add up to the bid', () => {
    const amount = fc.integer({ min: 0, max: 1e10 }).map((one): Paise => paise(one));
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, (bid, loan, challans, fee, gst) => {
        const result = netToSeller({ bid, loan, challans, charge: fee, gst });
        const taken = loan + challans + fee + gst;
        if (result.kind === 'net') expect(result.net + taken).toBe(bid);
        else expect(result).toMatchObject({ kind: 'short', missing: taken - bid });
      }),
    );
  });
});
