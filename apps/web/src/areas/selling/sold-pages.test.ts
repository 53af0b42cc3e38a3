import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { base } from '../../testing/page-visits.ts';
import { documentOf, wordsOf } from '../../testing/render-fake-page.ts';

const soldId = '5b0c9f6e-2f4e-4c5b-9d8a-1b2c3d4e5f60';
const row = {
  ...{ soldId, vehicleNumber: 'DL8CAF5030', title: 'Maruti Suzuki Swift VXI' },
  ...{ soldAt: '2026-11-21T04:44:00Z', recordClosedAt: null },
};
const sold = {
  ...row,
  ...{ place: 'Rohini', odometerKm: 42_300, amount: 45_000_000, buyer: 'Ravi Sample' },
  ...{ code: 'K7M2Q9XW4B6T', sha256: '9f2c', reportNumber: null, reportedAt: null },
  ...{ recordSeenAt: null, recordFailedAt: null, watchUntil: '2027-05-20' },
  duties: [
    { id: 'report', who: 'seller', dueOn: '2026-12-05' },
    { id: 'apply', who: 'buyer', dueOn: '2026-12-21' },
    { id: 'insurance', who: 'buyer', dueOn: '2026-12-05' },
  ],
  ...{ channels: [], hasEmail: false, challans: [], challansAt: null, hasFailedSource: false },
};
const vehicles = [{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' }];
const calls = {
  ...base,
  soldVehicles: answered({ sold: [row] }),
  listGarage: answered({ vehicles, calendarPath: null }),
  soldVehicle: answered(sold),
};
const own = { isLoggedIn: true };
const visit = async (path: string, changed: object = {}, more: object = own) => {
  const transport = fakeTransport({ ...calls, ...changed });
  return (await documentOf({ path, transport, ...more })).main;
};

describe('the form', () => {
  test.each([
    ['/sell-car/sold', 'Create papers', 'This is not insurance'],
    ['/hi/sell-car/sold', 'काग़ज़ बनाएँ', 'यह बीमा नहीं है'],
  ])('at %s offers the garage’s vehicles with nothing ticked', async (path, submit, note) => {
    const page = await visit(`${path}?vehicleNumber=DL8CAF5030`);
    expect(wordsOf(page)).toContain(submit);
    expect(wordsOf(page)).toContain(note);
    expect(page).toMatch(/<option value="DL8CAF5030" selected/);
    expect(page).not.toContain('checked=""');
    expect(page).toContain(`/sell-car/sold/${soldId}`);
  });

  test('asks a visitor to sign in, and one without vehicles for the garage', async () => {
    const visitor = await visit('/sell-car/sold', {}, {});
    expect(wordsOf(visitor)).toContain('Sign in to record a sale');
    const none = { listGarage: answered({ vehicles: [], calendarPath: null }) };
    expect(wordsOf(await visit('/sell-car/sold', none))).toContain('Your garage is empty');
  });

  test('names what is wrong and keeps what was typed', async () => {
    const page = await documentOf({
      path: '/sell-car/sold',
      transport: fakeTransport({ ...calls, recordSold: refusedWith('garage/not-in-garage') }),
      ...own,
      form: { buyerName: 'Ravi Sample', day: '2026-11-20', time: '10:00' },
    });
    expect(page.status).toBe(400);
    expect(page.main).toContain('value="Ravi Sample"');
    expect(wordsOf(page.main)).toContain('Choose the vehicle you sold');
  });
});

describe('a sale', () => {
  test('shows papers, days and that challans were not checked', async () => {
    const words = wordsOf(await visit(`/sell-car/sold/${soldId}?done=recorded`));
    expect(words).toContain('Report by 5 Dec 2026');
    expect(words).toContain('The buyer applies in Form 30 by 21 Dec 2026');
    expect(words).toContain('Not checked yet');
    expect(words).not.toContain('No challan was issued');
    expect(words).toContain('Your account has no email address');
  });

  test('shows a failed source as failed, never as none', async () => {
    const changed = {
      soldVehicle: answered({
        ...sold,
        ...{ challansAt: '2026-11-24T05:00:00Z', hasFailedSource: true },
        recordFailedAt: '2026-11-24T05:00:00Z',
      }),
    };
    const words = wordsOf(await visit(`/sell-car/sold/${soldId}`, changed));
    expect(words).toContain('A source did not respond');
    expect(words).toContain('VAHAN did not respond');
    expect(words).not.toContain('No challan was issued');
  });

  test('links a letter for each challan, in the language of the page', async () => {
    const challan = {
      ...{ challanNumber: 'DL1AFTER', issuedOn: '2026-11-22', amount: 50_000, authority: null },
    };
    const changed = {
      soldVehicle: answered({ ...sold, challans: [challan], challansAt: '2026-11-24T05:00:00Z' }),
    };
    const page = await visit(`/hi/sell-car/sold/${soldId}`, changed);
    expect(page).toContain(`/sold/${soldId}/challans/DL1AFTER/letter?language=hi`);
    expect(wordsOf(page)).toContain('आपत्ति का पत्र');
  });

  test('whose record names another owner is over', async () => {
    const changed = {
      soldVehicle: answered({ ...sold, recordClosedAt: '2026-12-10T05:00:00Z', watchUntil: null }),
    };
    const page = await visit(`/sell-car/sold/${soldId}`, changed);
    expect(wordsOf(page)).toContain('RC names the new owner');
    expect(wordsOf(page)).not.toContain('Check now');
  });
});

test('a message’s link only opens the page that stops messages', async () => {
  const page = await visit('/sell-car/sold-alerts?key=abc.def', {}, {});
  expect(page).toContain('name="key" value="abc.def"');
  expect(wordsOf(page)).toContain('Stop messages');
});
