import { randomBytes } from 'node:crypto';
import {
  operatorPassword,
  operatorSession,
  operatorSignIn,
  operatorSignOut,
} from '@pahiya/contracts/operators/session-contracts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn } from '../../../../test/contract-browser.ts';
import { codeAt, makeOperator, ownPassword, signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';
import { createOperator, type Handover } from '../accounts/create-operator.ts';
import { deskCookie, deskDeviceCookie } from './desk-cookie.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
const start = new Date('2026-11-21T04:44:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
let count = 0;

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(sql, ['sign_in_tries', 'rate_limits']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

function someName(): string {
  count += 1;
  return `op${count}`;
}

/** Attempts to sign in with correct credentials, except for the changes. */
function tryWith(operator: Handover, change: Partial<Record<string, string>> = {}) {
  const { username, password } = operator;
  const code = codeAt(operator, api.services.now());
  const body = { username, password, code, ...change };
  return createTestBrowser(api).call(operatorSignIn, { body });
}

const actsOf = (operatorId: string) =>
  sql`select act, outcome from operator_acts where operator_id = ${operatorId} order by id`;

describe('signing in at the desk', () => {
  test('takes name, password and code, and sets a cookie only for the desk, inspectors and moderators', async () => {
    const operator = await makeOperator(api, someName());
    const answer = await tryWith(operator, { username: operator.username.toUpperCase() });
    expect(answer.data).toMatchObject({ roles: ['operator'], mustChangePassword: true });
    const cookies = [answer.headers['set-cookie'] ?? []]
      .flat()
      .filter((one) => one.startsWith(`${deskCookie}=`));
    expect(cookies).toHaveLength(9);
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        /Path=\/((hi\/)?(desk|inspect|moderate)|api\/v1\/web\/(operator|community\/(admin|posts\/admin)));/,
      );
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Strict/);
    }
    expect(await actsOf(operator.operatorId)).toEqual([{ act: 'sign-in', outcome: 'done' }]);
  });

  test('gives the same message for a wrong name, password and code', async () => {
    const operator = await makeOperator(api, someName());
    const wrong = [
      await tryWith(operator, { username: 'nobody-here' }),
      await tryWith(operator, { password: 'wrong' }),
      await tryWith(operator, { code: '000000' }),
    ];
    const { requestId: _, ...first } = wrong[0]?.problem ?? { requestId: '' };
    expect(first).toMatchObject({ status: 422, code: 'operator/sign-in-refused' });
    for (const { problem, headers } of wrong) {
      expect(problem).toMatchObject(first);
      expect(headers['set-cookie']?.toString() ?? '').not.toContain(deskCookie);
    }
  });

  test('accepts a code once, also from the previous and next time step', async () => {
    const operator = await makeOperator(api, someName());
    const before = codeAt(operator, later(-0.5));
    expect((await tryWith(operator, { code: before })).status).toBe(200);
    expect((await tryWith(operator, { code: before })).problem.code).toBe(
      'operator/sign-in-refused',
    );
    const now = await Promise.all([tryWith(operator), tryWith(operator), tryWith(operator)]);
    expect(now.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const after = codeAt(operator, later(0.5));
    const spaced = `${after.slice(0, 3)} ${after.slice(3)}`;
    expect((await tryWith(operator, { code: spaced })).status).toBe(200);
    expect((await tryWith(operator, { code: codeAt(operator, later(1)) })).status).toBe(422);
  });

  test('locks a username for an address after five attempts, existing or not, also after a restart', async () => {
    const operator = await makeOperator(api, someName());
    for (const username of [operator.username, 'no-such-operator']) {
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await tryWith(operator, { username, password: 'wrong' })).status).toBe(422);
      }
      const lockedOut = await tryWith(operator, { username });
      expect(lockedOut.problem).toMatchObject({ status: 429, code: 'operator/locked' });
      expect(lockedOut.headers['retry-after']).toBe('900');
    }
    const { secret } = api.services.settings;
    const restarted = await createTestApi(sql, { settings: { secret } });
    const again = createTestBrowser(restarted);
    const body = { username: operator.username, password: operator.password, code: '123456' };
    expect((await again.call(operatorSignIn, { body })).status).toBe(429);
    await restarted.close();
    api.setNow(later(15));
    expect((await tryWith(operator)).status).toBe(200);
    const outcomes = (await actsOf(operator.operatorId)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual([
      ...Array(5).fill('operator/sign-in-refused'),
      ...Array(2).fill('operator/locked'),
      'done',
    ]);
  });

  test('works for the operator while strangers guess from elsewhere', async () => {
    const operator = await makeOperator(api, someName());
    const { username, password } = operator;
    const known = createTestBrowser(api, { address: '203.0.113.7' });
    const from = (browser: typeof known, change: Partial<Record<string, string>> = {}) =>
      browser.call(operatorSignIn, {
        body: { username, password, code: codeAt(operator, api.services.now()), ...change },
      });
    expect((await from(known)).status).toBe(200);
    for (const address of ['198.51.100.1', '198.51.100.2']) {
      const stranger = createTestBrowser(api, { address });
      for (let tries = 0; tries < 6; tries += 1) await from(stranger, { password: 'wrong' });
      expect((await from(stranger)).problem.code).toBe('operator/locked');
    }
    // From a new address without the known device, the right password and code work.
    api.setNow(later(1));
    const fresh = createTestBrowser(api, { address: '192.0.2.9' });
    expect((await from(fresh)).status).toBe(200);
    // The known device works from an address that strangers have used up.
    api.setNow(later(2));
    const moved = createTestBrowser(api, { address: '198.51.100.1' });
    moved.cookies.set(deskDeviceCookie, known.cookies.get(deskDeviceCookie) ?? '');
    expect((await from(moved)).status).toBe(200);
    // It has its own limit.
    for (let tries = 0; tries < 5; tries += 1) await from(moved, { password: 'wrong' });
    api.setNow(later(3));
    expect((await from(moved)).problem.code).toBe('operator/locked');
  });

  test('does not let a stolen password guess codes from many addresses', async () => {
    const operator = await makeOperator(api, someName());
    const { username, password } = operator;
    const from = (index: number, code: string) =>
      createTestBrowser(api, { address: `198.51.100.${index}` }).call(operatorSignIn, {
        body: { username, password, code },
      });
    for (let index = 1; index <= 5; index += 1) {
      expect((await from(index, '000000')).status).toBe(422);
    }
    const right = await from(6, codeAt(operator, api.services.now()));
    expect(right.problem.code).toBe('operator/sign-in-refused');
    api.setNow(later(15));
    expect((await from(7, codeAt(operator, api.services.now()))).status).toBe(200);
  });

  test('counts simultaneous attempts', async () => {
    const operator = await makeOperator(api, someName());
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => tryWith(operator, { password: 'wrong' })),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  test('is limited per address across all names', async () => {
    const operator = await makeOperator(api, someName());
    for (let tries = 0; tries < 30; tries += 1) {
      await tryWith(operator, { username: `name-${tries}` });
    }
    const answer = await tryWith(operator);
    expect(answer.problem.code).toBe('request/too-many');
  }, 30_000);

  test('cannot be used from other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const browser = createTestBrowser(api);
    for (const contract of [operatorSignIn, operatorSignOut, operatorPassword]) {
      const answer = await browser.call(contract, { body: {}, headers });
      expect(answer.problem.code).toBe('request/cross-site');
    }
  });

  test('with a closed account fails, and its session ends at once', async () => {
    const { operator, browser } = await signInAtDesk(api, someName());
    await sql`update operators set disabled_at = ${start} where id = ${operator.operatorId}`;
    expect((await browser.call(operatorSession)).problem.code).toBe('auth/required');
    api.setNow(later(1));
    expect((await tryWith(operator, { password: ownPassword })).status).toBe(422);
  });
});

