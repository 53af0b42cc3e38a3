import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from './fake-transport.ts';
import { base, visits } from './page-visits.ts';
import { documentOf, renderFakePage } from './render-fake-page.ts';

describe('without script', () => {
  test('a number in any format redirects to the one address of its record', async () => {
    const transport = fakeTransport(base);
    const search = await renderFakePage({
      path: '/rc-search?vehicleNumber=dl-8c+af+5030',
      transport,
    });
    expect(search).toMatchObject({ kind: 'redirect', location: '/rc-details/DL8CAF5030' });
    const hindi = await renderFakePage({
      path: '/hi/rc-search?vehicleNumber=dl8caf5030&then=insurance',
      transport,
    });
    expect(hindi).toMatchObject({ location: '/hi/rc-details/DL8CAF5030#insurance' });
    const other = await renderFakePage({ path: '/rc-details/dl08caf5030', transport });
    expect(other).toMatchObject({ kind: 'redirect', location: '/rc-details/DL8CAF5030' });
  });

  test('only the campaign fields of the query are passed on to the record', async () => {
    const path = '/rc-search?vehicleNumber=DL8CAF5030&utm_campaign=rcs_campaign&userId=7&x=1';
    const result = await renderFakePage({ path, transport: fakeTransport(base) });
    expect(result).toMatchObject({ location: '/rc-details/DL8CAF5030?utm_campaign=rcs_campaign' });
  });

  test.each(['/', '/rc-search', '/hi/rc-search'])(
    'a number in a link to %s is prefilled',
    async (page) => {
      const path = `${page}?vehicle_num=DL8CAF5030`;
      const { main } = await documentOf({ path, transport: fakeTransport(base) });
      expect(main).toMatch(/<input[^>]*name="vehicleNumber"[^>]*value="DL8CAF5030"/);
    },
  );

  test('recent searches can be cleared', async () => {
    let isCleared = false;
    const transport = fakeTransport({
      ...base,
      clearRecentSearches: () => {
        isCleared = true;
        return answered({ searches: [] });
      },
    });
    const form = { intent: 'clear-recent' };
    const result = await renderFakePage({ path: '/rc-search', transport, form });
    expect(result).toMatchObject({ kind: 'redirect', status: 303, location: '/rc-search' });
    expect(isCleared).toBe(true);
  });

  test('analytics says that it is on by default, and one button turns it off', async () => {
    const sent: unknown[] = [];
    const off = { purpose: 'analytics', state: 'denied', isGranted: false };
    const transport = fakeTransport({
      ...base,
      setConsent: (input) => {
        sent.push(input);
        return answered({ consents: [off] });
      },
    });
    const { main } = await documentOf({ path: '/consent', transport });
    expect(main).toContain('On by default');
    expect(main).toContain('It stays on until you turn it off here.');
    expect(main.match(/<button[^>]*>/g)).toHaveLength(1);
    expect(main).toMatch(/<button value="false"[^>]* name="granted"/);
    const form = { purpose: 'analytics', granted: 'false' };
    const result = await renderFakePage({ path: '/consent', transport, form });
    expect(result).toMatchObject({ kind: 'redirect', status: 303, location: '/consent' });
    expect(sent).toMatchObject([{ body: { purpose: 'analytics', granted: false } }]);
    const decided = fakeTransport({ ...base, getConsents: answered({ consents: [off] }) });
    const after = await documentOf({ path: '/consent', transport: decided });
    expect(after.main).not.toContain('by default');
  });

  test('a report is submitted; without a field the form asks for it', async () => {
    const transport = fakeTransport({
      ...base,
      reportField: answered({ field: 'fuel', isShown: false }),
    });
    const path = '/rc-details/DL8CAF5030/report';
    const done = await documentOf({ path, transport, form: { field: 'fuel', note: 'It is CNG' } });
    expect(done.main).toContain('Thank you');
    const asked = await documentOf({ path, transport, form: { field: '', note: 'It is CNG' } });
    expect(asked.status).toBe(400);
    expect(asked.main).toContain('Select the incorrect detail');
    expect(asked.main).toContain('It is CNG');
  });

  test('adding to the garage after the session expired redirects to sign-in and keeps the number', async () => {
    const transport = fakeTransport({ ...base, addToGarage: refusedWith('auth/required') });
    const form = { intent: 'add', vehicleNumber: 'DL 8C AF 5030' };
    const result = await renderFakePage({ path: '/garage', transport, form });
    expect(result).toMatchObject({
      kind: 'redirect',
      location: `/sign-in?next=${encodeURIComponent('/garage?add=DL8CAF5030')}`,
    });
  });

  test('at the daily limit the garage says when the vehicle can be added', async () => {
    const transport = fakeTransport({ ...base, addToGarage: refusedWith('1003', 3600) });
    const form = { intent: 'add', vehicleNumber: 'DL 8C AF 5030' };
    const page = await documentOf({ path: '/garage', transport, form, isLoggedIn: true });
    expect(page.status).toBe(429);
    expect(page.main).toContain('You can add it after 21 Nov 2026, 11:20 am IST.');
  });

  test('an account is not deleted without the confirmation word', async () => {
    const form = { intent: 'delete', confirm: 'delete' };
    const page = await documentOf({ ...visits['an account'], form });
    expect(page.status).toBe(400);
    expect(page.main).toContain('Type DELETE in capital letters.');
  });

  test('chassis and engine numbers are never sent back in a page', async () => {
    const transport = fakeTransport({ ...base, hideVehicle: refusedWith('vehicle/not-proven') });
    const form = { chassisNumber: 'MBHCZC63SMA24471K', engineNumber: 'K12MN5283390' };
    const path = '/rc-details/DL8CAF5030/hide';
    const page = await documentOf({ path, transport, form, isLoggedIn: true });
    expect(page.status).toBe(422);
    expect(page.html).not.toContain('MBHCZC63SMA24471K');
    expect(page.html).not.toContain('K12MN5283390');
  });
});

test.each([
  [true, true],
  [false, false],
])(
  'a call is offered only where OTP calls are configured (%s)',
  async (hasVoiceCodes, isOffered) => {
    const transport = fakeTransport({
      ...base,
      checkLogin: answered({ isLoggedIn: false, user: null }),
      generateOtp: answered({
        challengeId: 'f1d0c7f2-3d5b-4f7e-9a63-0f8f9be1f9a3',
        mobileMasked: '98•••••210',
        expiresAt: '2026-11-21T04:55:00.000Z',
        resendAt: '2026-11-21T04:50:30.000Z',
      }),
    });
    const form = { intent: 'send', mobile: '9876543210' };
    const page = await documentOf({
      path: '/sign-in',
      transport,
      form,
      environment: { hasVoiceCodes },
    });
    expect(page.main).toContain('Resend OTP');
    expect(page.main.includes('Get OTP by call')).toBe(isOffered);
  },
);
