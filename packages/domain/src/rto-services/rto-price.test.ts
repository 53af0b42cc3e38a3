import { expect, test } from 'vitest';
import { chargeOf, checkLines, linesOfItems } from '../orders/order-line.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { paise } from '../shared/money.ts';
import { vehicleFeeClasses } from './fee-rule.ts';
import {
  missingPapers,
  offerOf,
  partsReturned,
  requiredPapers,
  rtoLines,
  rtoPriceOf,
} from './rto-price.ts';
import { findRtoService, rtoServices } from './rto-services.ts';

const today = '2026-11-23' as IstDate;
const service = (id: string) => {
  const found = findRtoService(id);
  if (found === null) throw new Error(id);
  return found;
};
const car = { stateCode: 'DL', vehicleClass: 'lmv-private' } as const;
const ids = { 'service-fee': 'work', 'government-fee': 'fee' };

test('a car in Delhi: our fee, and the central fee of the service apart from it', () => {
  const price = rtoPriceOf(service('transfer-of-ownership'), car, today);
  expect(price).toMatchObject({
    ok: true,
    value: { governmentFee: 30_000, governmentFeeConfidence: 'high', fileWithinDays: 7 },
  });
});

test.each([
  ['noc', 'DL', 'rto-order/not-offered'],
  ['transfer-of-ownership', 'NL', 'rto-order/not-offered'],
  ['hypothecation-removal', 'DL', 'rto-order/fee-unknown'],
  ['address-change', 'MH', 'rto-order/fee-unknown'],
])('%s in %s has no fixed price: %s', (id, stateCode, code) => {
  expect(rtoPriceOf(service(id), { ...car, stateCode }, today)).toEqual({ ok: false, error: code });
});

test('a price holds from its first to its last day', () => {
  const row = {
    serviceId: 'duplicate-rc',
    states: ['DL'],
    feePaise: 50_000,
    fileWithinDays: 3,
    confidence: 'high',
  };
  const rows = [
    { ...row, from: '2026-11-01', until: '2026-11-23' },
    { ...row, feePaise: 60_000, from: '2026-11-24', until: null },
  ];
  const feeOn = (day: string) => {
    const price = rtoPriceOf(service('duplicate-rc'), car, day as IstDate, { rows });
    return price.ok ? price.value.serviceFee : price.error;
  };
  expect(feeOn('2026-10-31')).toBe('rto-order/not-offered');
  expect(feeOn('2026-11-23')).toBe(50_000);
  expect(feeOn('2026-11-24')).toBe(60_000);
  expect(offerOf(service('duplicate-rc'), '2026-10-31' as IstDate, { rows })).toBeNull();
});

test('every price there is has a certain government fee, and its lines add up and refund whole', () => {
  let priced = 0;
  for (const one of rtoServices) {
    for (const stateCode of offerOf(one, today)?.states ?? []) {
      for (const vehicleClass of vehicleFeeClasses) {
        const price = rtoPriceOf(one, { stateCode, vehicleClass }, today);
        if (!price.ok) continue;
        priced += 1;
        const lines = rtoLines(price.value, 1_800, ids);
        checkLines(lines);
        expect(['high', 'medium']).toContain(price.value.governmentFeeConfidence);
        expect(chargeOf(lines).passThrough).toBe(price.value.governmentFee);
        expect(chargeOf(linesOfItems(lines, new Set(['work', 'fee']), new Set())).total).toBe(
          chargeOf(lines).total,
        );
      }
    }
  }
  expect(priced).toBeGreaterThan(50);
});

test('a service with an uncertain government fee is offered for no class', () => {
  expect(offerOf(service('transfer-of-ownership'), today)?.classes).toContain('motorcycle');
  expect(offerOf(service('address-change'), today)?.classes).toEqual([]);
  expect(offerOf(service('noc'), today)).toBeNull();
});

test('a seller without GST has no tax line', () => {
  const price = { serviceFee: paise(10_000), governmentFee: paise(30_000) };
  expect(rtoLines(price, 0, ids).map(({ kind }) => kind)).toEqual(['pass-through', 'fee']);
});

test('before filing everything is returned, afterwards all but the government fee', () => {
  const price = { serviceFee: paise(10_000), governmentFee: paise(30_000) };
  const lines = rtoLines(price, 1_800, ids);
  const returned = (isFiled: boolean) => {
    const parts = partsReturned(isFiled, today).map((part) => ids[part]);
    return chargeOf(linesOfItems(lines, new Set(parts), new Set())).total;
  };
  expect(returned(false)).toBe(41_800);
  expect(returned(true)).toBe(11_800);
});

test('documents of special cases are not required, rejected ones are missing', () => {
  const transfer = service('transfer-of-ownership');
  const required = requiredPapers(transfer).map(({ id }) => id);
  expect(required).toContain('rc');
  expect(required).not.toContain('financier-noc');
  const all = required.map((kind) => ({ kind, state: 'stored' }));
  expect(missingPapers(transfer, all)).toEqual([]);
  const [first, ...others] = all;
  expect(
    missingPapers(transfer, [{ kind: first?.kind ?? '', state: 'rejected' }, ...others]),
  ).toEqual([expect.objectContaining({ id: first?.kind })]);
});