describe('a session at the desk', () => {
  test('ends after 30 minutes without use, after twelve hours, and on sign-out', async () => {
    const { browser } = await signInAtDesk(api, someName());
    for (let minutes = 29; minutes < 12 * 60; minutes += 29) {
      api.setNow(later(minutes));
      expect((await browser.call(operatorSession)).status).toBe(200);
    }
    api.setNow(later(12 * 60));
    expect((await browser.call(operatorSession)).status).toBe(401);

    api.setNow(start);
    const idle = await signInAtDesk(api, someName());
    api.setNow(later(30));
    expect((await idle.browser.call(operatorSession)).status).toBe(401);

    api.setNow(start);
    const { operator, browser: leaving } = await signInAtDesk(api, someName());
    const kept = leaving.cookies.get(deskCookie) ?? '';
    expect((await leaving.call(operatorSignOut)).data).toEqual({ signedOut: true });
    expect(leaving.cookies.has(deskCookie)).toBe(false);
    leaving.cookies.set(deskCookie, kept);
    expect((await leaving.call(operatorSession)).status).toBe(401);
    expect((await actsOf(operator.operatorId)).at(-1)).toEqual({
      act: 'sign-out',
      outcome: 'done',
    });
  });

  test('is separate from customer sessions', async () => {
    const { browser } = await signInAtDesk(api, someName());
    const person = createTestBrowser(api);
    await signIn(api, person, '9876543210');
    expect((await person.call(operatorSession)).status).toBe(401);
    const token = browser.cookies.get(deskCookie) ?? '';
    const send = (cookie: string) =>
      person.send({ method: 'GET', url: '/api/v1/web/auth/check/login', headers: { cookie } });
    expect((await send(`pahiya_session=${token}`)).json().data.isLoggedIn).toBe(false);
    const stolen = person.cookies.get('pahiya_session') ?? '';
    const headers = { cookie: `${deskCookie}=${stolen}` };
    expect((await createTestBrowser(api).call(operatorSession, { headers })).status).toBe(401);
  });
});

