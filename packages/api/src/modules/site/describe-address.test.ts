import { expect, test } from 'vitest';
import { describeAddress } from './describe-address.ts';

test.each([
  ['8.8.8.8', '8.8.8.8', 'ipv4', 'public'],
  ['::ffff:8.8.8.8', '8.8.8.8', 'ipv4', 'public'],
  ['127.0.0.1', '127.0.0.1', 'ipv4', 'loopback'],
  ['::1', '::1', 'ipv6', 'loopback'],
  ['10.1.2.3', '10.1.2.3', 'ipv4', 'private'],
  ['172.31.255.255', '172.31.255.255', 'ipv4', 'private'],
  ['172.32.0.1', '172.32.0.1', 'ipv4', 'public'],
  ['fd12::1', 'fd12::1', 'ipv6', 'private'],
  ['169.254.1.1', '169.254.1.1', 'ipv4', 'link-local'],
  ['fe80::1%eth0', 'fe80::1', 'ipv6', 'link-local'],
  ['100.64.0.1', '100.64.0.1', 'ipv4', 'carrier-grade-nat'],
  ['203.0.113.7', '203.0.113.7', 'ipv4', 'reserved'],
  ['2001:db8::1', '2001:db8::1', 'ipv6', 'reserved'],
  ['2401:4900::1', '2401:4900::1', 'ipv6', 'public'],
])('%s is %s, %s, %s', (raw, address, family, reach) => {
  expect(describeAddress(raw)).toEqual({ address, family, reach });
});

test.each(['', 'unknown', '1.2.3', '<script>'])('%j is of unknown kind', (raw) => {
  expect(describeAddress(raw)).toEqual({ address: null, family: null, reach: null });
});
