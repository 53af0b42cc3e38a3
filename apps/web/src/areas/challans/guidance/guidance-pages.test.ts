import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';

const check = {
  verdict: 'fake',
  reasons: ['apk-file', 'brand-new-reason'],
  links: [
    { written: 'echallan-pay.example/app.apk', host: 'echallan-pay.example', kind: 'elsewhere' },
  ],
};
const contest = {
  letter: { subject: 'Wrong vehicle', body: 'To the authority: the plate was read wrongly.' },
  evidence: { needed: ['challan-copy'], helpful: ['proof-of-whereabouts'] },
  clock: {
    window: 'open',
    regime: 'rules-2026',
    lastDay: '2026-12-16',
    daysLeft: 25,
    remindOn: '2026-12-09',
    decisionDays: 30,
  },
  reminderPath: '/api/v1/web/challan/contest-reminder.ics?discoveryId=x',
};
const bodies: unknown[] = [];
const transport = fakeTransport({
  getLayout: answered({ data: [] }),
  checkChallanMessage: answered(check),
  contestChallan: (input) => {
    bodies.push((input as { body: unknown }).body);
    return answered(contest);
  },
});

describe('the fake-challan check', () => {
  const path = '/fake-challan-check';
  const form = { text: 'Pay at echallan-pay.example/app.apk' };

  test('identifies a fake message, with the reasons and what to do', async () => {
    const words = wordsOf((await documentOf({ path, transport, form })).main);
    expect(words).toContain('This message is fake');
    expect(words).toContain('No authority sends one');
    expect(words).toContain('call 1930');
    expect(words).not.toContain('brand-new-reason');
  });

  test('does not call the address of a private company fake', async () => {
    const answer = { ...check, verdict: 'not-official', reasons: ['not-government-address'] };
    const company = fakeTransport({
      getLayout: answered({ data: [] }),
      checkChallanMessage: answered(answer),
    });
    const { main } = await documentOf({ path, transport: company, form });
    expect(wordsOf(main)).toContain('Not an official challan address');
    expect(wordsOf(main)).not.toContain('Delete the message');
  });

  test('shows addresses of the message as text, never as links', async () => {
    const { main } = await documentOf({ path, transport, form });
    expect(wordsOf(`${main.replaceAll('lang="en"', '')}`)).toContain(
      'echallan-pay.example/app.apk',
    );
    expect(main).not.toMatch(/href="[^"]*(apk|echallan-pay)/);
  });

  test('never shows a checked message again; a refused one returns only to its field', async () => {
    const checked = await documentOf({ path, transport, form: { text: 'my secret words' } });
    expect(checked.html).not.toContain('my secret words');
    const tooMany = fakeTransport({
      getLayout: answered({ data: [] }),
      checkChallanMessage: refusedWith('request/too-many', 60),
    });
    const refused = await documentOf({ path, transport: tooMany, form: { text: 'again please' } });
    expect(refused.status).toBe(429);
    expect(refused.main).toMatch(/<textarea[^>]*>again please<\/textarea>/);
  });

  test('works in Hindi', async () => {
    const { main } = await documentOf({ path: `/hi${path}`, transport, form });
    expect(wordsOf(main)).toContain('नक़ली');
    expect(wordsOf(main).match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
  });
});

describe('contesting a challan', () => {
  const challan = 'd=6a2f41de-0c68-4f0c-8d4b-2c1b54f0a7d1&c=DL50421261101094012';
  const path = `/contest-challan?${challan}`;

  test('without a challan redirects to the search', async () => {
    const { main } = await documentOf({ path: '/contest-challan', transport });
    expect(main).toContain('href="/challan-pay"');
    expect(main).not.toContain('<form');
  });

  test('offers six errors, each with its own address, and says not to pay yet', async () => {
    const { main } = await documentOf({ path, transport });
    expect(main.match(/pattern=[a-z-]+#pattern/g)).toHaveLength(6);
    expect(wordsOf(main)).toContain('Don’t pay it first');
  });

  test.each([
    ['wrong-plate-read', []],
    ['cloned-plate', ['firNumber', 'policeStation']],
    ['sold-before', ['soldOn']],
    ['vehicle-stolen', ['stolenOn', 'firNumber', 'policeStation']],
    ['paper-was-valid', ['paper', 'paperUpto']],
    ['duplicate-challan', ['otherChallanNumber']],
  ])('%s asks for %j', async (pattern, fields) => {
    const { main } = await documentOf({ path: `${path}&pattern=${pattern}`, transport });
    const names = [...main.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(fields);
  });

  test('writes the letter with the typed values and formatted dates', async () => {
    bodies.length = 0;
    const form = { soldOn: '05/11/2026' };
    const { main } = await documentOf({ path: `${path}&pattern=sold-before`, transport, form });
    expect(bodies).toEqual([
      {
        discoveryId: '6a2f41de-0c68-4f0c-8d4b-2c1b54f0a7d1',
        challanNumber: 'DL50421261101094012',
        pattern: 'sold-before',
        language: 'en',
        soldOn: '2026-11-05',
      },
    ]);
    const words = wordsOf(main);
    expect(words).toContain('the plate was read wrongly');
    expect(words).toContain('Last date: 16 Dec 2026');
    expect(words).toContain('Proof of where the vehicle was');
    expect(main).toContain(`href="${contest.reminderPath}"`);
  });

  test('refuses an invalid date at its field, and keeps what was typed', async () => {
    const form = { soldOn: '31/02/2026' };
    const page = await documentOf({ path: `${path}&pattern=sold-before`, transport, form });
    expect(page.status).toBe(400);
    expect(page.main).toMatch(/<input[^>]*value="31\/02\/2026"/);
    expect(page.main).toMatch(/<input[^>]*aria-invalid="true"/);
  });

  test('refuses a date that contradicts the letter at its field, and keeps it', async () => {
    const refused = refusedWith('request/bad-input');
    const errors = [{ path: 'body.soldOn', message: '' }];
    const against = fakeTransport({
      getLayout: answered({ data: [] }),
      contestChallan: { ...refused, body: { ...(refused.body as object), errors } },
    });
    const form = { soldOn: '05/11/2026' };
    const page = await documentOf({
      path: `${path}&pattern=sold-before`,
      transport: against,
      form,
    });
    expect(page.status).toBe(400);
    expect(page.main).toMatch(/<input[^>]*value="05\/11\/2026"/);
    expect(wordsOf(page.main)).toContain('a sale or theft must be before the challan');
  });

  test('a form without an error type returns to the choice', async () => {
    const result = await renderFakePage({ path, transport, form: { soldOn: '05/11/2026' } });
    expect(result).toMatchObject({ kind: 'redirect', location: path });
  });

  test('says that a search has expired', async () => {
    const over = fakeTransport({
      getLayout: answered({ data: [] }),
      contestChallan: refusedWith('challan/unknown-discovery'),
    });
    const visit = { path: `${path}&pattern=wrong-plate-read`, transport: over, form: { x: '1' } };
    const page = await documentOf(visit);
    expect(page.status).toBe(404);
    expect(wordsOf(page.main)).toContain('This search has expired');
  });

  test('works in Hindi', async () => {
    const { main } = await documentOf({ path: `/hi${path}&pattern=cloned-plate`, transport });
    expect(wordsOf(main).match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
  });
});
