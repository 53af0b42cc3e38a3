import { exampleServiceOrder } from '@pahiya/contracts/service-history/examples';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';
import { copy as english } from '../copy/en/insurance-bonus.ts';
import { copy as hindi } from '../copy/hi/insurance-bonus.ts';

const { orderId } = exampleServiceOrder;
const policy = (changes: object = {}) => ({
  ...{ insurer: 'Insurer a', helpline: '1800111222', policyNumber: 'POL/1', percent: 50 },
  options: [
    { percent: 0, due: 590_000 },
    { percent: 20, due: 354_000 },
  ],
  ...{ correction: null, ...changes },
});

describe.each(['', '/hi'])('the correction of a bonus at %s', (prefix) => {
  const path = `${prefix}/insurance-policy/${orderId}/bonus`;
  const copy = prefix === '' ? english : hindi;
  const open = (given: object = policy()) =>
    documentOf({
      ...{ path, isLoggedIn: true },
      transport: fakeTransport({ ...base, readBonusCheck: answered(given) }),
    });
  const send = (form: Record<string, string>, answers: Parameters<typeof fakeTransport>[0] = {}) =>
    documentOf({
      ...{ path, isLoggedIn: true, form },
      transport: fakeTransport({ ...base, readBonusCheck: answered(policy()), ...answers }),
    });

  test('says what each lower bonus costs before anything can be asked, and chooses nothing', async () => {
    const { status, main } = await open();
    expect(status).toBe(200);
    expect(wordsOf(main)).toContain('₹5,900');
    expect(wordsOf(main)).toContain('₹3,540');
    expect(main.indexOf('name="confirm"')).toBeGreaterThan(main.indexOf('₹3,540'));
    expect(main).not.toMatch(/checked=""|undefined|NaN|\[object/);
  });

  test('names what is missing, and keeps what was chosen', async () => {
    const { status, main } = await send({ percent: '20' });
    expect(status).toBe(400);
    expect(wordsOf(main)).toContain(copy.errors.confirm);
    expect(main).toMatch(/<option value="20" selected/);
    const none = await send({ confirm: 'yes' });
    expect([none.status, wordsOf(none.main)]).toEqual([
      400,
      expect.stringContaining(copy.errors.percent),
    ]);
  });

  test('shows a refusal of the server, and no form where none is possible', async () => {
    const refused = await send(
      { percent: '20', confirm: 'yes' },
      { correctBonus: refusedWith('insurance/bonus-not-open') },
    );
    expect(refused.status).toBe(409);
    const closed = await open(policy({ options: [] }));
    expect(closed.main).not.toContain('name="confirm"');
    expect(wordsOf(closed.main)).toContain('1800111222');
  });

  test.each(['asked', 'endorsed', 'kept'] as const)('says how it stands: %s', async (state) => {
    const correction = { percent: 20, due: 354_000, state };
    const { main } = await open(policy({ options: [], correction }));
    const said = copy.states[state]({ insurer: 'Insurer a', percent: 20, due: '₹3,540' });
    expect(wordsOf(main)).toContain(said);
    expect(main).not.toContain('name="confirm"');
  });

  test('is for its holder alone', async () => {
    const sent = await renderFakePage({ path, transport: fakeTransport(base) });
    expect(sent).toMatchObject({ kind: 'redirect', location: expect.stringContaining('/sign-in') });
  });
});
