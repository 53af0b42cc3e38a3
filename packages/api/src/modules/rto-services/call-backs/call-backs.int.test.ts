import { exportAccount } from '@pahiya/contracts/account/account-contracts';
import {
  askRtoCallBack,
  deskCallBacks,
  deskCloseCallBack,
  withdrawRtoCallBack,
} from '@pahiya/contracts/rto-services/call-back-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { callBackAccountData } from './call-back-account-data.ts';
import { purgeCallBacks } from './purge-call-backs.ts';

const now = new Date('2026-11-21T04:44:00Z'); // Saturday, 10:14 in India
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database.sql, [
    'rto_call_backs',
    'rate_limits',
    'users',
    'operators',
    'operator_acts',
  ]);
  api = await createTestApi(database.sql);
  browser = createTestBrowser(api);
});
afterEach(() => api.close());
afterAll(() => database.drop());

const wish = {
  serviceId: 'transfer-of-ownership',
  stateCode: 'MH',
  name: 'आशा Devi',
  mobile: '+91 98765 43210',
  language: 'hi',
  consent: true,
};
const ask = (over: object = {}, from = browser) =>
  from.call(askRtoCallBack, { body: { ...wish, ...over } });
const rows = async () => [
  ...(await database.sql<Record<string, unknown>[]>`select * from rto_call_backs`),
];

describe('requesting a callback', () => {
  test('returns the day and time of the call, and stores the consent with its time', async () => {
    const answer = await ask();
    expect(answer.status).toBe(202);
    expect(answer.data).toMatchObject({ day: '2026-11-21', fromHour: 11, untilHour: 19 });
    const [row] = await rows();
    expect(row).toMatchObject({
      service_id: 'transfer-of-ownership',
      state_code: 'MH',
      language: 'hi',
      state: 'waiting',
      consent_text: '2026-11',
      consented_at: now,
      user_id: null,
    });
  });

  test('stores neither name nor number in plain text', async () => {
    await ask();
    const [row] = await database.sql<{ all: string }[]>`
      select string_agg(c::text || encode(c.mobile_sealed, 'escape')
        || encode(c.name_sealed, 'escape') || encode(c.mobile_hash, 'escape'), '') as all
      from rto_call_backs c`;
    expect(row?.all).not.toMatch(/9876543210|Devi|आशा/);
  });

  test('for a later part of the day, or after hours, is scheduled then', async () => {
    expect((await ask({ slot: 'evening' })).data).toMatchObject({ fromHour: 16, untilHour: 19 });
    api.setNow(new Date('2026-11-21T13:00:00Z'));
    expect((await ask()).data).toMatchObject({ day: '2026-11-23', fromHour: 10 });
  });

  test('twice for one service updates the first request, whose key still cancels it', async () => {
    const first = await ask();
    await ask({ name: 'Asha', slot: 'morning' });
    await ask({ serviceId: 'noc' });
    expect(await rows()).toHaveLength(2);
    const key = first.data.withdrawKey ?? '';
    await browser.call(withdrawRtoCallBack, { body: { key } });
    expect((await rows()).map((row) => row.service_id)).toEqual(['noc']);
  });

  test("a second time does not return the key of the first, which may be another person's", async () => {
    await ask();
    const stranger = createTestBrowser(api);
    expect((await ask({ slot: 'evening' }, stranger)).data).toMatchObject({
      fromHour: 16,
      withdrawKey: null,
    });
    await signIn(api, stranger, '9812345211');
    expect((await ask({ slot: 'morning' }, stranger)).data.withdrawKey).toBeNull();
    expect(await rows()).toMatchObject([{ user_id: null }]);
  });

  test('a second time returns the key to the account with that number, and to the one that requested first', async () => {
    const first = (await ask()).data.withdrawKey;
    const owner = await signIn(api, browser, '9876543210');
    expect((await ask()).data.withdrawKey).toBe(first);
    expect(await rows()).toMatchObject([{ user_id: owner.userId }]);
    const helper = createTestBrowser(api);
    await signIn(api, helper, '9812345212');
    const other = { serviceId: 'noc', mobile: '9123456780' };
    const key = (await ask(other, helper)).data.withdrawKey;
    expect(key).not.toBeNull();
    expect((await ask({ ...other, slot: 'evening' }, helper)).data.withdrawKey).toBe(key);
  });

  test('again without signing in leaves the request with the account, and it is deleted with it', async () => {
    const user = await signIn(api, browser, '9812345210');
    await ask();
    await ask({ slot: 'evening' }, createTestBrowser(api));
    expect(await rows()).toMatchObject([{ user_id: user.userId, slot: 'evening' }]);
    await database.sql.begin((tx) => callBackAccountData.deleteFor(tx, user.userId));
    expect(await rows()).toEqual([]);
  });

  test('concurrently from two places creates one request', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    [{ consent: false }],
    [{ consent: undefined }],
    [{ mobile: '12345' }],
    [{ mobile: '5876543210' }],
    [{ name: 'A' }],
    [{ name: '<script>alert(1)</script>' }],
    [{ name: 'Asha 9876543210' }],
    [{ stateCode: 'Maharashtra' }],
    [{ slot: 'night' }],
    [{ language: 'fr' }],
  ])('with %j is refused, and nothing is stored', async (wrong) => {
    expect((await ask(wrong)).problem.code).toBe('request/bad-input');
    expect(await rows()).toEqual([]);
  });

  test('for a service that does not exist is refused', async () => {
    const answer = await ask({ serviceId: 'flying-licence' });
    expect([answer.status, answer.problem.code]).toEqual([404, 'rto/unknown-service']);
  });

  test('is limited to three a day per number, in any notation', async () => {
    for (const mobile of ['9876543210', '919876543210', '+91 98765-43210']) {
      expect((await ask({ mobile })).status).toBe(202);
    }
    const fourth = createTestBrowser(api, { address: '203.0.113.99' });
    expect((await ask({}, fourth)).problem.code).toBe('request/too-many');
  });

  test('is refused to other sites', async () => {
    const answer = await browser.call(askRtoCallBack, {
      body: wish,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.problem.code).toBe('request/cross-site');
  });
});

