import { noExtras } from '@pahiya/domain/insurance/cover-extras';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage } from '../../../testing/render-fake-page.ts';
import { copy as extrasEnglish } from '../copy/en/insurance-extras.ts';
import { copy as english } from '../copy/en/insurance-quotes.ts';
import { copy as extrasHindi } from '../copy/hi/insurance-extras.ts';
import { copy as hindi } from '../copy/hi/insurance-quotes.ts';

const quote = {
  ...{ product: 'Cover', uin: 'SANDBOXRP0001', insuredValue: 45_000_000, least: 40_000_000 },
  ...{ most: 50_000_000, perThousand: 850, gst: 135_000, rounding: 0, total: 885_000 },
  lines: [
    { id: 'own-damage', code: null, amount: 1_000_000 },
    { id: 'no-claim-bonus', code: null, amount: -250_000 },
  ],
  withoutBonus: 1_180_000,
  addOns: [{ code: 'consumables', premium: 84_000 }],
  ...{
    deductible: 100_000,
    voluntary: 0,
    kilometres: null,
    granted: [],
    needsInspection: true,
    validUntil: '2026-11-28T06:00:00Z',
  },
};
const row = (insurerId: string, changes: object = {}) => ({
  ...{ insurerId, name: `Insurer ${insurerId}`, sandbox: true, registration: 'SANDBOX' },
  ...{ helpline: '1800111222', way: 'here', state: 'quote', reason: null },
  ...{ retryAfterSeconds: null, quote, page: null, ...changes },
});
const requestId = '6f4c3d0a-7b70-4b4f-9d0f-0d7c5f7b1a11';
const board = (insurers: readonly object[], changes: object = {}, extras: object = {}) => ({
  ...{ requestId, vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' },
  ...{ maker: 'MARUTI SUZUKI INDIA LTD', model: 'SWIFT VXI' },
  ask: {
    ...{ cover: 'package', insuredValue: 45_000_000, bonus: 25_000, bonusReason: null },
    ...{ ownDamageUntil: '2026-12-01', withOwnerDriver: true, addOns: [], startsOn: '2026-12-02' },
    thirdPartyYears: 1,
    ...changes,
  },
  answers: {
    ...{ kw: null, cc: null, lastBonus: 20_000, hadClaim: false, ownerChanged: false },
    ...{ certificateOn: null, noOwnerDriver: null, extras: noExtras, ...extras },
  },
  choices: {
    ...{ deductibles: [250_000, 500_000], kilometres: [5_000, 7_500] },
    ...{ antiTheft: { rate: 2_500, atMost: 50_000 }, association: { rate: 5_000, atMost: 20_000 } },
    restrictedProperty: { less: 10_000, limit: 600_000, usual: 75_000_000 },
    sources: ['The tariff'],
  },
  ...{ commonValue: 45_000_000, financier: null, lastPolicy: null, doubled: [] },
  licence: { number: 'IRDAI/WA01', kind: 'web-aggregator', validUntil: '2028-03-31' },
  expiresAt: '2026-11-29T06:00:00Z',
  insurers,
});
const waiting = { state: 'waiting', quote: null };
const down = { state: 'failed', reason: 'timeout', quote: null };
const low = { quote: { ...quote, insuredValue: 41_800_000, total: 800_000 } };
const whole = board([
  row('a'),
  row('b', low),
  row('c', { ...waiting }),
  row('d', down),
  row('e', { state: 'declined', reason: 'VEHICLE_AGE', quote: null }),
]);
const base = {
  getLayout: answered({ data: [] }),
  editedMetas: answered({ metas: [] }),
  checkLogin: answered({ isLoggedIn: true, user: null }),
};

describe.each(['', '/hi'])('quotes at %s', (prefix) => {
  const at = (path: string, answers: Parameters<typeof fakeTransport>[0]) =>
    documentOf({ path: `${prefix}${path}`, transport: fakeTransport({ ...base, ...answers }) });
  const quotes = (given: object = whole) =>
    at(`/insurance-quotes/${requestId}`, { readQuotes: answered(given) });
  const one = (given: object, query = '') =>
    at(`/insurance-quotes/${requestId}/a${query}`, { readQuotes: answered(given) });

  test('names every insurer, in the order it got, with what it answered', async () => {
    const page = await quotes();
    expect(page.status).toBe(200);
    const places = ['a', 'b', 'c', 'd', 'e'].map((id) => page.main.indexOf(`id="insurer-${id}"`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((x, y) => x - y));
    expect(page.main).toContain('₹8,850');
    expect(page.main).toContain('₹32,000');
    expect(page.main).toContain('retry=d');
    // The one that did not respond and the one that is still asked do not count.
    const { answered: words } = prefix === '' ? english : hindi;
    expect(page.main).toContain(words(3, 5));
    expect(page.main).toContain('<noscript>');
  });

  test('has nothing ticked but what was said, and praises nobody', async () => {
    const page = await quotes();
    expect(page.main.match(/checked=""/g)).toHaveLength(1);
    expect(page.main).toContain('id="claim-no"');
    expect(page.main).not.toMatch(/\b(?:best|top|recommended)\b|सबसे अच्छ|सर्वश्रेष्ठ|अनुशंसित/i);
  });

  test('shows the price with the bonus and without it beside the question', async () => {
    const words = (prefix === '' ? english : hindi).change;
    const { main } = await quotes();
    expect(main).toContain(words.from('₹8,000'));
    expect(main).toContain(words.from('₹11,800'));
    const lost = await quotes(board([row('a')], { bonus: 0, bonusReason: 'lapsed' }));
    expect(lost.main).not.toContain(words.from('₹8,850'));
    expect(lost.main).not.toContain((prefix === '' ? english : hindi).falseBonus);
  });

  test('says in one line what was asked for, and opens to the form only where it is needed', async () => {
    const { change, sortRateShort } = prefix === '' ? english : hindi;
    const { asked } = change;
    const { main } = await quotes();
    const [, isOpen, line] =
      /<details class="asked card"( open="")?[^>]*><summary>(.*?)<b>/s.exec(main) ?? [];
    expect(isOpen).toBeUndefined();
    const text = (html = '') => html.replace(/<!-- -->/g, '').trim();
    expect(text(line)).toBe(
      [asked.value('₹4,50,000'), asked.bonus(25), asked.addOns(0)].join(' · '),
    );
    const order = [line ?? '', 'id="value"', sortRateShort, 'id="insurer-a"'];
    const places = order.map((one) => main.indexOf(one));
    expect(places).toEqual(places.toSorted((x, y) => x - y));

    const third = await quotes(board([row('a')], { cover: 'third-party', insuredValue: null }));
    expect(text(/<summary>(.*?)<b>/s.exec(third.main)?.[1])).toBe(asked.extras(0));
    const changed = { insuredValue: null, bonus: 0, addOns: ['consumables'] };
    const extras = { ...noExtras, paidDrivers: 1, hasAntiTheft: true };
    const other = await quotes(board([row('a')], changed, { extras }));
    expect(text(/<summary>(.*?)<b>/s.exec(other.main)?.[1])).toBe(
      [asked.value(null), asked.bonus(0), asked.addOns(1), asked.extras(2)].join(' · '),
    );

    const opened = '<details class="asked card" open="">';
    const declined = { state: 'declined', reason: 'VEHICLE_AGE', quote: null };
    const none = await quotes(board([row('a', declined), row('d', down)]));
    expect(none.main).toContain(opened);
    expect((await quotes(board([row('a', declined), row('c', waiting)]))).main).not.toContain(
      opened,
    );
  });

  test.each([
    { value: '450000', refusal: 'insurance/insurer-unavailable' as const, status: 503 },
    { value: 'much', refusal: null, status: 400 },
    { value: '900000', refusal: null, status: 400 },
  ])('keeps $value and what was ticked where the form comes back', async (sent) => {
    const form = {
      ...{ addOns: '1', extras: '1', value: sent.value, claim: 'yes' },
      ...{ addOn: 'consumables', drivers: '2', association: 'yes' },
    };
    const page = await documentOf({
      path: `${prefix}/insurance-quotes/${requestId}`,
      form,
      transport: fakeTransport({
        ...{ ...base, readQuotes: answered(whole) },
        ...(sent.refusal === null ? {} : { startQuotes: refusedWith(sent.refusal) }),
      }),
    });
    expect(page.status).toBe(sent.status);
    expect(page.main).toContain('<details class="asked card" open="">');
    expect(page.main).toMatch(new RegExp(`<input(?=[^>]*id="value")[^>]*value="${sent.value}"`));
    const ticked = [...page.main.matchAll(/<input(?=[^>]*checked)[^>]*id="([^"]+)"/g)];
    expect(ticked.map(([, id]) => id)).toEqual(['claim-yes', 'add-on-consumables', 'association']);
    expect(page.main).toMatch(/<option value="2" selected=""/);
  });

  test('add-ons that were asked for can be unticked before an insurer has answered', async () => {
    const { main } = await quotes(board([row('a', waiting)], { addOns: ['consumables'] }));
    expect(main).toMatch(/<input(?=[^>]*checked)[^>]*id="add-on-consumables"/);
  });

  test('names the extras that belong to the cover', async () => {
    const words = prefix === '' ? extrasEnglish : extrasHindi;
    const { main } = await quotes(board([row('a')], { cover: 'third-party', insuredValue: null }));
    expect(main).toContain(words.noneThirdParty);
    expect(main).not.toContain(words.none);
    expect((await quotes()).main).toContain(words.none);
  });

  test('one press compares all at a value that each of them insures', async () => {
    const words = prefix === '' ? english : hindi;
    const press = words.sameValue('₹4,50,000');
    const own = { insuredValue: null };
    const { main } = await quotes(board([row('a'), row('b', low)], own));
    expect(main).toContain(press);
    expect(main).toContain('<input type="hidden" name="value" value="450000"/>');
    // Rows must not move while an insurer is still asked, and one price compares with nothing.
    const early = await quotes(board([row('a'), row('b', waiting)], own));
    expect(early.main).not.toContain(press);
    expect(early.main).toContain('<div class="min-h-11"></div>');
    expect((await quotes(board([row('a'), row('b', low)]))).main).not.toContain(press);
    expect((await quotes(board([row('a')], own))).main).not.toContain(words.ownValues);
  });

  test('the bill of own damage alone says what it does not charge', async () => {
    const { otherPolicy, bonusNote } = (prefix === '' ? english : hindi).quote;
    const { main } = await one(board([row('a')], { cover: 'own-damage' }));
    expect(main).toContain(otherPolicy.note);
    expect(main).toContain(bonusNote(25));
    expect((await one(board([row('a')]))).main).not.toContain(otherPolicy.note);
  });

  test('keeps what few need closed until one of it is set, and names who does not offer it', async () => {
    const closed = await quotes();
    expect(closed.main).toMatch(/<details class="disclosure" id="extras">/);
    expect(closed.main).not.toContain('<option value="250000" selected');
    const chosen = { ...noExtras, voluntaryDeductible: 250_000, yearlyKilometres: 5_000 };
    const limited = { quote: { ...quote, voluntary: 250_000, kilometres: 5_000 } };
    const open = await quotes(board([row('a', limited), row('b')], {}, { extras: chosen }));
    expect(open.main).toMatch(/<details class="disclosure" (?=[^>]*open="")[^>]*id="extras"/);
    expect(open.main).toMatch(/<option value="250000" selected=""/);
    const { without, noUsage, withoutDeductible } = prefix === '' ? english : hindi;
    expect(open.main.split(without(`${noUsage}, ${withoutDeductible}`))).toHaveLength(2);
    const bill = await one(board([row('a', limited)], {}, { extras: chosen }));
    expect(bill.main).toContain('₹2,500');
    expect(bill.main).toContain('5,000');
  });

  test('are asked again with extras, and not with wrong ones', async () => {
    const sent: unknown[] = [];
    const visit = (form: Record<string, string>) => ({
      path: `${prefix}/insurance-quotes/${requestId}`,
      form: { addOns: '1', extras: '1', value: '450000', claim: 'no', ...form },
      transport: fakeTransport({
        ...base,
        readQuotes: answered(whole),
        startQuotes: (input) => {
          sent.push((input as { readonly body: unknown }).body);
          return answered(whole);
        },
      }),
    });
    const extras = { deductible: '500000', electrical: '20,000', kit: 'fitted', kitValue: '40000' };
    const ticked = { antiTheft: 'yes', property: 'yes' };
    const led = await renderFakePage(visit({ ...extras, ...ticked, drivers: '2', km: '7500' }));
    expect(led.kind).toBe('redirect');
    expect(sent).toMatchObject([
      {
        extras: {
          ...{ voluntaryDeductible: 500_000, electricalAccessories: 2_000_000 },
          ...{ otherAccessories: 0, gasKit: 'fitted', gasKitValue: 4_000_000 },
          ...{ paidDrivers: 2, yearlyKilometres: 7_500 },
          ...{ hasAntiTheft: true, isAssociationMember: false, hasRestrictedProperty: true },
        },
      },
    ]);
    const wrong = await documentOf(visit({ kit: 'fitted', electrical: 'much' }));
    expect(wrong.status).toBe(400);
    for (const field of ['electrical', 'kitValue']) {
      expect(wrong.main).toContain(`href="#${field}"`);
    }
    expect(wrong.main).toContain('value="much"');
    expect(sent).toHaveLength(1);
  });

  test('offers what lowers the premium unticked, with its sums, consequence and source', async () => {
    const { main } = await quotes();
    for (const name of ['antiTheft', 'association', 'property']) {
      expect(main).toMatch(new RegExp(`<input(?=[^>]*type="checkbox")[^>]*name="${name}"`));
      expect(main).not.toMatch(new RegExp(`<input(?=[^>]*checked)[^>]*name="${name}"`));
    }
    for (const text of ['2.5%', '₹500', '₹200', '₹100', '₹6,000', '₹7,50,000', 'The tariff']) {
      expect(main).toContain(text);
    }
    const chosen = { ...noExtras, isAssociationMember: true, hasRestrictedProperty: true };
    const limited = { quote: { ...quote, granted: ['restricted-property'] } };
    const board2 = board([row('a', limited), row('b')], {}, { extras: chosen });
    const open = await quotes(board2);
    expect(open.main).toMatch(/<input(?=[^>]*checked)[^>]*name="association"/);
    const { without, discounts } = prefix === '' ? english : hindi;
    const { association, 'restricted-property': property } = discounts;
    expect(open.main.split(`>${without(association)}<`)).toHaveLength(2);
    expect(open.main.split(`>${without(`${association}, ${property}`)}<`)).toHaveLength(2);
    const ofOwnDamage = await quotes(
      board([row('a', limited)], { cover: 'own-damage' }, { extras: chosen }),
    );
    expect(ofOwnDamage.main).not.toContain('name="property"');
  });

  test('of third party alone has no value to change', async () => {
    const plain = { ...quote, insuredValue: null, least: null, most: null, perThousand: null };
    const third = board([row('a', { quote: plain })], { cover: 'third-party', insuredValue: null });
    const page = await quotes(third);
    for (const name of [
      'value',
      'deductible',
      'km',
      'electrical',
      'kitValue',
      'antiTheft',
      'association',
    ]) {
      expect(page.main).not.toContain(`name="${name}"`);
    }
    expect(page.main).toContain('name="drivers"');
    expect(page.main).not.toContain('<noscript>');
  });

  test('says under whose registration real quotes are shown', async () => {
    const page = await quotes(board([row('a', { sandbox: false })]));
    expect(page.main).toContain('IRDAI/WA01');
  });

  test('that are over are so, with the way to new ones', async () => {
    const page = await at(`/insurance-quotes/${requestId}`, {
      readQuotes: refusedWith('insurance/quote-over'),
    });
    expect(page.status).toBe(404);
    expect(page.main).toContain(`${prefix}/insurance-homepage`);
  });

  test('one quote has its lines, both totals, add-ons unticked, and last year when typed', async () => {
    const page = await one(board([row('a')]));
    for (const text of ['₹10,000', '₹8,850', '₹11,800', '₹840', 'SANDBOXRP0001']) {
      expect(page.main).toContain(text);
    }
    expect(page.main).not.toContain('checked=""');
    expect(page.main).toContain('1800111222');
    const compared = await one(board([row('a')]), '?last=8%2C000');
    expect(compared.main).toContain('₹850');
    const wrong = await one(board([row('a')]), '?last=much');
    expect(wrong.main).toContain('aria-invalid="true"');
  });

  test('the policy that was bought here last year stands beside the quote, until another sum is typed', async () => {
    const lastPolicy = {
      ...{ insurer: 'Insurer z', endsOn: '2026-12-01', total: 800_000, insuredValue: 50_000_000 },
    };
    const given = { ...board([row('a')]), lastPolicy: { ...lastPolicy, bill: null } };
    const page = await one(given);
    const { billUnknown, reasons } = (prefix === '' ? english : hindi).quote;
    for (const text of ['Insurer z', '₹8,000', '₹5,00,000', '₹850', billUnknown]) {
      expect(page.main).toContain(text);
    }
    const lines = [
      { id: 'own-damage', code: null, amount: 800_000 },
      { id: 'no-claim-bonus', code: null, amount: -200_000 },
      { id: 'add-on', code: 'consumables', amount: 78_000 },
    ];
    const bill = { lines, gst: 122_000, rounding: 0 };
    const known = await one({ ...given, lastPolicy: { ...lastPolicy, bill } });
    expect(known.main).not.toContain(billUnknown);
    const words = (prefix === '' ? english : hindi).quote;
    const shown = [
      words.years('₹8,000', '₹10,000'),
      `${words.more('₹2,000')} · ${reasons['insured-value']}`,
      `${words.less('₹500')} · ${reasons.bonus}`,
      words.years('₹780', words.notCharged),
      `${words.less('₹780')} · ${reasons.dropped}`,
    ];
    for (const text of shown) expect(known.main).toContain(text);
    const typed = await one(given, '?last=9%2C000');
    expect(typed.main).not.toContain('Insurer z');
    expect(typed.main).toContain('₹150');
  });

  test('of a new vehicle say for how many years, and ask for no claim', async () => {
    const bundle = board([row('a')], { cover: 'bundle', thirdPartyYears: 3 });
    const page = await quotes(bundle);
    expect(page.main).not.toContain('name="claim"');
    const bill = await one(bundle);
    const { billTitle } = (prefix === '' ? english : hindi).quote;
    expect(bill.main).toContain(billTitle(3));
    expect(bill.main).not.toContain(billTitle(1));
  });

  test('an insurer that sells on its own page is reached there', async () => {
    const page = await one(board([row('a', { way: 'hand-over', page: 'https://i.example/buy' })]));
    expect(page.main).toContain('href="https://i.example/buy"');
  });

  test('its forms lead back to the page in its own language', async () => {
    const page = await one(board([row('a')]));
    const actions = [...page.main.matchAll(/<form (?=[^>]*method="post")[^>]*action="([^"]*)"/g)];
    expect(actions.map(([, action]) => action)).toEqual([
      `${prefix}/insurance-quotes/${requestId}/a`,
      `${prefix}/insurance-quotes/${requestId}/a`,
    ]);
  });

  test('an address that is none leads to new ones, and asks for no correction', async () => {
    const refused = refusedWith('request/bad-input');
    const page = await at('/insurance-quotes/none', { readQuotes: refused });
    expect(page.status).toBe(404);
    expect(page.main).toContain(`href="${prefix}/insurance-homepage"`);
  });

  test('name a cover that would be paid for twice, and advise no second one', async () => {
    const words = prefix === '' ? english : hindi;
    const third = { kind: 'third-party', until: '2027-03-19' };
    const own = { kind: 'own-damage', until: '2027-03-19' };
    const given = board([row('a')]);
    const none = await one(given);
    expect(none.main).not.toContain('id="doubled"');
    expect(none.main).toContain(words.quote.thirdPartyNow);
    for (const page of [
      await one({ ...given, doubled: [third] }),
      await quotes({ ...given, doubled: [third] }),
    ]) {
      expect(page.main).toContain('id="doubled"');
      expect(page.main).toContain('/insurance-homepage/DL8CAF5030?cover=own-damage');
      expect(page.main).toContain('2027');
      expect(page.main).not.toContain(words.quote.thirdPartyNow);
    }
    const both = await quotes({ ...given, doubled: [third, own] });
    expect(both.main).not.toContain('?cover=own-damage');
    expect(both.main).toContain(words.doubledLater);
  });

  test('of third party alone say nothing about an insured value', async () => {
    const value = (prefix === '' ? english : hindi).lowValue(75);
    expect((await quotes()).main).toContain(value);
    const third = board([row('a')], { cover: 'third-party', insuredValue: null });
    expect((await quotes(third)).main).not.toContain(value);
  });

  test('another insurer is not found', async () => {
    expect((await one(board([row('b')]))).status).toBe(404);
  });

  test('a quote that is shared shows its link and how to withdraw it, also later', async () => {
    const { share } = prefix === '' ? english : hindi;
    const given = board([row('a')]);
    expect((await one(given)).main).not.toContain(share.stop);
    const page = await one({ ...given, links: [{ insurerId: 'a', path: '/s/abc' }] });
    expect(page.main).toContain(`${prefix}/s/abc</a>`);
    expect(page.main).toContain('value="stop"');
    expect(page.main).not.toContain('value="share"');
    const other = await one({ ...given, links: [{ insurerId: 'b', path: '/s/abc' }] });
    expect(other.main).not.toContain('/s/abc');
  });

  test('a shared quote has the bill and no whole number', async () => {
    const shared = {
      ...{ masked: 'DL 8C AF ••••', maker: null, model: null, ask: board([]).ask },
      ...{ licence: board([]).licence, insurer: row('a') },
    };
    const page = await at('/insurance-quote/abc', { sharedQuote: answered(shared) });
    expect([page.status, page.main.includes('₹8,850')]).toEqual([200, true]);
    expect(page.main).not.toContain('5030');
    const over = await at('/insurance-quote/abc', { sharedQuote: refusedWith('link/over') });
    expect(over.status).toBe(404);
  });
});
