import {
  deskActOnPartnerFirm,
  deskCreatePartnerFirm,
  deskPartnerFirms,
} from '@pahiya/contracts/partner-firms/desk-firm-contracts';
import {
  partnerChangeMember,
  partnerInvite,
  partnerMembers,
  partnerRemoveMember,
  partnerResetMember,
  partnerRevokeInvitation,
} from '@pahiya/contracts/partner-firms/partner-member-contracts';
import {
  loginPartner,
  partnerAcceptInvitation,
  partnerDevices,
  partnerInvitation,
  partnerNewPassword,
  partnerPassword,
  partnerRecover,
  partnerSession,
  partnerSignOut,
  partnerSignOutDevice,
} from '@pahiya/contracts/partner-firms/partner-session-contracts';
import { err } from '@pahiya/domain/shared/result';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestBrowser } from '../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../test/desk.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import {
  mailedToken,
  makeFirm,
  memberCodeAt,
  memberPassword,
  signInAsPartner,
  type TestMember,
} from '../../../test/partner-desk.ts';
import { createTestApi } from '../../../test/test-api.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import { partnerCookie } from './sign-in/partner-cookie.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
const start = new Date('2026-11-21T04:44:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(sql, ['sign_in_tries', 'rate_limits']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

/** Tries to sign in with correct credentials, except for the changes. */
function tryWith(
  member: TestMember,
  change: Partial<Record<string, string>> = {},
  browser = createTestBrowser(api),
) {
  const code = memberCodeAt(member, api.services.now());
  const body = { email: member.email, password: memberPassword, code, ...change };
  return browser.call(loginPartner, { body });
}

const firmBody = {
  kind: 'dealer',
  name: 'Example Cars',
  legalName: 'Example Cars Private Limited',
  gstin: null,
  authorisationNumber: 'DL-29B-0001',
  stateCode: 'DL',
  cityId: 10084,
  grievanceName: 'Meena',
  grievanceEmail: 'care@example-cars.example',
  ownerName: 'Ravi',
};

describe('a firm created at the desk', () => {
  test('invites its owner, who sets a password and an authenticator and is signed in', async () => {
    const { browser: desk } = await signInAtDesk(api, 'firm-maker');
    const ownerEmail = 'ravi@example-cars.example';
    const made = await desk.call(deskCreatePartnerFirm, { body: { ...firmBody, ownerEmail } });
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({ state: 'active', members: 0, openInvitations: 1 });
    const token = mailedToken(api, '/partner/invitation');
    const owner = createTestBrowser(api);
    const opened = await owner.call(partnerInvitation, { params: { token } });
    expect(opened.data).toMatchObject({
      firmName: 'Example Cars',
      email: ownerEmail,
      role: 'owner',
    });
    expect(opened.data.totp.qrSvg).toMatch(/^<svg/);
    const totpKey = opened.data.totp.key;
    const accept = (code: string, password = memberPassword) =>
      owner.call(partnerAcceptInvitation, { params: { token }, body: { password, code } });
    expect((await accept('000000')).problem.code).toBe('partner/code-wrong');
    expect((await accept(memberCodeAt({ totpKey }, start), 'short')).status).toBe(400);
    const accepted = await accept(memberCodeAt({ totpKey }, start));
    expect(accepted.data).toMatchObject({ role: 'owner', firm: { name: 'Example Cars' } });
    expect((await owner.call(partnerSession)).data.email).toBe(ownerEmail);
    expect((await accept(memberCodeAt({ totpKey }, later(1)))).problem.code).toBe(
      'partner/link-over',
    );
    const again = await desk.call(deskCreatePartnerFirm, { body: { ...firmBody, ownerEmail } });
    expect(again.problem.code).toBe('partner/email-taken');
    const { firms } = (await desk.call(deskPartnerFirms)).data;
    expect(firms.filter(({ name }) => name === 'Example Cars')).toHaveLength(1);
  });

  test('is not stored when the mail cannot be sent', async () => {
    const { browser: desk } = await signInAtDesk(api, 'mail-fails');
    const failure = { kind: 'unavailable', provider: 'smtp', detail: 'down' } as const;
    vi.spyOn(api.services.email, 'send').mockResolvedValueOnce(err(failure as never));
    const body = { ...firmBody, name: 'Never Stored', ownerEmail: 'x@never.example' };
    const made = await desk.call(deskCreatePartnerFirm, { body });
    expect(made.problem.code).toBe('partner/mail-not-sent');
    const { firms } = (await desk.call(deskPartnerFirms)).data;
    expect(firms.some(({ name }) => name === 'Never Stored')).toBe(false);
  });

  test('can be paused, resumed and closed; closing ends its members’ sessions', async () => {
    const { browser: desk } = await signInAtDesk(api, 'firm-closer');
    const firm = await makeFirm(api, { name: 'Closing Motors' });
    const { browser } = await signInAsPartner(api, firm);
    const act = (name: string) =>
      desk.call(deskActOnPartnerFirm, {
        params: { firmId: firm.firmId },
        body: { act: name, note: 'For the test' },
      });
    expect((await act('pause')).data.state).toBe('paused');
    expect((await browser.call(partnerSession)).data.firm.isPaused).toBe(true);
    expect((await act('pause')).problem.code).toBe('operator/wrong-state');
    expect((await act('resume')).data.state).toBe('active');
    expect((await act('close')).data.state).toBe('closed');
    expect((await browser.call(partnerSession)).status).toBe(401);
    expect((await act('resume')).problem.code).toBe('operator/wrong-state');
  });
});

describe('signing in as a partner', () => {
  test('takes e-mail, password and an unused code, and sets cookies only for partner paths', async () => {
    const { member } = await signInAsPartner(api, await makeFirm(api));
    api.setNow(later(1));
    const answer = await tryWith(member, { email: member.email.toUpperCase() });
    expect(answer.data.memberId).toBe(member.memberId);
    const cookies = [answer.headers['set-cookie'] ?? []]
      .flat()
      .filter((one) => one.startsWith(`${partnerCookie}=`));
    expect(cookies.length).toBeGreaterThan(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/Path=[^;]*\/partner/);
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Strict/);
    }
    expect((await tryWith(member)).problem.code).toBe('partner/sign-in-refused');
    api.setNow(later(2));
    const three = await Promise.all([tryWith(member), tryWith(member), tryWith(member)]);
    expect(three.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('gives one message for a wrong address, password and code, and accepts a clock half a minute off', async () => {
    const { member } = await signInAsPartner(api, await makeFirm(api));
    api.setNow(later(2));
    const wrong = [
      await tryWith(member, { email: 'nobody@dealer.example' }),
      await tryWith(member, { password: 'wrong' }),
      await tryWith(member, { code: '000000' }),
      await tryWith(member, { code: memberCodeAt(member, later(4)) }),
    ];
    for (const { problem, headers } of wrong) {
      expect(problem).toMatchObject({ status: 422, code: 'partner/sign-in-refused' });
      expect(headers['set-cookie']?.toString() ?? '').not.toContain(partnerCookie);
    }
    expect(new Set(wrong.map(({ problem }) => problem.detail)).size).toBe(1);
    expect((await tryWith(member, { code: memberCodeAt(member, later(1.5)) })).status).toBe(200);
  });

  test('refuses the sixth guess from an address, right or wrong, for an account or none', async () => {
    const { member } = await signInAsPartner(api, await makeFirm(api));
    api.setNow(later(1));
    for (const email of [member.email, 'none@dealer.example']) {
      for (let guess = 1; guess <= 5; guess += 1) {
        expect((await tryWith(member, { email, code: '000000' })).status).toBe(422);
      }
      const sixth = await tryWith(member, { email });
      expect(sixth.problem).toMatchObject({ status: 429, code: 'partner/locked' });
    }
  });

  test('locks codes across addresses once the password is known: the sixth address is refused too', async () => {
    const { member } = await signInAsPartner(api, await makeFirm(api));
    api.setNow(later(1));
    for (let guess = 1; guess <= 5; guess += 1) {
      const browser = createTestBrowser(api, { address: `198.51.${guess}.9` });
      expect((await tryWith(member, { code: '000000' }, browser)).status).toBe(422);
    }
    const sixth = createTestBrowser(api, { address: '198.51.77.9' });
    expect((await tryWith(member, {}, sixth)).problem.code).toBe('partner/sign-in-refused');
  });
});

describe('a session', () => {
  test('ends after an hour without use, after twelve hours, by signing out, and per device', async () => {
    const { member, browser } = await signInAsPartner(api, await makeFirm(api));
    api.setNow(later(1));
    const other = createTestBrowser(api, { userAgent: 'Mozilla/5.0 (Android) Firefox/140.0' });
    await tryWith(member, {}, other);
    const { devices } = (await browser.call(partnerDevices)).data;
    expect(devices).toHaveLength(2);
    const second = devices.find(({ isThis }) => !isThis);
    expect(second?.label).toBe('Firefox on Android');
    const params = { deviceSessionId: second?.deviceSessionId ?? '' };
    expect((await browser.call(partnerSignOutDevice, { params })).status).toBe(200);
    expect((await other.call(partnerSession)).status).toBe(401);
    for (let minutes = 50; minutes <= 700; minutes += 50) {
      api.setNow(later(minutes));
      expect((await browser.call(partnerSession)).status).toBe(200);
    }
    api.setNow(later(721));
    expect((await browser.call(partnerSession)).status).toBe(401);
    await tryWith(member, {}, browser);
    api.setNow(later(782));
    expect((await browser.call(partnerSession)).status).toBe(401);
    await tryWith(member, {}, browser);
    expect((await browser.call(partnerSignOut)).status).toBe(200);
    expect(browser.cookies.has(partnerCookie)).toBe(false);
  });

  test('of another device is not ended by a stranger', async () => {
    const one = await signInAsPartner(api, await makeFirm(api));
    const two = await signInAsPartner(api, await makeFirm(api));
    const { devices } = (await one.browser.call(partnerDevices)).data;
    const params = { deviceSessionId: devices[0]?.deviceSessionId ?? '' };
    await two.browser.call(partnerSignOutDevice, { params });
    expect((await one.browser.call(partnerSession)).status).toBe(200);
  });

  test('a changed password ends all others, and the old password is refused', async () => {
    const { member, browser } = await signInAsPartner(api, await makeFirm(api));
    api.setNow(later(1));
    const other = createTestBrowser(api);
    await tryWith(member, {}, other);
    const change = (current: string, next: string) =>
      browser.call(partnerPassword, { body: { current, next } });
    expect((await change('wrong', 'another long password')).problem.code).toBe(
      'partner/sign-in-refused',
    );
    expect((await change(memberPassword, memberPassword)).problem.code).toBe(
      'partner/password-same',
    );
    expect((await change(memberPassword, 'another long password')).status).toBe(200);
    expect((await browser.call(partnerSession)).status).toBe(200);
    expect((await other.call(partnerSession)).status).toBe(401);
  });
});

describe('members', () => {
  test('are invited, changed and removed by an owner; a removed member’s live session is dead at the next call', async () => {
    const firm = await makeFirm(api);
    const { browser: owner, member: ownerMember } = await signInAsPartner(api, firm);
    const invited = await owner.call(partnerInvite, {
      body: { email: 'agent@dealer.example', displayName: 'Anil', role: 'agent' },
    });
    expect(invited.status).toBe(201);
    const first = mailedToken(api, '/partner/invitation');
    await owner.call(partnerInvite, {
      body: { email: 'agent@dealer.example', displayName: 'Anil', role: 'agent' },
    });
    const visitor = createTestBrowser(api);
    const open = (token: string) => visitor.call(partnerInvitation, { params: { token } });
    expect((await open(first)).problem.code).toBe('partner/link-over');
    const { invitations } = (await owner.call(partnerMembers)).data;
    expect(invitations).toHaveLength(1);
    const params = { invitationId: invitations[0]?.invitationId ?? '' };
    expect((await owner.call(partnerRevokeInvitation, { params })).status).toBe(200);
    expect((await open(mailedToken(api, '/partner/invitation'))).status).toBe(404);

    const { browser: agent, member } = await signInAsPartner(api, firm, 'agent');
    const one = { memberId: member.memberId };
    const changed = await owner.call(partnerChangeMember, {
      params: one,
      body: { role: 'manager' },
    });
    expect(changed.data.role).toBe('manager');
    expect((await agent.call(partnerSession)).data.role).toBe('manager');
    expect((await owner.call(partnerRemoveMember, { params: one })).status).toBe(200);
    expect((await agent.call(partnerSession)).status).toBe(401);
    expect((await tryWith(member)).status).toBe(422);

    const self = { memberId: ownerMember.memberId };
    expect((await owner.call(partnerRemoveMember, { params: self })).problem.code).toBe(
      'partner/last-owner',
    );
    const demoted = await owner.call(partnerChangeMember, {
      params: self,
      body: { role: 'auditor' },
    });
    expect(demoted.problem.code).toBe('partner/last-owner');
  });

  test('of another firm are not found', async () => {
    const { member } = await signInAsPartner(api, await makeFirm(api), 'agent');
    const { browser: stranger } = await signInAsPartner(api, await makeFirm(api));
    const params = { memberId: member.memberId };
    for (const answer of [
      await stranger.call(partnerRemoveMember, { params }),
      await stranger.call(partnerResetMember, { params }),
      await stranger.call(partnerChangeMember, { params, body: { role: 'owner' } }),
    ]) {
      expect(answer.problem).toMatchObject({ status: 404, code: 'partner/not-found' });
    }
  });

  test('two owners cannot remove each other at once', async () => {
    const firm = await makeFirm(api);
    const one = await signInAsPartner(api, firm);
    const two = await signInAsPartner(api, firm);
    const answers = await Promise.all([
      one.browser.call(partnerRemoveMember, { params: { memberId: two.member.memberId } }),
      two.browser.call(partnerRemoveMember, { params: { memberId: one.member.memberId } }),
    ]);
    const owners = await sql`
      select from partner_members where firm_id = ${firm.firmId} and removed_at is null`;
    expect(owners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('who lost the phone get a new authenticator by an owner; known sessions end when it is set', async () => {
    const firm = await makeFirm(api);
    const { browser: owner } = await signInAsPartner(api, firm);
    const { browser: agent, member } = await signInAsPartner(api, firm, 'agent');
    await owner.call(partnerResetMember, { params: { memberId: member.memberId } });
    expect((await agent.call(partnerSession)).status).toBe(200);
    const params = { token: mailedToken(api, '/partner/invitation') };
    const fresh = createTestBrowser(api);
    const { key } = (await fresh.call(partnerInvitation, { params })).data.totp;
    const body = {
      password: 'a different password',
      code: memberCodeAt({ totpKey: key }, start),
    };
    const accepted = await fresh.call(partnerAcceptInvitation, { params, body });
    expect(accepted.data.memberId).toBe(member.memberId);
    expect((await agent.call(partnerSession)).status).toBe(401);
    api.setNow(later(1));
    expect((await tryWith(member)).status).toBe(422);
  });

  test('who forgot the password set a new one by link and code, once, within an hour', async () => {
    const { browser, member } = await signInAsPartner(api, await makeFirm(api));
    const visitor = createTestBrowser(api);
    const ask = (email: string) => visitor.call(partnerRecover, { body: { email } });
    const mailsBefore = api.email.sent.length;
    expect((await ask('nobody@dealer.example')).data).toEqual({ isAsked: true });
    expect((await ask(member.email)).data).toEqual({ isAsked: true });
    await expect.poll(() => api.email.sent).toHaveLength(mailsBefore + 1);
    const params = { token: mailedToken(api, '/partner/recover') };
    const set = (code: string) =>
      visitor.call(partnerNewPassword, { params, body: { password: 'brand new password', code } });
    api.setNow(later(1));
    expect((await set('000000')).problem.code).toBe('partner/code-wrong');
    expect((await set(memberCodeAt(member, later(1)))).status).toBe(200);
    expect((await set(memberCodeAt(member, later(2)))).problem.code).toBe('partner/link-over');
    expect((await browser.call(partnerSession)).status).toBe(401);
    api.setNow(later(2));
    expect((await tryWith(member, { password: 'brand new password' })).status).toBe(200);
    await ask(member.email);
    await expect.poll(() => api.email.sent).toHaveLength(mailsBefore + 2);
    api.setNow(later(63));
    const late = { token: mailedToken(api, '/partner/recover') };
    const body = { password: 'brand new password', code: '000000' };
    expect((await visitor.call(partnerNewPassword, { params: late, body })).problem.code).toBe(
      'partner/link-over',
    );
  });
});
