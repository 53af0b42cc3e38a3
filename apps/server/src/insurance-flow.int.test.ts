import { inspectionShots } from '@pahiya/domain/insurance/vehicle-inspection';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { checkeredPng } from '../test/checkered-png.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';
import { type SandboxControl, sandboxOf, signIn } from '../test/sandbox-control.ts';
import { createShopper } from '../test/shopper.ts';

let server: OwnServer;
let sandbox: SandboxControl;

beforeAll(async () => {
  server = await startOwnServer({ ROLES: 'web,api,worker' });
  sandbox = await sandboxOf(server.base);
  await ask(sandbox.address, '/control/insurers', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slowMs: 50, issueMs: 0 }),
  });
}, 60_000);
afterAll(() => server?.stop());

/** Words that call one insurer better than another, in both languages. */
const praise =
  /\b(?:best|top|recommended|cheapest)\b|सबसे अच्छ|सबसे सस्त|सर्वश्रेष्ठ|सर्वोत्तम|अनुशंसित|बेस्ट|टॉप/i;

/** What a reader sees of a page's main part. */
function wordsOf(html: string): string {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? html;
  return main.replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
}

/** A person without script: links and forms of the pages alone. */
function walkerWith(cookie: string) {
  const seen: string[] = [];
  const headers = { cookie, 'sec-fetch-site': 'same-origin', origin: '' };
  const check = (text: string) => {
    // Nobody ticked anything yet, so no box of the flow may be.
    const boxes = text.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];
    expect(boxes.filter((box) => /\schecked(?:[\s=>/]|$)/.test(box))).toEqual([]);
    expect(praise.exec(wordsOf(text))?.[0]).toBeUndefined();
    return text;
  };
  const open = async (path: string) => {
    const page = await ask(server.base, path, { headers: { cookie } });
    expect(page.status, path).toBe(200);
    seen.push(path.replace(/[0-9a-f-]{36}/g, ':id'));
    return check(page.text);
  };
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    ask(server.base, path, {
      method: 'POST',
      headers: {
        ...headers,
        origin: server.base,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    });
  return {
    open,
    /** A form that leads on; returns where. */
    send: async (path: string, fields: Readonly<Record<string, string>>) => {
      const answer = await post(path, fields);
      expect(answer.status, path).toBe(303);
      return String(answer.headers.location);
    },
    /** A form that shows its outcome on the page. */
    show: async (path: string, fields: Readonly<Record<string, string>>) => {
      const answer = await post(path, fields);
      expect(answer.status, path).toBe(200);
      return check(answer.text);
    },
    upload: async (path: string, form: FormData) => {
      const answer = await fetch(server.base + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...headers, origin: server.base, src: 'web' },
        body: form,
      });
      expect(answer.status, path).toBe(303);
    },
    seen,
    cookie,
  };
}

const walker = async (mobile: string) => walkerWith(await signIn(server.base, sandbox, mobile));

/** Fields of the first form of a page that posts, as a browser would send them untouched. */
function fieldsOf(html: string, id: string): Record<string, string> {
  const form = new RegExp(`<form[^>]*>(?:(?!</form>).)*id="${id}".*?</form>`, 's').exec(html)?.[0];
  if (form === undefined) throw new Error(`no form with ${id}`);
  const values: Record<string, string> = {};
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const of = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1];
    const type = of('type');
    const isChosen = (type !== 'checkbox' && type !== 'radio') || /\schecked/.test(input);
    const name = of('name');
    if (name !== undefined && isChosen) values[name] = of('value') ?? '';
  }
  return values;
}

/** The total of the bill on a page. */
function billOf(html: string): string {
  const bill = /id="bill"(?:(?!<\/section>).)*price-total(?:(?!<\/div>).)*?(₹[\d,.]+)/s.exec(html);
  if (bill?.[1] === undefined) throw new Error('no bill on the page');
  return bill[1];
}

