import { addToGarage, listGarage, listReminders } from '@pahiya/contracts/garage/garage-contracts';
import { insuranceHomepage } from '@pahiya/contracts/insurance/insurance-contracts';
import { sharedQuote, shareQuote, startQuotes } from '@pahiya/contracts/insurance/quote-contracts';
import { ok } from '@pahiya/domain/shared/result';
import { beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { useOrderDesk } from '../../../../test/order-desk.ts';
import { createPolicyBuyer } from '../../../../test/policy-buyer.ts';
import { day, found } from '../../../../test/rc-fixtures.ts';

const tests = useOrderDesk();
const buyer = createPolicyBuyer(tests);
const vehicleNumber = 'DL8CAF5030';
const lapsed = {
  ...{ insurer: null, policyLast4: null },
  ...{ thirdPartyUpto: day('2026-11-03'), ownDamageUpto: day('2026-11-03') },
};
const ofPackage = { cover: 'package', insuredValue: 45_000_000, lastBonus: 0 };

beforeEach(async () => {
  await emptyTables(tests.sql, ['insurance_requests', 'insurance_policies', 'vehicles']);
  tests.api.registry.answer = async (number) => ok(found(number, { insurance: lapsed }));
});

const coversOf = async (browser: TestBrowser = tests.desk.browser, number = vehicleNumber) => {
  const { data } = await browser.call(insuranceHomepage, { query: { vehicleNumber: number } });
  return data.vehicleDetails?.covers ?? [];
};
const states = async (browser?: TestBrowser, number?: string) =>
  (await coversOf(browser, number)).map(({ state, held }) => `${state} ${held?.insurer ?? '–'}`);
const unheld = ['lapsed –', 'lapsed –', 'not-known –'];

test('the buyer sees the policy from the day of purchase, and nobody else ever does', async () => {
  expect(await states()).toEqual(unheld);
  const { orderId } = await buyer.bought(ofPackage);
  await tests.sql`
    update insurance_policies set starts_on = starts_on + 1, ends_on = ends_on + 1`;
  const [thirdParty, ownDamage] = await coversOf();
  const { policyNumber } = (await buyer.read(orderId)).details as { policyNumber: string };
  expect(thirdParty).toMatchObject({
    ...{ state: 'starting', daysLeft: null, isEstimate: false, from: '2026-11-22' },
    held: { orderId, insurer: 'Insurer cheap', lastFour: policyNumber.slice(-4) },
  });
  expect(ownDamage).toMatchObject({ state: 'starting', held: { orderId } });
  expect(JSON.stringify(thirdParty)).not.toContain(policyNumber);

  const visitor = createTestBrowser(tests.api, { address: '203.0.113.98' });
  expect(await states(visitor)).toEqual(unheld);
  const other = createTestBrowser(tests.api, { address: '203.0.113.99' });
  await signIn(tests.api, other, '9876500001');
  expect(await states(other)).toEqual(unheld);
  expect(await states(tests.desk.browser, 'DL8CAF5031')).toEqual(unheld);

  tests.api.setNow(new Date('2026-11-22T04:44:00Z'));
  expect((await states()).slice(0, 2)).toEqual(['running Insurer cheap', 'running Insurer cheap']);
});

test('the buyer’s garage follows the policy, another garage with the same vehicle does not', async () => {
  const other = createTestBrowser(tests.api, { address: '203.0.113.99' });
  await signIn(tests.api, other, '9876500001');
  for (const browser of [tests.desk.browser, other]) {
    await browser.call(addToGarage, { body: { vehicleNumber } });
  }
  const dues = async (browser: TestBrowser) =>
    (await browser.call(listGarage)).data.vehicles[0]?.summary?.dues.slice(0, 2);
  const pressing = async (browser: TestBrowser) =>
    (await browser.call(listReminders)).data.reminders.map(({ due }) => due.document);
  await buyer.bought(ofPackage);
  const held = { state: 'in-order', held: { startsOn: null }, upto: '2027-11-20' };
  expect(await dues(tests.desk.browser)).toMatchObject([held, held]);
  expect(await dues(other)).toMatchObject([{ state: 'over' }, { state: 'over' }]);
  expect(JSON.stringify(await dues(other))).not.toContain('held');
  expect(await pressing(tests.desk.browser)).not.toContain('third-party');
  expect(await pressing(other)).toContain('third-party');
});

test('once the register has it, it is the register’s', async () => {
  await buyer.bought(ofPackage);
  const [bought] = await coversOf();
  const upto = day(String(bought?.until));
  const insurance = { ...lapsed, thirdPartyUpto: upto, ownDamageUpto: upto };
  tests.api.registry.answer = async (number) => ok(found(number, { insurance }));
  await tests.sql`delete from vehicles`;
  expect(await states()).toEqual(['running –', 'running –', 'not-known –']);
});

test('an unpaid, failed or cancelled policy covers nothing', async () => {
  await buyer.order(await buyer.quoted(ofPackage), { previousPolicy: 'OLD/1234' });
  expect(await states()).toEqual(unheld);
  await buyer.bought(ofPackage);
  expect(await states()).not.toEqual(unheld);
  const cancel = (part: string) => tests.sql`
    update insurance_policies set cancel_part = ${part}, cancel_asked_at = ${tests.api.services.now()},
      cancel_refund_paise = 0, cancel_on = ${day('2026-11-21')}
    where state = 'issued'`;
  // It counts from the day it is asked for, confirmed or not; third party is left where own damage alone ends.
  await cancel('own-damage');
  expect(await states()).toEqual(['running Insurer cheap', 'lapsed –', 'not-known –']);
  await cancel('whole');
  expect(await states()).toEqual(unheld);
});

test('its holder is warned before buying the same cover again, and a shared quote does not tell', async () => {
  await buyer.bought({ cover: 'third-party' });
  const body = {
    ...{ vehicleNumber, cover: 'package', insuredValue: 45_000_000, kw: null, cc: null },
    ...{ lastBonus: 0, hadClaim: false, ownerChanged: false, ownDamageUntil: null },
    ...{ noOwnerDriver: null, addOns: [] },
  };
  const asked = async (browser: TestBrowser) =>
    (await browser.call(startQuotes, { body })).data.doubled;
  expect(await asked(tests.desk.browser)).toMatchObject([{ kind: 'third-party', isHeld: true }]);
  const visitor = createTestBrowser(tests.api, { address: '203.0.113.98' });
  expect(await asked(visitor)).toEqual([]);

  const { requestId } = await buyer.quoted(ofPackage);
  const { data } = await tests.desk.browser.call(shareQuote, {
    params: { requestId },
    body: { insurerId: 'cheap', act: 'share' },
  });
  const id = String(data.path).replace('/s/', '');
  const shared = await visitor.call(sharedQuote, { params: { id } });
  expect(shared.status).toBe(200);
  expect(JSON.stringify(shared.data)).not.toMatch(/doubled|held/i);
});
