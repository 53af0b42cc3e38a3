import { expect, test } from 'vitest';
import { issuerName } from './issuer-name.ts';

test.each([
  ['Suraj Bank (sandbox) FASTag', 'Suraj Bank (sandbox)'],
  ['Bank of Baroda - Fastag', 'Bank of Baroda'],
  ['Purvai Wallet', 'Purvai Wallet'],
  ['FASTag', 'FASTag'],
])('the biller %s is the bank %s', (biller, bank) => {
  expect(issuerName(biller)).toBe(bank);
});
