import { createApiClient } from '@pahiya/api-client/api-client';
import type { ApiTransport } from '@pahiya/api-client/api-transport';
import { describe, expect, test } from 'vitest';
import { safeNextPath } from '../page/page-path.ts';
import { submitSignIn } from './sign-in-action.ts';

const challenge = {
  challengeId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11',
  mobileMasked: '98•••••210',
  expiresAt: '2026-11-21T04:49:00Z',
  resendAt: '2026-11-21T04:44:30Z',
};
const codeForm = { ...challenge, mobile: '9876543210', next: '/garage' };

async function submit(fields: Record<string, string>, transport: ApiTransport) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return submitSignIn({ api: createApiClient(transport), language: 'hi' }, form);
}

const answering =
  (status: number, body: unknown, seen: unknown[] = []): ApiTransport =>
  async (call, input) => {
    seen.push([call.path, input.body]);
    return { status, body, retryAfter: status === 429 ? 12 : null };
  };

describe('requesting an OTP', () => {
  test.each(['98765 43210', '+91 98765-43210', '919876543210'])('accepts %s', async (mobile) => {
    const seen: unknown[] = [];
    const state = await submit(
      { intent: 'send', mobile },
      answering(200, { data: challenge }, seen),
    );
    expect(state).toMatchObject({ step: 'code', mobile: '9876543210', mobileMasked: '98•••••210' });
    expect(seen).toEqual([
      ['/auth/user/generateOtp', { mobile: '9876543210', channel: 'sms', language: 'hi' }],
    ]);
  });

  test('refuses an invalid number without a call, and keeps what was typed', async () => {
    const seen: unknown[] = [];
    const state = await submit({ intent: 'send', mobile: '12345' }, answering(200, {}, seen));
    expect(state).toMatchObject({
      step: 'mobile',
      mobile: '12345',
      fault: { code: 'mobile/format' },
    });
    expect(seen).toEqual([]);
  });

  test('works by call', async () => {
    const seen: unknown[] = [];
    await submit({ ...codeForm, intent: 'call' }, answering(200, { data: challenge }, seen));
    expect(seen).toMatchObject([['/auth/user/generateOtp', { channel: 'voice' }]]);
  });

  test('too soon stays at the sent OTP and says how long to wait', async () => {
    const refusal = answering(429, { code: 'auth/otp-wait' });
    const state = await submit({ ...codeForm, intent: 'resend' }, refusal);
    expect(state).toMatchObject({
      step: 'code',
      challengeId: challenge.challengeId,
      fault: { code: 'auth/otp-wait', retryAfter: 12 },
    });
  });
});

describe('submitting the OTP', () => {
  test('returns to a checkout of sixty challans with all of them', async () => {
    const challans = Array.from({ length: 60 }, (_, at) => `&c=MH${String(at).padStart(17, '7')}`);
    const next = `/hi/app-challan-pay/MH14GH0007/checkout?d=${challenge.challengeId}${challans.join('')}`;
    const form = { ...codeForm, intent: 'verify', otp: '123456', next };
    expect(await submit(form, answering(200, { data: {} }))).toEqual({ step: 'done', next });
    expect(safeNextPath(next, '/')).toBe(next);
  });

  test('that is right completes sign-in and redirects', async () => {
    const seen: unknown[] = [];
    const answer = answering(200, { data: { user: {} } }, seen);
    const state = await submit({ ...codeForm, intent: 'verify', otp: '123 456' }, answer);
    expect(state).toEqual({ step: 'done', next: '/garage' });
    const { challengeId } = challenge;
    expect(seen).toEqual([
      ['/auth/login/user', { mobile: '9876543210', challengeId, otp: '123456', language: 'hi' }],
    ]);
  });

  test.each([
    ['12345', 200, {}, 'otp/format'],
    ['111111', 422, { code: 'auth/otp-wrong' }, 'auth/otp-wrong'],
    ['111111', 422, { code: 'auth/otp-tries-used' }, 'auth/otp-tries-used'],
    ['111111', 502, null, 'unknown'],
  ])('%s, answered %d, stays at the OTP with its reason', async (otp, status, body, code) => {
    const state = await submit({ ...codeForm, intent: 'verify', otp }, answering(status, body));
    expect(state).toMatchObject({ step: 'code', mobile: '9876543210', fault: { code } });
  });

  test('can be cancelled to change the number', async () => {
    const state = await submit({ ...codeForm, intent: 'restart' }, answering(500, null));
    expect(state).toEqual({ step: 'mobile', mobile: '9876543210', fault: null });
  });
});
