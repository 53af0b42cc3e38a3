import { expect, test } from 'vitest';
import {
  makerName,
  registeringAuthority,
  tidyName,
  tidyWords,
  vehicleName,
} from './readable-names.ts';

test.each([
  ['SWIFT VXI', 'Swift VXI'],
  ['INNOVA 2.5 G', 'Innova 2.5 G'],
  ['HDFC BANK LTD', 'HDFC Bank Ltd'],
  ['ICICI LOMBARD', 'ICICI Lombard'],
  ['STATE BANK OF INDIA', 'State Bank of India'],
  ['Go Digit General Insurance Limited', 'Go Digit General Insurance Limited'],
  ['  SILKY   GOLD ', 'Silky Gold'],
])('a company or model is readable: %s', (raw, readable) => {
  expect(tidyName(raw)).toBe(readable);
});

test.each([
  ['FLAME RED', 'Flame Red'],
  ['JAIPUR, Rajasthan', 'Jaipur, Rajasthan'],
  ['SILKY GOLD MICA METALLIC', 'Silky Gold Mica Metallic'],
  ['PRL WHITE', 'PRL White'],
  ['UNDER ENQUIRY', 'Under Enquiry'],
  ['BLACKLISTED: TAX NOT PAID', 'Blacklisted: Tax not Paid'],
  ['ARTO NOIDA', 'ARTO Noida'],
  ['TREM STAGE III-A', 'Trem Stage III-A'],
])('ordinary words are readable: %s', (raw, readable) => {
  expect(tidyWords(raw)).toBe(readable);
});

test.each([
  ['DTO', 'District Transport Office'],
  ['DTO, PATNA', 'District Transport Office, Patna'],
  ['WAZIRPUR, Delhi', 'Wazirpur, Delhi'],
])('a registering authority is spelled out: %s', (raw, readable) => {
  expect(registeringAuthority(raw)).toBe(readable);
});

test.each([
  ['MARUTI SUZUKI INDIA LTD', 'Maruti Suzuki'],
  ['TATA MOTORS PASSENGER VEHICLES LTD', 'Tata'],
  ['KIA INDIA PRIVATE LIMITED', 'Kia'],
  ['HONDA CARS INDIA LTD', 'Honda'],
  ['HONDA MOTORCYCLE AND SCOOTER INDIA (P) LTD', 'Honda'],
  ['BMW INDIA PVT LTD', 'BMW'],
  ['ZETA MOTORS INDIA (P) LTD', 'Zeta'],
])('a maker is called by its brand: %s', (raw, brand) => {
  expect(makerName(raw)).toBe(brand);
});

test('brand and model are joined to one name', () => {
  expect(vehicleName('HYUNDAI MOTOR INDIA LTD', 'HYUNDAI CRETA SX')).toBe('Hyundai Creta SX');
  expect(vehicleName('HONDA MOTORCYCLE AND SCOOTER INDIA (P) LTD', 'SHINE')).toBe('Honda Shine');
  expect(vehicleName(null, null)).toBeNull();
  expect(vehicleName(null, 'CRETA')).toBe('Creta');
});
