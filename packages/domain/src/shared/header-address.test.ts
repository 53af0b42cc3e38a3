import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headerAddress } from './header-address.ts';

test.each([
  ['/rto/goa?x=1#y', '/rto/goa?x=1#y'],
  ['/हि', '/%E0%A4%B9%E0%A4%BF'],
  ['/search?q=%E0%A4%B9', '/search?q=%E0%A4%B9'],
  ['/a b\r\nx: y', '/a%20b%0D%0Ax:%20y'],
  ['/\ud800', '/%EF%BF%BD'],
])('%j is sent as %s', (address, sent) => {
  expect(headerAddress(address)).toBe(sent);
});

test('any address becomes a valid header value, and encoding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (address) => {
      const sent = headerAddress(address);
      expect(sent).toMatch(/^[\x21-\x7e]*$/);
      expect(headerAddress(sent)).toBe(sent);
    }),
  );
});
