import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evilTexts } from '../../web/e2e/fixtures/evil-texts.ts';
import { type Answer, type Ask, ask } from '../test/ask.ts';
import { mapSome } from '../test/every-page.ts';
import { kindsOf, pageFaults } from '../test/foreign-parts.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';
import { readPage } from '../test/page-facts.ts';

const pagesPerMinute = 60;
let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({
    REQUESTS_PER_MINUTE: String(pagesPerMinute),
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(() => server?.stop());

const form = (path: string, body: string): Ask & { path: string } => ({
  path,
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  },
  body,
});
let visitors = 0;
/** A request from an address of its own: limits per address do not matter. */
const askAsNew = (path: string, { headers, ...options }: Ask = {}) => {
  visitors += 1;
  const address = `2001:db8:${visitors.toString(16)}::1`;
  return ask(server.base, path, {
    ...options,
    headers: { 'x-forwarded-for': address, ...headers },
  });
};
const brokenParts = (path: string, cookie: string): Ask & { path: string } => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'multipart/form-data; boundary=x', cookie },
  body: '--x\r\nbroken',
});

describe('text that cannot be stored or shown', () => {
  test.each<Ask & { path: string }>([
    { path: '/api/v1/web/blog/home?tag=a%00b' },
    { path: '/blog?tag=%00' },
    { path: '/rc-details/DL8%00' },
    { path: '/api/v1/web/operator/find-order?publicId=a%00' },
    form('/desk/sign-in', 'username=a%00b&password=x&code=1'),
    form('/theme', 'theme=dark&next=/e%00'),
    form('/city', 'cityId=1&next=/e%00'),
    brokenParts('/desk/images', 'pahiya_operator=any'),
    brokenParts('/desk/forms/ANY', 'pahiya_operator=any'),
    brokenParts('/orders/PH123', 'pahiya_session=any'),
  ])('$method $path is refused with a message', async ({ path, ...options }) => {
    const answer = await ask(server.base, path, options);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).toMatch(/could not be read|could not read|does not work|sign in again/i);
  });

  test('a cookie with a NUL is ignored, so that no browser is locked out', async () => {
    const { status } = await ask(server.base, '/rc-search', { headers: { cookie: 'city=a%00b' } });
    expect(status).toBe(200);
  });

  test.each(['/theme', '/city'])(
    '%s redirects home from an address that is invalid in a header',
    async (path) => {
      const next = encodeURIComponent('/हि');
      const answer = await ask(server.base, path, form(path, `theme=dark&cityId=1&next=${next}`));
      expect([answer.status, answer.headers.location]).toEqual([303, '/']);
    },
  );
});

