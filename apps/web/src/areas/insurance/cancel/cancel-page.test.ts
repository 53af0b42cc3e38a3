import { exampleServiceOrder } from '@pahiya/contracts/service-history/examples';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf } from '../../../testing/render-fake-page.ts';
import { copy as english } from '../copy/en/insurance-cancel.ts';
import { copy as hindi } from '../copy/hi/insurance-cancel.ts';

const orderId = '6f4c3d0a-7b70-4b4f-9d0f-0d7c5f7b1a11';
const refund = {
  ...{ kind: 'refund', part: 'own-damage', premium: 871_233, gst: 156_822, total: 1_028_055 },
  ...{ isLeast: false, usedDays: 100, policyDays: 365 },
};
const policy = (changes: object = {}) => ({
  ...{ insurer: 'Insurer a', helpline: '1800111222', policyNumber: 'POL/1', cover: 'package' },
  ...{ endsOn: '2027-03-31', paid: 1_819_088, asksClaim: true, offer: refund },
  ...changes,
});
const base = {
  getLayout: answered({ data: [] }),
  editedMetas: answered({ metas: [] }),
  checkLogin: answered({ isLoggedIn: true, user: null }),
};

test('advice on third-party cover belongs to the end of the whole policy', () => {
  for (const { confirmHint } of [english, hindi]) {
    expect(confirmHint.whole).toContain(confirmHint['own-damage']);
    expect(confirmHint.whole).not.toBe(confirmHint['own-damage']);
  }
});

describe.each(['', '/hi'])('cancelling at %s', (prefix) => {
  const here = `${prefix}/insurance-policy/${orderId}/cancel`;
  const open = (given: object = policy(), query = '', isLoggedIn = true) =>
    documentOf({
      ...{ path: here + query, isLoggedIn },
      transport: fakeTransport({ ...base, readCancellation: answered(given) }),
    });
  const send = (
    fields: object,
    answers: Parameters<typeof fakeTransport>[0] = {},
    query = '?claim=no',
  ) =>
    documentOf({
      ...{ path: here + query, isLoggedIn: true },
      form: { refund: '1028055', confirm: 'yes', ...fields },
      transport: fakeTransport({ ...base, readCancellation: answered(policy()), ...answers }),
    });

  test('shows the refund before anything can be confirmed, and ticks nothing', async () => {
    const { status, main } = await open();
    expect(status).toBe(200);
    expect(main.indexOf('₹10,280.55')).toBeGreaterThan(0);
    expect(main.indexOf('name="confirm"')).toBeGreaterThan(main.indexOf('₹10,280.55'));
    expect(main).not.toContain('checked=""');
    expect(main).not.toMatch(/undefined|NaN|\[object/);
  });

  test.each(['compulsory-cover', 'over', 'not-in-force', 'third-party-left', 'not-known'])(
    'says why there is none: %s',
    async (reason) => {
      const { main } = await open(
        policy({ cover: 'third-party', asksClaim: false, offer: { kind: 'refused', reason } }),
      );
      expect(main).not.toContain('name="confirm"');
      expect(main).not.toContain('name="claim"');
      // One that has ended has nothing to choose.
      const isOver = ['over', 'not-in-force', 'third-party-left'].includes(reason);
      expect(main.includes('name="ground"')).toBe(!isOver);
      const { back, keep } = prefix === '' ? english : hindi;
      expect(main.includes(keep)).toBe(!isOver);
      expect(main.includes(back)).toBe(isOver);
    },
  );

  test('asks for a claim where the refund depends on one, and says what a seller does first', async () => {
    const { claim, sold } = prefix === '' ? english : hindi;
    const whole = { ...refund, part: 'whole' };
    for (const asksClaim of [true, false]) {
      const { main } = await open(
        policy({ cover: 'third-party', asksClaim, offer: whole }),
        '?claim=no&ground=total-loss',
      );
      expect(main.includes(claim)).toBe(asksClaim);
      expect(main).not.toContain(sold);
    }
    expect((await open()).main).toContain(sold);
  });

  test('shows lines that add up to what comes back', async () => {
    const { rounding } = prefix === '' ? english : hindi;
    const offer = { ...refund, part: 'whole', premium: 379_100, gst: 68_238, total: 447_300 };
    const { main } = await open(policy({ cover: 'third-party', offer }));
    expect(main).toContain(rounding);
    expect(main).toContain('-₹0.38');
    expect((await open()).main).not.toContain(rounding);
  });

  test('asks for the other policy of a doubled cover alone', async () => {
    expect((await open()).main).not.toContain('name="otherPolicy"');
    const { main } = await open(policy(), '?claim=no&ground=double-insurance');
    expect(main).toContain('name="otherPolicy"');
  });

  test('needs a sign-in', async () => {
    await expect(open(policy(), '', false)).rejects.toThrow('/sign-in');
  });

  test('sends what was shown, and leads to the order', async () => {
    let sent: unknown = null;
    const answers = {
      cancelPolicy: (input: unknown) => {
        sent = input;
        return answered({ order: exampleServiceOrder });
      },
    };
    await expect(send({ reason: 'sold' }, answers, '?claim=yes')).rejects.toThrow(
      `led to ${prefix}/orders/${orderId}`,
    );
    expect(sent).toMatchObject({
      params: { orderId },
      body: { hadClaim: true, ground: null, reason: 'sold', expectedRefund: 1_028_055 },
    });
  });

  test('without a confirmation or the other policy says so at the field, and sends nothing', async () => {
    const bare = await send({ confirm: '' });
    expect(bare.status).toBe(400);
    expect(bare.main).toContain('href="#confirm"');
    const doubled = await send({ otherPolicy: 'no' }, {}, '?claim=no&ground=double-insurance');
    expect(doubled.main).toContain('href="#otherPolicy"');
    expect(doubled.main).toContain('value="no"');
  });

  test.each(['insurance/cannot-cancel', 'insurance/refund-changed'] as const)(
    'shows %s',
    async (code) => {
      const { status, main } = await send({}, { cancelPolicy: refusedWith(code) });
      expect(status).toBe(409);
      expect(main).toContain('name="confirm"');
    },
  );
});
