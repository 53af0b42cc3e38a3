import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';

const off = {
  ...{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030', isProved: true },
  ...{ hasEmail: false, devices: 0, alert: null },
};
const on = {
  ...off,
  alert: {
    ...{ channels: ['sms'], startedAt: '2026-11-20T04:44:00Z', hasFailedSource: true },
    ...{ checkedAt: '2026-11-21T04:44:00Z', challans: 2 },
  },
};
const at = (path: string, changes: Parameters<typeof fakeTransport>[0] = {}) => ({
  path,
  transport: fakeTransport({
    getLayout: answered({ data: [] }),
    editedMetas: answered({ metas: [] }),
    checkLogin: answered({ isLoggedIn: true, user: null }),
    readOwnerAlerts: answered(off),
    listOwnerAlerts: answered({ alerts: [] }),
    ...changes,
  }),
  isLoggedIn: true,
});
const path = '/garage/DL8CAF5030/alerts';
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('alerts are off until a channel is ticked; channels that cannot reach are closed', async () => {
  const { main } = await documentOf(at(path));
  expect(main).not.toMatch(/type="checkbox"[^>]*checked/);
  expect(main).toMatch(/<input disabled=""[^>]*id="email"/);
  const none = await documentOf({ ...at(path), form: formOf({}) });
  expect([none.status, wordsOf(none.main).includes('Choose at least one way')]).toEqual([
    400,
    true,
  ]);
  const started = {
    ...at(path, { changeOwnerAlerts: answered(on) }),
    form: formOf({ sms: 'yes' }),
  };
  expect(await renderFakePage(started)).toMatchObject({ location: `${path}?done=on` });
});

test('the page says when it last looked, what it found, and that a source failed', async () => {
  const { main } = await documentOf(at(path, { readOwnerAlerts: answered(on) }));
  expect(wordsOf(main)).toContain('Challans known then: 2.');
  expect(wordsOf(main)).toContain('One source did not respond.');
  const hindi = await documentOf(at(`/hi${path}`, { readOwnerAlerts: answered(on) }));
  expect(wordsOf(hindi.main)).toContain('तब तक मिले चालान: 2।');
});

test('without proof the page asks for both numbers of the RC', async () => {
  const unproved = { readOwnerAlerts: answered({ ...off, isProved: false }) };
  const { main } = await documentOf(at(path, unproved));
  expect(main).toContain('id="chassisNumber"');
  expect(main).not.toContain('id="sms"');
  const form = formOf({ intent: 'prove', chassisNumber: 'x' });
  const wrong = await documentOf({ ...at(path, unproved), form });
  expect(wrong.status).toBe(400);
});

test('the link of a message ends alerts with one press, not by being opened', async () => {
  const { main } = await documentOf({ ...at('/garage/alerts?key=a.b'), isLoggedIn: false });
  expect(main).toContain('name="key" value="a.b"');
  const form = formOf({ key: 'a.b' });
  const ended = await renderFakePage({
    ...at('/garage/alerts', { stopOwnerAlerts: answered({ isStopped: true }) }),
    form,
  });
  expect(ended).toMatchObject({ location: '/garage/alerts?done=off' });
  const cut = at('/garage/alerts', { stopOwnerAlerts: refusedWith('link/over') });
  expect(wordsOf((await documentOf({ ...cut, form })).main)).toContain('This link no longer works');
});

test('all vehicles of the garage lead to their alerts', async () => {
  const vehicles = [{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' }];
  const listGarage = answered({ vehicles, calendarPath: null });
  const soldVehicles = answered({ sold: [] });
  const { main } = await documentOf(at('/garage/all-alerts', { listGarage, soldVehicles }));
  expect(main).toContain('href="/garage/DL8CAF5030/alerts"');
  const none = answered({ vehicles: [], calendarPath: null });
  const empty = await documentOf(at('/hi/garage/all-alerts', { listGarage: none, soldVehicles }));
  expect(wordsOf(empty.main)).toContain('पहले अपने गैरेज में गाड़ी जोड़ें');
  const over = refusedWith('auth/required');
  const signedOut = at('/garage/all-alerts', { listGarage: over, soldVehicles: over });
  expect(await renderFakePage(signedOut)).toMatchObject({
    location: '/sign-in?next=%2Fgarage%2Fall-alerts',
  });
});

test('sold vehicles are named with the state of their RC, and a failure is said', async () => {
  const listGarage = answered({ vehicles: [], calendarPath: null });
  const sale = {
    ...{ soldId: '5b0c9f6e-2f4e-4c5b-9d8a-1b2c3d4e5f60', vehicleNumber: 'MH12DE1433' },
    ...{ title: 'Swift', soldAt: '2026-11-20T04:44:00Z', recordClosedAt: null },
  };
  const soldVehicles = answered({ sold: [sale] });
  const { main } = await documentOf(at('/garage/all-alerts', { listGarage, soldVehicles }));
  expect(main).toContain(`href="/sell-car/sold/${sale.soldId}"`);
  expect(wordsOf(main)).toContain('RC still in your name');
  const down = { listGarage, soldVehicles: refusedWith('server/unavailable') };
  const failed = await documentOf(at('/garage/all-alerts', down));
  expect([failed.status, wordsOf(failed.main).includes('could not be loaded')]).toEqual([
    200,
    true,
  ]);
});

test('each vehicle of the garage says whether its alerts are on and what the last look found', async () => {
  const vehicles = ['DL8CAF5030', 'MH12DE1433'].map((vehicleNumber) => ({
    vehicleNumber,
    display: vehicleNumber,
  }));
  const state = { checkedAt: '2026-11-21T04:44:00Z', hasFailedSource: true, challans: 2 };
  const answers = {
    listGarage: answered({ vehicles, calendarPath: null }),
    soldVehicles: answered({ sold: [] }),
    listOwnerAlerts: answered({ alerts: [{ vehicleNumber: 'DL8CAF5030', ...state }] }),
  };
  const words = wordsOf((await documentOf(at('/garage/all-alerts', answers))).main);
  expect(words.replace(/\s+/g, ' ')).toMatch(
    /DL8CAF5030 On .*Challans known then: 2\..*did not respond.*MH12DE1433 Off/,
  );
  const down = { ...answers, listOwnerAlerts: refusedWith('server/unavailable') };
  const failed = wordsOf((await documentOf(at('/garage/all-alerts', down))).main);
  expect(failed).toContain('could not be loaded');
  expect(failed).not.toMatch(/\bOff\b/);
});
