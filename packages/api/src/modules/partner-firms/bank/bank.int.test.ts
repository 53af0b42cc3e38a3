import {
  partnerBank,
  partnerDecideBank,
  partnerProposeBank,
} from '@pahiya/contracts/partner-firms/partner-bank-contracts';
import { err } from '@pahiya/domain/shared/result';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
const start = new Date('2026-11-20T05:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
const account = { holder: 'Sample Motors', number: '123456780123', ifsc: 'hdfc0001234' };

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(sql, ['rate_limits']);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.close();
  await database.drop();
});

async function twoOwners() {
  const firm = await makeFirm(api);
  const one = await signInAsPartner(api, firm);
  const two = await signInAsPartner(api, firm);
  const mails: number = api.email.sent.length;
  const told = () => api.email.sent.slice(mails).map(({ to }) => to);
  return { firm, one, two, told };
}
const propose = (by: TestBrowser, change: object = {}) =>
  by.call(partnerProposeBank, { body: { ...account, ...change } });
const decide = (by: TestBrowser, accountId: string, decision = 'confirm') =>
  by.call(partnerDecideBank, { params: { accountId }, body: { decision } });
const statesOf = async (by: TestBrowser) =>
  (await by.call(partnerBank)).data.accounts.map(({ number, state }) => [number, state]);

test('a stolen session changes no account: another owner confirms, all owners get a mail, and nothing is paid to it for 48 hours', async () => {
  const { firm, one, two, told } = await twoOwners();
  const proposed = await propose(one.browser);
  const id = proposed.data.accounts[0]?.accountId ?? '';
  expect(proposed.data).toMatchObject({
    owners: 2,
    accounts: [{ number: '••••0123', ifsc: 'HDFC0001234', state: 'proposed', mayConfirm: false }],
  });
  expect(told().sort()).toEqual([one.member.email, two.member.email].sort());
  expect((await decide(one.browser, id)).problem.code).toBe('partner/wrong-state');
  const confirmed = await decide(two.browser, id);
  expect(confirmed.data.accounts[0]).toMatchObject({
    state: 'waiting',
    usableFrom: hours(48).toISOString(),
  });
  expect(told()).toHaveLength(4);
  expect((await decide(two.browser, id)).problem.code).toBe('partner/wrong-state');
  const at = async (instant: Date) => {
    api.setNow(instant);
    return statesOf((await signInAsPartner(api, firm, 'auditor')).browser);
  };
  expect(await at(new Date(hours(48).getTime() - 1))).toEqual([['••••0123', 'waiting']]);
  expect(await at(hours(48))).toEqual([['••••0123', 'in-use']]);
  const [row] = await sql<{ all: string }[]>`
    select partner_bank_accounts::text as all from partner_bank_accounts
    where firm_id = ${firm.firmId}`;
  expect(row?.all).not.toContain(account.number);
  expect(row?.all).not.toContain(account.holder);
});

test('the account in use stays until the wait for another is over, and any owner cancels that one meanwhile', async () => {
  const { firm, one, two } = await twoOwners();
  const first = (await propose(one.browser)).data.accounts[0]?.accountId ?? '';
  await decide(two.browser, first);
  api.setNow(hours(48));
  const [a, b] = [await signInAsPartner(api, firm), await signInAsPartner(api, firm)];
  const next = (await propose(a.browser, { number: '999999990999' })).data.accounts[0];
  await decide(b.browser, next?.accountId ?? '');
  expect(await statesOf(a.browser)).toEqual([
    ['••••0999', 'waiting'],
    ['••••0123', 'in-use'],
  ]);
  expect((await decide(a.browser, first, 'cancel')).problem.code).toBe('partner/wrong-state');
  expect((await decide(a.browser, next?.accountId ?? '', 'cancel')).status).toBe(200);
  expect(await statesOf(a.browser)).toEqual([
    ['••••0999', 'cancelled'],
    ['••••0123', 'in-use'],
  ]);
});

test('two proposals leave one, and the last one is what is confirmed', async () => {
  const { one, two } = await twoOwners();
  await Promise.all([propose(one.browser), propose(two.browser, { number: '888888880888' })]);
  const states = (await statesOf(one.browser)).map(([, state]) => state);
  expect(states.sort()).toEqual(['cancelled', 'proposed']);
});

test('a wrong number or IFSC, another firm’s account and a mail that fails store nothing', async () => {
  const { one, two } = await twoOwners();
  for (const bad of [{ number: '12ab5678' }, { ifsc: 'HDFC123' }, { holder: ' ' }]) {
    const answer = await propose(one.browser, bad);
    expect([answer.status, answer.problem.errors?.length]).toEqual([400, 1]);
  }
  const failure = { kind: 'unavailable', provider: 'smtp', detail: 'down' } as const;
  vi.spyOn(api.services.email, 'send').mockResolvedValueOnce(err(failure as never));
  expect((await propose(one.browser)).problem.code).toBe('partner/mail-not-sent');
  expect(await statesOf(two.browser)).toEqual([]);
  const id = (await propose(one.browser)).data.accounts[0]?.accountId ?? '';
  const stranger = await signInAsPartner(api, await makeFirm(api));
  expect((await decide(stranger.browser, id)).problem.code).toBe('partner/not-found');
});
