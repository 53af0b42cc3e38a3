import { expect, test } from 'vitest';
import { ordinaryFees, youngestAge } from './ordinary-fees.ts';
import { findRtoService } from './rto-services.ts';

function service(id: string) {
  const found = findRtoService(id);
  if (found === null) throw new Error(`no service ${id}`);
  return found;
}

function centralFee(id: string, vehicleClass: 'motorcycle' | 'lmv-private') {
  const fees = ordinaryFees(service(id), vehicleClass);
  return fees.ok ? fees.value.centralFee : fees.error;
}

test('a transfer costs 150 rupees for a two-wheeler and 300 for a car', () => {
  expect(centralFee('transfer-of-ownership', 'motorcycle')).toBe(15_000);
  expect(centralFee('transfer-of-ownership', 'lmv-private')).toBe(30_000);
});

test('an age-based fee is that of the youngest age band', () => {
  expect(youngestAge(service('rc-renewal'))).toBe('10-15');
  expect(centralFee('rc-renewal', 'lmv-private')).toBe(500_000);
  expect(youngestAge(service('noc'))).toBeNull();
});

test('a fee set by the state is null', () => {
  expect(centralFee('road-tax', 'lmv-private')).toBeNull();
});
