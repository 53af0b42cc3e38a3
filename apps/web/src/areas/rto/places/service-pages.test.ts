import { rtoServices } from '@pahiya/domain/rto-services/rto-services';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { base } from '../../../testing/page-visits.ts';
import { documentOf, wordsOf } from '../../../testing/render-fake-page.ts';
import { rtoServicePaths } from '../services/services-sitemap.server.ts';

const visit = (path: string, form?: Record<string, string>, answers = {}) =>
  documentOf({ path, transport: fakeTransport({ ...base, ...answers }), ...(form && { form }) });
const key = 'k'.repeat(80);
const asked = answered({ day: '2026-11-23', fromHour: 10, untilHour: 13, withdrawKey: key });
const guide = '/rto-services/transfer-of-ownership';
const wish = {
  intent: 'ask',
  name: 'Asha',
  mobile: '9876543210',
  state: 'MH',
  slot: 'morning',
  consent: 'yes',
};

describe.each(['', '/hi'])('every service page in the language of "%s"', (prefix) => {
  test('has one heading, no gaps, and no English on a Hindi page', async () => {
    for (const path of rtoServicePaths()) {
      const { status, main, shareable } = await visit(prefix + path);
      expect([status, shareable], path).toEqual([200, true]);
      expect(main.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(main, path).not.toMatch(/undefined|\[object|NaN|>null/);
      if (prefix !== '') {
        const words = wordsOf(main).match(/[A-Za-z]{4,}/g) ?? [];
        expect(
          words.filter((word) => !known.has(word)),
          path,
        ).toEqual([]);
      }
    }
  });
});

/** Names that Hindi texts usually write in Latin script. */
const known = new Set([
  'FASTag',
  'Parivahan',
  'VAHAN',
  'parivahan',
  'HSRP',
  'NCRB',
  'Aadhaar',
  'DigiLocker',
]);

describe('the guide of a service', () => {
  test('shows forms with copies, documents, fees by vehicle, steps, stops and sources', async () => {
    const { main } = await visit(guide);
    expect(main.replaceAll('<!-- -->', '')).toMatch(/Form 29<\/b>: [^<]+, 2 copies/);
    expect(main).toContain('₹150');
    expect(main).toContain('₹300');
    expect(main).toContain('Pending challan');
    expect(main).toContain('rule 81');
    expect(main).toContain('href="/rto-services/transfer-of-ownership/checklist"');
  });

  test('has structured data of a government service', async () => {
    const { html } = await visit(guide);
    const block = /<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1] ?? '';
    const things = JSON.parse(block)['@graph'];
    expect(things[1]).toMatchObject({
      '@type': 'GovernmentService',
      provider: { '@type': 'GovernmentOrganization' },
      url: `https://pahiya.example${guide}`,
    });
  });

  test('with a fixed price has one main button, otherwise the callback is the main one', async () => {
    const mainButtons = (main: string) => main.match(/class="[^"]*\bbtn-sun\b[^"]*"/g) ?? [];
    const priced = await visit(guide);
    expect(priced.main).toContain(`href="${guide}/order"`);
    expect(mainButtons(priced.main)).toHaveLength(1);
    expect(mainButtons((await visit('/rto-services/learner-licence')).main)).toHaveLength(1);
  });

  test('of the learner’s licence leads to the mock test', async () => {
    expect((await visit('/rto-services/learner-licence')).main).toContain('href="/practice"');
    expect((await visit(guide)).main).not.toContain('href="/practice"');
  });

  test.each([
    ['', 'Minimum age', '16 years', '20 years'],
    ['/hi', 'न्यूनतम उम्र', '16 साल', '20 साल'],
  ])(
    'of the learner’s licence in "%s" has the least ages with their source',
    async (prefix, ...texts) => {
      const { main } = await visit(`${prefix}/rto-services/learner-licence`);
      for (const text of texts) expect(main).toContain(text);
      expect(main).toContain('Motor Vehicles Act 1988, sections 4 and 7');
      expect((await visit(guide)).main).not.toContain('Minimum age');
    },
  );

  test('of an unknown service is not found', async () => {
    for (const path of ['/rto-services/nothing', '/hi/rto-services/nothing/checklist']) {
      const { status, shareable } = await visit(path);
      expect([status, shareable], path).toEqual([404, false]);
    }
  });
});

describe('requesting a callback without script', () => {
  test.each(['', '/hi'])('a duplicate in "%s" says so, and has no cancel key', async (prefix) => {
    const again = answered({ day: '2026-11-23', fromHour: 10, untilHour: 13, withdrawKey: null });
    const page = await visit(prefix + guide, wish, { askRtoCallBack: again });
    expect(page.main).toContain(prefix === '' ? 'was already requested' : 'पहले से बुक था');
    expect(page.main).not.toContain('name="key"');
  });

  test('is sent with the language and the service, and says when we call', async () => {
    const sent: unknown[] = [];
    const page = await visit(`/hi${guide}`, wish, {
      askRtoCallBack: (input: unknown) => {
        sent.push(input);
        return asked;
      },
    });
    expect(sent).toEqual([
      expect.objectContaining({
        body: {
          serviceId: 'transfer-of-ownership',
          stateCode: 'MH',
          name: 'Asha',
          mobile: '9876543210',
          slot: 'morning',
          language: 'hi',
          consent: true,
        },
      }),
    ]);
    expect(page.main).toContain('23 नव॰ 2026');
    expect(page.main).toContain('10:00 से 13:00');
    expect(page.main).toContain(`value="${key}"`);
    expect(page.shareable).toBe(false);
  });

  test('without the tick no consent is sent, and the error is at the checkbox', async () => {
    const { consent: _, ...rest } = wish;
    const refused = refusedWith('request/bad-input');
    const answer = {
      ...refused,
      body: { ...Object(refused.body), errors: [{ path: 'body.consent', message: 'x' }] },
    };
    const bodies: unknown[] = [];
    const page = await visit(guide, rest, {
      askRtoCallBack: (input: unknown) => {
        bodies.push(input);
        return answer;
      },
    });
    expect(bodies).toMatchObject([{ body: { consent: false } }]);
    expect(page.status).toBe(400);
    expect(page.main).toContain('so that we may call you');
    expect(page.main).toContain('value="9876543210"');
    expect(page.main).not.toContain('checked=""');
  });

  test('too many requests are refused with an explanation', async () => {
    const page = await visit(guide, wish, { askRtoCallBack: refusedWith('request/too-many', 60) });
    expect(page.status).toBe(429);
    expect(page.main).toContain('Not sent');
  });

  test('is cancelled by the button in its response', async () => {
    const keys: unknown[] = [];
    const page = await visit(
      guide,
      { intent: 'end', key },
      {
        withdrawRtoCallBack: (input: unknown) => {
          keys.push(input);
          return answered({ isErased: true });
        },
      },
    );
    expect(keys).toMatchObject([{ body: { key } }]);
    expect(page.main).toContain('Callback cancelled');
  });
});

describe('the checklist', () => {
  test('has a checkbox for every form, document, blocker and step, and names the state', async () => {
    const service = rtoServices.find(({ id }) => id === 'transfer-of-ownership');
    const { main } = await visit(`${guide}/checklist?state=TG`);
    const lines = main.match(/<li class="flex gap-3">/g) ?? [];
    const { forms = [], papers = [], stops = [], steps = [] } = service ?? {};
    expect(lines).toHaveLength(forms.length + papers.length + stops.length + steps.length + 1);
    expect(main).toContain('For Telangana');
    expect(main).toContain('VAHAN may not have every vehicle of this state');
    expect(main).toContain('href="/rto/telangana"');
  });

  test('is laid out for print, without screen-only parts', async () => {
    const { main } = await visit(`${guide}/checklist`);
    expect(main).toContain('Vehicle number');
    expect(main).toMatch(/<button[^>]+data-print[^>]*>/);
    expect(main).toMatch(/<form[^>]+class="no-print/);
  });

  test("of a service with road tax shows the state's rates", async () => {
    const { main } = await visit('/rto-services/new-mark-after-move/checklist?state=DL');
    expect(main).toContain('One-time parking charge');
    expect(main).toContain('8.75%');
  });
});

describe('the calculator', () => {
  const fee = (query: string) => visit(`/rto-services/calculator?${query}`);

  test.each([
    ['service=transfer-of-ownership&class=motorcycle', '₹150'],
    ['service=rc-renewal&class=lmv-private&age=15-20', '₹5,000'],
    ['service=rc-renewal&class=lmv-private&age=over-20&late=3', '₹11,500'],
    ['service=dl-renewal&late=12', '₹200'],
    ['service=dl-renewal&late=30', '₹2,300'],
    ['service=road-tax', 'Set by the state'],
    ['service=hypothecation-removal', 'usual fee, confirm with the RTO'],
    ['service=noc', 'usual fee, confirm with the RTO'],
    ['service=rc-renewal&age=15-20', '₹5,000'],
  ])('%s comes to %s', async (query, sum) => {
    const { status, main } = await fee(query);
    expect(status).toBe(200);
    expect(main.slice(main.indexOf('id="fee-result"'), main.indexOf('</tfoot>'))).toContain(sum);
  });

  test.each([
    ['service=rc-renewal', 'Select the age'],
    ['service=nothing', 'Select a service from the list'],
    ['service=&class=motorcycle&age=&late=&state=', 'Select a service from the list'],
    ['service=rc-renewal&age=15-20&late=-3', 'whole number of months'],
    ['service=rc-renewal&age=15-20&late=601', 'whole number of months'],
    ['state=MH&price=abc', 'Enter a price'],
    ['state=MH&price=1', 'Enter a price'],
    ['state=MH&price=&fuel=diesel', 'Enter a price'],
    ['state=RJ&price=900000&fuel=petrol', 'taxes by engine size'],
    ['state=MH&price=900000&engine=1.2l', 'taxes by engine size'],
    ['state=XX&price=500000', 'Select a state from the list'],
  ])('%s is refused: %s', async (query, words) => {
    const { main } = await fee(query);
    expect(main).toContain(words);
    expect(main).not.toContain('id="fee-result"');
    expect(main).not.toContain('id="tax-result"');
  });

  test('keeps the selected state in its own form', async () => {
    const chosen = async (query: string) => {
      const { main } = await fee(query);
      return ['fee', 'tax'].filter((part) => {
        const field = new RegExp(`<select(?=[^>]* id="${part}-state")[\\s\\S]*?</select>`).exec(
          main,
        )?.[0];
        return /<option(?=[^>]*value="MH")(?=[^>]* selected)/.test(field ?? '');
      });
    };
    expect(await chosen('state=MH&price=&fuel=diesel')).toEqual(['tax']);
    expect(await chosen('service=road-tax&class=motorcycle&state=MH')).toEqual(['fee']);
  });

  test('shows road tax line by line with the rule of each line, and its sources', async () => {
    const { main } = await fee('state=MH&price=12,00,000&fuel=petrol');
    expect(main).toContain('12% of the price (price up to ₹20,00,000)');
    expect(main).toContain('₹1,44,000');
    expect(main).toContain('Road-safety cess');
    expect(main).toContain('₹1,46,880');
    expect(main).toContain('Rates as of July 2025');
    expect(main).toContain('Autocar India');
    const byEngine = await fee('state=WB&price=369900&fuel=petrol&engine=998');
    expect(byEngine.main).toContain('engine up to 1,490 cc; minimum of this slab');
    const company = await fee('state=GJ&price=1000000&fuel=petrol&owner=company');
    expect(company.main).toContain('12% of the price');
    const weak = await fee('state=PB&price=1000000&fuel=petrol');
    expect(weak.main).toContain('not verified, confirm with the RTO');
    expect(weak.main).toContain('no official source found');
  });

  test('says where rates are unknown, and which states are covered', async () => {
    const { main } = await fee('state=AS&price=1000000&fuel=diesel');
    expect(main).toContain('We do not have the road-tax rates of Assam yet');
    expect(main).toContain('href="/rto/maharashtra#tax"');
    const fuel = await fee('state=BR&price=1000000&fuel=electric');
    expect(fuel.main).toContain('a current rate for this fuel in Bihar');
  });

  test('gives the rate of a BH number, but no instalment', async () => {
    const { main } = await fee('state=MH&price=1200000&fuel=petrol');
    expect(main).toContain('10% rate on the invoice price before GST (rule 51B)');
    expect(main).toContain('The portal calculates each instalment');
  });

  test('escapes typed text', async () => {
    const { main } = await fee(`state=MH&price=${encodeURIComponent('"><img src=x>')}`);
    expect(main).not.toContain('<img src=x');
    expect(main).toContain('&quot;&gt;&lt;img src=x&gt;');
  });
});

describe("an RTO's remark", () => {
  const read = (remark: string) => visit('/rto-services/sent-back', { remark });

  test('is explained with what to do', async () => {
    const { status, main, shareable } = await read('CHASSIS IMPRINT not clear');
    expect([status, shareable]).toEqual([200, false]);
    const answer = main.slice(main.indexOf('id="answer"'), main.indexOf('id="reasons"'));
    expect(answer).toContain('pencil print');
    expect(answer).toContain('new pencil print');
  });

  test('is not guessed when unknown; an empty one is refused', async () => {
    expect((await read('zzzz')).main).toContain('We do not recognise this remark');
    const empty = await read('  ');
    expect([empty.status, empty.main.includes('Enter the remark')]).toEqual([400, true]);
  });
});
