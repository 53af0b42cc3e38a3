import type { InsuranceLicence } from '@pahiya/domain/insurance/ports';
import { expect, test } from 'vitest';
import { connectInsurers } from './connect-insurers.ts';
import { insurersAtSandbox } from './sandbox-upstreams.ts';

const guard = { onCall: () => undefined };
// Where they are does not matter: nothing is asked.
const insurers = insurersAtSandbox('http://127.0.0.1:9');
const licence: InsuranceLicence = {
  ...{ number: 'IRDAI/WA01', kind: 'web-aggregator', validUntil: '2028-03-31' as never },
};

test('a live server without a licence has no insurers to quote or sell, even where they are configured', () => {
  const live = { insurers, insuranceLicence: null };
  expect(connectInsurers(live, null, guard)).toEqual({ insuranceDesk: null, guarded: {} });
  // Nor does a licence of the sandbox stand in for it.
  expect(connectInsurers(live, 'http://127.0.0.1:9', guard).insuranceDesk).toBeNull();
});

test('with a licence it sells under that one', () => {
  const live = { insurers, insuranceLicence: licence };
  expect(connectInsurers(live, null, guard).insuranceDesk?.licence).toEqual(licence);
});

test('without insurers and without the sandbox nothing is sold either', () => {
  const live = { insurers: null, insuranceLicence: licence };
  expect(connectInsurers(live, null, guard).insuranceDesk).toBeNull();
});
