import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';
import { type SandboxControl, sandboxOf, signIn } from '../test/sandbox-control.ts';

let server: OwnServer;
let sandbox: SandboxControl;

beforeAll(async () => {
  server = await startOwnServer();
  sandbox = await sandboxOf(server.base);
  await ask(sandbox.address, '/control/insurers', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slowMs: 50 }),
  });
}, 60_000);
afterAll(() => server?.stop());

/** A signed-in person without script: links and forms of the pages alone. */
async function walker(mobile: string) {
  const cookie = await signIn(server.base, sandbox, mobile);
  const seen: string[] = [];
  const open = async (path: string) => {
    const page = await ask(server.base, path, { headers: { cookie } });
    expect(page.status, path).toBe(200);
    // Nobody ticked anything yet, so no box of the flow may be.
    const boxes = page.text.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];
    expect(boxes.filter((box) => /\schecked(?:[\s=>/]|$)/.test(box))).toEqual([]);
    seen.push(path);
    return page.text;
  };
  const send = async (path: string, fields: Readonly<Record<string, string>>) => {
    const answer = await ask(server.base, path, {
      method: 'POST',
      headers: {
        ...{ cookie, 'sec-fetch-site': 'same-origin', origin: server.base },
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    });
    expect(answer.status, path).toBe(303);
    return String(answer.headers.location);
  };
  return { open, send, seen };
}

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
    expect(person.seen).toHaveLength(6);
  });
});
