import { expect, test } from 'vitest';
import { addressRange, addressUnit, isLoopback } from './address.ts';

test.each([
  ['203.0.113.9', '203.0.113.0/24', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.0/24', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0::/48', '2001:db8:0:0::/64'],
  ['::1', '0:0:0::/48', '0:0:0:0::/64'],
  ['nonsense', 'unknown', 'unknown'],
])('%s is counted in the range %s and as %s', (address, range, unit) => {
  expect(addressRange(address)).toBe(range);
  expect(addressUnit(address)).toBe(unit);
});

test('loopback addresses are recognised in all notations', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['203.0.113.9', '2001:db8::1', ''].some(isLoopback)).toBe(false);
});