describe('cancelling it', () => {
  test('with the key erases the request immediately; again gets the same response', async () => {
    const key = (await ask()).data.withdrawKey ?? '';
    for (let time = 0; time < 2; time += 1) {
      const ended = await browser.call(withdrawRtoCallBack, { body: { key } });
      expect(ended.data).toEqual({ isErased: true });
    }
    expect(await rows()).toEqual([]);
  });

  test('with another key is refused', async () => {
    const ours = (await ask()).data.withdrawKey ?? '';
    const key = ours.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    const answer = await browser.call(withdrawRtoCallBack, { body: { key } });
    expect([answer.status, answer.problem.code]).toEqual([404, 'rto/unknown-call-back']);
    expect(await rows()).toHaveLength(1);
  });

  test('happens automatically after 90 days, and with the account', async () => {
    await ask();
    api.setNow(after(90 * 24 - 1));
    expect(await purgeCallBacks(api.services)).toEqual({ callBacks: 0 });
    api.setNow(after(90 * 24));
    expect(await purgeCallBacks(api.services)).toEqual({ callBacks: 1 });
    api.setNow(now);
    const user = await signIn(api, browser, '9123456789');
    await ask({ mobile: '9123456789' });
    const exported = (await browser.call(exportAccount)).data;
    expect(exported.callBacks).toMatchObject([{ service: 'transfer-of-ownership', state: 'MH' }]);
    expect(JSON.stringify(exported.callBacks)).not.toContain('9123456789');
    await database.sql.begin((tx) => callBackAccountData.deleteFor(tx, user.userId));
    expect(await rows()).toEqual([]);
  });
});

describe('at the desk', () => {
  test('open requests are listed with name and number, earliest call first, and the view is recorded', async () => {
    await ask({ slot: 'evening' });
    await ask({
      serviceId: 'noc',
      mobile: '9123456780',
      name: 'Ravi',
      language: 'en',
      stateCode: undefined,
    });
    const { browser: desk } = await signInAtDesk(api, 'asha');
    const { callBacks, waiting } = (await desk.call(deskCallBacks)).data;
    expect(waiting).toBe(2);
    expect(callBacks).toMatchObject([
      { serviceId: 'noc', name: 'Ravi', mobile: '9123456780', fromHour: 11, stateCode: null },
      { name: 'आशा Devi', mobile: '9876543210', fromHour: 16, language: 'hi', isSignedIn: false },
    ]);
    const acts =
      await database.sql`select outcome from operator_acts where act = 'open-call-backs'`;
    expect([...acts]).toEqual([{ outcome: 'done' }]);
  });

  test('a completed call is closed once, and name and number are deleted', async () => {
    await ask();
    const { browser: desk } = await signInAtDesk(api, 'asha');
    const [one] = (await desk.call(deskCallBacks)).data.callBacks;
    const close = (callBackId = one?.callBackId ?? '') =>
      desk.call(deskCloseCallBack, { params: { callBackId }, body: { outcome: 'called' } });
    expect((await close()).data).toEqual({ isClosed: true });
    expect(await rows()).toMatchObject([
      { state: 'called', name_sealed: null, mobile_sealed: null, mobile_hash: null },
    ]);
    expect((await close()).problem.code).toBe('operator/wrong-state');
    const unknown = '5b0e9a3c-8b7a-4d0b-9a52-6f3d1f0f2a11';
    expect((await close(unknown)).problem.code).toBe('operator/not-found');
    expect((await desk.call(deskCallBacks)).data).toEqual({ callBacks: [], waiting: 0 });
    expect((await ask()).status).toBe(202);
  });

  test('only operators see them', async () => {
    await ask();
    expect((await browser.call(deskCallBacks)).problem.code).toBe('auth/required');
    const { browser: editor } = await signInAtDesk(api, 'edda', ['editor']);
    expect((await editor.call(deskCallBacks)).problem.code).toBe('operator/wrong-role');
  });

  test('a number encrypted with another secret is shown as unknown, and can be closed', async () => {
    await ask();
    await database.sql`update rto_call_backs set mobile_hash = decode('00', 'hex')`;
    const { browser: desk } = await signInAtDesk(api, 'asha');
    const [one] = (await desk.call(deskCallBacks)).data.callBacks;
    expect(one).toMatchObject({ name: null, mobile: null });
  });
});
