import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrubText } from './scrub-text.ts';

test.each([
  ['cannot read DL8CAF5030 of null', 'cannot read [vehicle] of null'],
  ['dl 8c af 5030', '[vehicle]'],
  ['MH-12-DE-1433, 22 BH 6517 A', '[vehicle], [vehicle]'],
  ['typed DL8CAF503O', 'typed [vehicle]'],
  ['/rc-details/mh12de1433/report', '/rc-details/[vehicle]/report'],
  ['MHA 1234', '[vehicle]'],
  ['call +91 98765 43210 or 9876543210', 'call +[digits] or [digits]'],
  ['OTP is 482910', 'OTP=[dropped] [digits]'],
  ['mail asha.v+1@example.co.in!', 'mail [e-mail]!'],
  ['https://x.in/rc?vehicleNumber=DL8CAF5030&m=1', 'https://x.in/rc?[query]'],
  ['from 203.0.113.9', 'from [address]'],
  ['from 2001:db8:1:2::9', 'from [address]'],
  ['Bearer abc.def', 'Bearer=[dropped]'],
  ['session-token=xyz', 'session-token=[dropped]'],
  ['id 0b7b0f5e-9a3f-4a39-8a0e-3d9d4a1f2c11', 'id [token]'],
  ['q=DL%208C%20AF%205030', 'q=[vehicle]'],
  ['mobile%3A9876543210', 'mobile:[digits]'],
])('"%s" is logged as "%s"', (text, logged) => {
  expect(scrubText(text, 500)).toBe(logged);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'dues')",
  '    at GarageCard (/assets/garage-Bx12ab34.js:12:3456)',
  'vehicle/source-timeout 504',
])('what helps to find an error is kept: %s', (text) => {
  expect(scrubText(text, 500)).toBe(text);
});

test('no text lets a mobile or a number plate through, or takes long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (before, after) => {
      const scrubbed = scrubText(`${before} 9876543210 DL8CAF5030 ${after}`, 1000);
      expect(scrubbed).not.toContain('9876543210');
      expect(scrubbed).not.toContain('DL8CAF5030');
    }),
  );
});