describe('malformed input gets a page with an explanation', () => {
  const long = 'A1'.repeat(2_500);
  const isExplained = ({ text }: Answer) => {
    const main = text.slice(text.indexOf('<main'));
    return /[A-Z][\w’']+ .{8,}/.test(main.replace(/<[^>]*>/g, ' '));
  };

  test.each([
    ['10 kB as a number', `/rc-search?vehicleNumber=${long}`],
    ['10 kB in the path', `/rc-details/${long}`],
    ['a null byte', '/rc-details/%00'],
    ['script', '/rc-search?vehicleNumber=%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['quotes', '/rc-details/MH12%27%20or%201%3D1--'],
    ['an empty number', '/rc-search?vehicleNumber='],
    ['letters of other scripts', '/rc-details/%E0%A4%95%E0%A5%87%E0%A4%8F'],
    ['a page inside a number', '/rc-details/..%2F..%2Fetc%2Fpasswd'],
    ['an unknown state', '/rto-codes?code=%F0%9F%92%A5'],
    ['an unknown field', '/rc-details/MH12DE1433/report?field=__proto__'],
    ['two of everything', '/rc-search?vehicleNumber=a&vehicleNumber=b&vehicleNumber[]=c'],
  ])('%s in the address', async (_, path) => {
    const answer = await askAsNew(path);
    expect(answer.status).toBeLessThan(500);
    expect(isExplained(answer)).toBe(true);
    expect(answer.text).not.toMatch(/\.ts:\d|node_modules|alert\(1\)<\/script>/);
  });

  test('malformed percent-encoding, with a link home', async () => {
    const answer = await askAsNew('/rc-details/%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('This link does not work.');
    expect(readPage(answer.text).links).toEqual(['/']);
    expect(answer.text).toContain('Return to previous page');
  });

  test.each(['/', '/rc-search', '/rc-details/MH12DE1433', '/garage', '/account'])(
    'malformed cookies on %s',
    async (path) => {
      const cookies = {
        city: '%E0%A4%A',
        cityId: '-1e309',
        deviceId: 'a.b.c',
        recent: '%00.x',
        pahiya_session: 'x'.repeat(3000),
        theme: '"><script>',
        lang: 'xx',
      };
      const cookie = Object.entries(cookies).map((pair) => pair.join('='));
      let answer = await askAsNew(path, { headers: { cookie: cookie.join('; ') } });
      if (answer.status === 302 || answer.status === 303) {
        const headers = { cookie: cookie.join('; ') };
        answer = await askAsNew(answer.headers.location ?? '', { headers });
      }
      expect(answer.status).toBeLessThan(500);
      expect(readPage(answer.text).headings).toBe(1);
    },
  );

  test.each(['/garage', '/account', '/city', '/consent', '/sign-in', '/theme', '/rc-search'])(
    'a form with unknown fields changes nothing on %s',
    async (path) => {
      const fields = {
        intent: '__proto__',
        cityId: 'NaN',
        vehicleNumber: '\0',
        mobile: '💥',
        next: '//evil',
      };
      for (const vehicleNumber of ['\0', 'x']) {
        const body = new URLSearchParams({ ...fields, vehicleNumber }).toString();
        const answer = await askAsNew(path, form(path, body));
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/);
        expect(answer.headers['set-cookie']?.join() ?? '').not.toMatch(/city(?:Id)?=/);
      }
    },
  );
});

describe('a text of a visitor has no foreign part on the page that shows it', () => {
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    askAsNew(path, form(path, new URLSearchParams(fields).toString()));
  const inAddress = (path: string) => (text: string) =>
    askAsNew(path.replaceAll('*', encodeURIComponent(text)));
  const callBack = '/rto-services/noc';
  /** A third, covering every kind: each is a separate page. */
  const someTexts = evilTexts.filter((_, place) => place % 3 === 1);

  test.each<[string, (text: string) => Promise<Answer>]>([
    [
      'newsletter: address',
      (text) => post('/blog/newsletter', { intent: 'subscribe', email: text }),
    ],
    ['newsletter: key to confirm', inAddress('/blog/newsletter?confirm=*')],
    ['newsletter: key to unsubscribe', inAddress('/blog/newsletter?unsubscribe=*')],
    ['poll', (text) => post('/blog/puc-certificate', { intent: 'vote', poll: text, option: text })],
    [
      'call-back: name, number, place, time',
      (text) =>
        post(callBack, {
          ...{ intent: 'ask', name: text, mobile: text, state: text, slot: text, consent: text },
        }),
    ],
    ['call-back: key', (text) => post(callBack, { intent: 'end', key: text })],
    ['remark', (text) => post('/hi/rto-services/sent-back', { remark: text })],
    ['calculator: vehicle', inAddress('/rto-services/calculator?service=*&class=*&age=*&late=*')],
    ['calculator: road tax', inAddress('/rto-services/calculator?state=MH&price=*&fuel=*')],
    ['checklist', inAddress('/rto-services/noc/checklist?state=*')],
    ['RTO code', inAddress('/rto-codes?code=*')],
    ['search of the blog', inAddress('/blog/search?q=*')],
    ['tag of the blog', inAddress('/blog?tag=*')],
    ['search', inAddress('/search?q=*')],
    ['vehicle number', inAddress('/rc-search?vehicleNumber=*')],
    ['assistant', (text) => post('/assistant', { question: text.slice(0, 400) })],
    ['message to check', (text) => post('/fake-challan-check', { text })],
  ])('%s', async (_, show) => {
    const harmless = await Promise.all(
      ['harmless', 'insurance', ' ', 'x'.repeat(80), 'MH12DE1433 at https://x.example'].map(show),
    );
    const known = new Set(harmless.flatMap(({ text }) => [...kindsOf(text)]));
    const faults = await mapSome(someTexts, async (text) =>
      pageFaults(await show(text), known).map((fault) => `${text}: ${fault}`),
    );
    expect(faults.flat()).toEqual([]);
  });

  test('a remark stays in its field', async () => {
    await mapSome(evilTexts, async (text) => {
      const { fields } = readPage((await post('/rto-services/sent-back', { remark: text })).text);
      expect(fields.get('remark')).toBe(text.trim());
    });
  });
});

describe('invalid requests', () => {
  test.each([
    ['two Host headers', 'GET /rc-search HTTP/1.1\r\nHost: a\r\nHost: b\r\n'],
    ['two Host headers on a call', 'GET /api/v1/web/city/all HTTP/1.1\r\nHost: a\r\nhost: b\r\n'],
    ['an address of another server', 'GET http://elsewhere.example/ HTTP/1.1\r\nHost: a\r\n'],
    ['no path', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n'],
  ])('%s is malformed', async (_, head) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.end(`${head}Connection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('a page with an unused query parameter', () => {
  const renders = async () => {
    const { text: metrics } = await ask(server.base, '/metrics');
    const count = (source: string) =>
      Number(new RegExp(`pages_total\\{source="${source}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0);
    return {
      rendered: count('rendered') + count('thread'),
      kept: count('cached') + count('stale'),
    };
  };

  test.each(['/rc-search', '/hi/challan-pay', '/blog'])(
    '%s is not rendered again',
    async (path) => {
      // A page that is kept for a minute is rendered again behind an answer, with another time in its data.
      const timeless = (text: string) => text.replace(/"nowIso":"[^"]*"/, '');
      const plain = await ask(server.base, path);
      const before = await renders();
      for (let count = 0; count < 20; count += 1) {
        const answer = await ask(server.base, `${path}?x=${Math.random()}&utm_source=a`);
        expect(timeless(answer.text)).toBe(timeless(plain.text));
      }
      const after = await renders();
      expect(after.rendered).toBe(before.rendered);
      expect(after.kept).toBe(before.kept + 20);
    },
  );
});

describe('one address', () => {
  test('has a limit of rendered pages per minute, while cached ones stay free', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    await ask(server.base, '/rc-search', { headers });
    const statuses: number[] = [];
    let last = await ask(server.base, '/hi/nothing', { headers });
    for (let count = 0; count < pagesPerMinute; count += 1) {
      last = await ask(server.base, `/hi/nothing/${count}`, { headers });
      statuses.push(last.status);
    }
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(last.text).toContain('रिक्वेस्ट');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(server.base, '/rc-search?x=1', { headers })).status).toBe(200);
  });
});

describe('large bodies of anonymous callers', () => {
  test.each([
    ['/api/v1/web/challan-pay/upload-documents', 'application/json', 'pahiya_session=a.b'],
    ['/orders/PH1234567890', 'multipart/form-data; boundary=x', 'pahiya_session=a.b'],
    ['/garage/DL8CAF5030/log/import', 'multipart/form-data; boundary=x', 'pahiya_session=a.b'],
    ['/desk/images', 'multipart/form-data; boundary=x', 'pahiya_operator=a.b'],
    ['/desk/forms/ANY', 'multipart/form-data; boundary=x', 'pahiya_operator=a.b'],
  ])('to %s are refused before they are read', async (path, type, cookie) => {
    // Each path is tried from another address: limits must not be the cause of the refusal.
    const address = `198.51.100.${10 + path.length}`;
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: a',
      'Sec-Fetch-Site: same-origin',
      `Content-Type: ${type}`,
      'Content-Length: 9000000',
      `Cookie: ${cookie}`,
      `X-Forwarded-For: ${address}`,
      '\r\n',
    ].join('\r\n');
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const socket = connect(server.port, '127.0.0.1');
        // The body never arrives: a server that waits for it does not respond.
        socket.write(head);
        const status = await new Promise<string>((resolve, reject) => {
          socket.once('data', (bytes) => resolve(bytes.toString('latin1').slice(0, 12)));
          socket.once('error', reject);
        });
        socket.destroy();
        return status;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 401']));
  });
});