describe.each([
  { prefix: '', mobile: '9876500071', insurerId: 'aravalli' },
  { prefix: '/hi', mobile: '9876500072', insurerId: 'vindhya' },
])('at "$prefix" without script', ({ prefix, mobile, insurerId }) => {
  test('the first total is the last, at the insurer too, and nothing is ticked on the way', async () => {
    const person = await walker(mobile);
    const vehicle = `${prefix}/insurance-homepage/DL8CAF5030`;
    await person.open(`${prefix}/insurance-homepage`);
    await person.open(`${vehicle}?cover=third-party`);
    const quotes = await person.send(vehicle, { cover: 'third-party', asked: '1', owner: '' });
    const board = await person.open(`${quotes}?all=1`);
    const [row = ''] = new RegExp(`id="insurer-${insurerId}".*?</section>`, 's').exec(board) ?? [];
    const [first] = /₹[\d,.]+/.exec(row) ?? [];
    expect(first).toBeDefined();
    const quote = `${quotes}/${insurerId}`;
    expect(billOf(await person.open(quote))).toBe(first);
    const buy = await person.open(`${quote}/buy`);
    expect(billOf(buy)).toBe(first);
    const order = await person.send(`${quote}/buy`, {
      ...fieldsOf(buy, 'agree'),
      ...{ name: 'Asha Devi', address: '12 MG Road, Delhi', pinCode: '110001' },
      ...{ nominee: 'Ravi Devi', nomineeRelation: 'Son', agree: 'yes' },
    });
    const unpaid = await person.open(order);
    const totals = unpaid.match(/₹[\d,.]+/g) ?? [];
    expect(totals).toContain(first);
    // Whatever is shown of this order is that total or a part of it, never more.
    const inRupees = (text: string) => Number(text.replace(/[₹,]/g, ''));
    expect(Math.max(...totals.map(inRupees))).toBe(inRupees(first ?? ''));
    const { policies } = JSON.parse((await ask(sandbox.address, '/control/insurers')).text) as {
      policies: readonly { readonly amount: number; readonly status: string }[];
    };
    expect(policies.map(({ amount }) => amount)).toContain(Math.round(inRupees(first ?? '') * 100));

    // Somebody else opens the shared quote: the same bill, and not whose vehicle it is.
    const sharing = await person.show(quote, { intent: 'share' });
    const link = /(\/s\/[\w-]+)<\/a>/.exec(sharing)?.[1] ?? '';
    const opened = await ask(server.base, prefix + link);
    expect(opened.status).toBe(303);
    const stranger = walkerWith('');
    const shared = await stranger.open(String(opened.headers.location));
    expect(billOf(shared)).toBe(first);
    // Ports and ids of the page may contain the digits too.
    expect(shared).not.toMatch(/(?<![\da-z-])5030(?![\da-z-])/);
    await person.show(quote, { intent: 'stop' });
    expect((await ask(server.base, prefix + link)).status).toBe(404);

    const orderId = /[0-9a-f-]{36}/.exec(order)?.[0] ?? '';
    const quoteId = /name="quoteId" value="([^"]+)"/.exec(unpaid)?.[1] ?? '';
    const { base } = server;
    const shopper = createShopper({ base, sandbox: sandbox.address, cookie: person.cookie });
    const checkout = await shopper.payOrder({ orderId, quoteId });
    await shopper.comeBack(checkout, await shopper.payAtGateway(checkout, 'success'));
    const issued = async () =>
      (await ask(base, order, { headers: { cookie: person.cookie } })).text;
    await expect.poll(issued, { timeout: 20_000, interval: 300 }).toContain('SBX/');
    expect((await person.open(order)).match(/₹[\d,.]+/g)).toContain(first);

    // The refund of a doubled cover is shown first, and is what the order then says.
    const cancel = `${prefix}/insurance-policy/${orderId}/cancel`;
    await person.open(cancel);
    const asked = `${cancel}?claim=no&ground=double-insurance`;
    const offer = await person.open(asked);
    const [refund] = /id="refund".*?(₹[\d,.]+)/s.exec(offer)?.slice(1) ?? [];
    expect(inRupees(refund ?? '')).toBeGreaterThan(0);
    expect(inRupees(refund ?? '')).toBeLessThanOrEqual(inRupees(first ?? ''));
    const ended = await person.send(asked, {
      ...fieldsOf(offer, 'confirm'),
      ...{ otherPolicy: 'OTHER/1', confirm: 'yes' },
    });
    expect((await person.open(ended)).match(/₹[\d,.]+/g)).toContain(refund);
    expect(person.seen).toHaveLength(10);
  });

  test('an inspection is begun, resumed and submitted by forms alone', async () => {
    const person = await walker(`98765000${prefix === '' ? 73 : 74}`);
    const vehicle = `${prefix}/insurance-homepage/DL8CAF5030`;
    const wish = {
      cover: 'package',
      asked: '1',
      value: '',
      bonus: '0',
      claim: 'no',
      until: '',
      owner: '',
    };
    const quotes = await person.send(vehicle, wish);
    await person.open(`${quotes}?all=1`);
    const here = `${quotes}/vindhya/inspection`;
    expect(await person.open(`${quotes}/vindhya`)).toContain(`href="${here}"`);
    const begin = await person.open(here);
    expect(await person.send(here, { ...fieldsOf(begin, 'agree'), agree: 'yes' })).toBe(here);
    const bytes = new Uint8Array(checkeredPng());
    for (const shot of inspectionShots) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ intent: 'picture', shot, plate: 'yes' })) {
        form.set(name, value);
      }
      form.set('picture', new Blob([bytes], { type: 'image/png' }), `${shot}.png`);
      await person.upload(here, form);
    }
    const whole = await person.open(here);
    expect(whole).toContain('value="submit"');
    await person.send(here, { intent: 'submit' });
    expect(await person.open(here)).not.toContain('value="submit"');
  });

  test('a claim is written down, followed and deleted by forms alone', async () => {
    const person = await walker(`98765000${prefix === '' ? 75 : 76}`);
    const guide = await person.open(`${prefix}/insurance-claims`);
    expect(guide).toContain(`${prefix}/insurance-claims/mine`);
    const mine = `${prefix}/insurance-claims/mine`;
    await person.open(mine);
    const claim = { loss: 'accident', lost: '01/11/2026', told: '02/11/2026', amount: '60000' };
    const saved = await person.send(mine, claim);
    const page = await person.open(saved);
    const claimId = /name="claim" value="([^"]+)"/.exec(page)?.[1] ?? '';
    // The surveyor's day has passed: one letter, until his coming is noted.
    expect(page).toContain(`/insurance/claim/${claimId}/letter.pdf?letter=surveyor`);
    const note = { intent: 'note', claim: claimId, on: '03/11/2026', words: 'Surveyor came' };
    const noted = await person.open(await person.send(mine, { ...note, kind: 'surveyor' }));
    expect(noted).toContain('Surveyor came');
    expect(noted).not.toContain('letter=surveyor');
    await person.send(mine, { intent: 'delete', claim: claimId });
    expect(await person.open(mine)).not.toContain(claimId);
  });
});