describe('an operator’s password', () => {
  test('is changed with the old one; all other sessions end', async () => {
    const { operator, browser } = await signInAtDesk(api, someName());
    api.setNow(later(1));
    const elsewhere = createTestBrowser(api);
    const { username } = operator;
    const body = { username, password: ownPassword, code: codeAt(operator, later(1)) };
    expect((await elsewhere.call(operatorSignIn, { body })).status).toBe(200);
    const change = (current: string, next: string) =>
      browser.call(operatorPassword, { body: { current, next } });
    expect((await change('wrong', 'another long password')).problem.code).toBe(
      'operator/sign-in-refused',
    );
    expect((await change(ownPassword, ownPassword)).problem.code).toBe('operator/password-same');
    expect((await change(ownPassword, 'short')).problem.code).toBe('request/bad-input');
    expect((await change(ownPassword, 'another long password')).status).toBe(200);
    expect((await elsewhere.call(operatorSession)).status).toBe(401);
    expect((await browser.call(operatorSession)).data.mustChangePassword).toBe(false);
  });

  test('cannot be guessed from a browser that was left signed in', async () => {
    const { browser } = await signInAtDesk(api, someName());
    const guess = () =>
      browser.call(operatorPassword, { body: { current: 'guess', next: ownPassword } });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).problem.code).toBe('operator/locked');
  });
});

describe('an operator’s account', () => {
  const make = (username: string) =>
    createOperator(
      { sql, secret: api.services.settings.secret, issuer: 'Pahiya' },
      { username, displayName: 'Asha', roles: ['operator', 'editor'] },
      start,
    );

  test('is created once per name, with password and secret stored only as hash and ciphertext', async () => {
    const name = someName();
    const made = await make(name);
    if (!made.ok) throw new Error(made.error);
    expect(await make(name.toUpperCase())).toEqual({ ok: false, error: 'taken' });
    expect(await make('a b')).toEqual({ ok: false, error: 'bad-username' });
    const { password, totpSecret, totpUri } = made.value;
    expect(totpUri).toMatch(/^otpauth:\/\/totp\/Pahiya:op\d+\?/);
    const [row] = await sql<{ hash: string; sealed: Buffer }[]>`
      select password_hash as hash, totp_secret as sealed from operators where username = ${name}`;
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.hash).not.toContain(password);
    expect(row?.sealed.length).toBe(1 + 12 + 16 + 20);
    expect(row?.sealed.toString('latin1')).not.toContain(totpSecret);
  });

  test('cannot be used with another server’s secret', async () => {
    const operator = await makeOperator(api, someName());
    const other = await createTestApi(sql, { settings: { secret: randomBytes(32) } });
    const { username, password } = operator;
    const body = { username, password, code: codeAt(operator, start) };
    const answer = await createTestBrowser(other).call(operatorSignIn, { body });
    expect(answer.problem.code).toBe('server/failure');
    await other.close();
  });
});
