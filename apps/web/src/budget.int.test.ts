import { randomUUID } from 'node:crypto';
import { createDatabase } from '@pahiya/api/db/database';
import { insertSession } from '@pahiya/api/modules/auth/session-repository';
import { sessionCookie } from '@pahiya/api/modules/auth/session-token';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../server/test/ask.ts';
import { type OwnServer, startOwnServer } from '../../server/test/own-server.ts';

// Transfer size of a first visit on a phone, with Brotli. Sizes only, never times.
const kib = 1024;

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server?.stop());

type Load = {
  html: string;
  early: number;
  script: number;
  style: number;
  font: number;
  page: number;
};

/** Bytes of a page, of everything its head requests, and of the app loaded after the first paint (`script` counts
 * both, `early` only the first). Images are lazy and not counted. */
async function firstLoad(path: string, cookie?: string): Promise<Load> {
  const headers = cookie === undefined ? undefined : { cookie };
  const page = await fetchBytes(path, headers);
  const html = (await ask(server.base, path, { ...(headers && { headers }) })).text;
  const sum = async (files: readonly string[]) => {
    let bytes = 0;
    for (const file of new Set(files)) bytes += (await fetchBytes(file)).bytes;
    return bytes;
  };
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file]) => file ?? '');
  return {
    html,
    page: page.bytes,
    early: await sum([
      ...found(/<script[^>]+src="([^"]+)"/g),
      ...found(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ]),
    script: await sum(found(/"(\/assets\/[^"]+\.js)"/g)),
    style: await sum(found(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)),
    font: await sum(found(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)),
  };
}

async function fetchBytes(
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ bytes: number }> {
  const answer = await ask(server.base, path, { headers: { 'accept-encoding': 'br', ...headers } });
  expect(answer.status, path).toBe(200);
  expect(answer.bytes, path).toBeGreaterThan(0);
  return answer;
}

describe.each(['/rc-search', '/hi/rc-search'])('the first load of %s', (path) => {
  let load: Load;
  beforeAll(async () => {
    load = await firstLoad(path);
  });

  test('has at most 120 KiB of script', () => {
    expect(load.script).toBeGreaterThan(10 * kib);
    expect(load.script).toBeLessThanOrEqual(120 * kib);
  });

  test('has at most 2 KiB of script before the first paint', () => {
    expect(load.early).toBeGreaterThan(0);
    expect(load.early).toBeLessThanOrEqual(2 * kib);
  });

  test('has at most 180 KiB in total', () => {
    const { page, script, style, font } = load;
    expect(page + script + style + font).toBeLessThanOrEqual(180 * kib);
  });

  test('has fonts of at most 60 KiB and styles of at most 20 KiB', () => {
    expect(load.font).toBeGreaterThan(0);
    expect(load.font).toBeLessThanOrEqual(60 * kib);
    expect(load.style).toBeGreaterThan(0);
    expect(load.style).toBeLessThanOrEqual(20 * kib);
  });

  test('has no render-blocking script', () => {
    for (const tag of load.html.match(/<script[^>]*>/g) ?? []) {
      expect(tag).toMatch(/type="module"|type="application\/json"| async| defer/);
    }
  });
});

describe.each(['/', '/rc-details/MH12DE1433', '/garage', '/rto-codes', '/sign-in'])(
  'the first load of %s',
  (path) => {
    test('stays within 140 KiB of script and 220 KiB in total', async () => {
      const { page, script, style, font } = await firstLoad(path);
      expect(script).toBeLessThanOrEqual(140 * kib);
      expect(page + script + style + font).toBeLessThanOrEqual(220 * kib);
    });
  },
);

test.each(['/garage', '/garage/documents', '/garage/licence', '/garage/DL8CAF5030/log'])(
  'the garage page %s has at most 130 KiB of script, charts included',
  async (path) => {
    const { script } = await firstLoad(path);
    expect(script).toBeGreaterThan(10 * kib);
    expect(script).toBeLessThanOrEqual(130 * kib);
  },
);

describe.each([
  '/rto',
  '/rto/uttar-pradesh',
  '/rto/maharashtra/pune',
  '/rto/maharashtra/office/mh-12',
  '/privacy',
  '/status',
  '/blog',
  '/blog/delhi-vehicle-age-rule',
  '/community',
  '/community/topic/repairs',
  '/community/rules',
])('the first load of the reading page %s', (page) => {
  test.each([page, `/hi${page}`])(
    'as %s has at most 10 KiB of script and 90 KiB in total',
    async (path) => {
      const { html, page: document, early, script, style, font } = await firstLoad(path);
      expect(early).toBeGreaterThan(0);
      expect(script).toBeLessThanOrEqual(10 * kib);
      expect(document + script + style + font).toBeLessThanOrEqual(90 * kib);
      expect(html).not.toContain('app-files');
      // Imports of the one script would be loaded too, uncounted.
      const [, entry = ''] = /<script[^>]+src="([^"]+)"/.exec(html) ?? [];
      expect((await ask(server.base, entry)).text).not.toMatch(/\bimport\b|\bfrom\s*["']/);
    },
  );
});

test('the first load of the challans of a vehicle has at most 150 KiB of script', async () => {
  const { script } = await firstLoad('/app-challan-pay/MH12DE1433');
  expect(script).toBeGreaterThan(10 * kib);
  expect(script).toBeLessThanOrEqual(150 * kib);
});

test('the first load of every insurance page has at most 150 KiB of script', async () => {
  const cookie = await signedIn('9876500092');
  const quotesOf = async (body: string) => {
    const started = await ask(server.base, '/insurance-homepage/DL8CAF5030', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...{ 'sec-fetch-site': 'same-origin', cookie },
      },
      body: `${body}&asked=1&owner=`,
    });
    expect(started.status).toBe(303);
    return String(started.headers.location);
  };
  const quotes = await quotesOf('cover=third-party');
  const inspected = await quotesOf('cover=package&claim=no&bonus=0&value=');
  const pages = [
    ...['/insurance-homepage', '/insurance-homepage/DL8CAF5030', '/insurance-call-back'],
    ...['/insurance-new-vehicle', '/insurance-claims', '/insurance-claims/mine'],
    ...[`${quotes}?all=1`, `${quotes}/aravalli`, `${quotes}/aravalli/buy`],
    ...[`${inspected}?all=1`, `${inspected}/vindhya/inspection`],
  ];
  for (const page of pages.flatMap((path) => [path, `/hi${path}`])) {
    const { script } = await firstLoad(page, cookie);
    expect(script, page).toBeGreaterThan(10 * kib);
    expect(script, page).toBeLessThanOrEqual(150 * kib);
  }
});

/** The session cookie of a new account. */
async function signedIn(mobile: string): Promise<string> {
  const sql = createDatabase({ url: server.databaseUrl, applicationName: 'test', poolSize: 1 });
  try {
    const userId = randomUUID();
    await sql`insert into users (id, mobile, created_at, last_signed_in_at)
      values (${userId}, ${mobile}, now(), now())`;
    const device = { deviceId: randomUUID(), label: 'test', now: new Date() };
    const { token } = await insertSession(sql, { userId, ...device });
    return `${sessionCookie}=${token}`;
  } finally {
    await sql.end();
  }
}

test('the first load of the page where people write has at most 130 KiB of script', async () => {
  const sql = createDatabase({ url: server.databaseUrl, applicationName: 'test', poolSize: 1 });
  try {
    const userId = randomUUID();
    await sql`insert into users (id, mobile, created_at, last_signed_in_at)
      values (${userId}, '9876500091', now(), now())`;
    await sql`insert into community_people (user_id, handle, skeleton, joined_at, renamed_at)
      values (${userId}, 'writer', 'writer', now(), now())`;
    const device = { deviceId: randomUUID(), label: 'test', now: new Date() };
    const { token } = await insertSession(sql, { userId, ...device });
    for (const path of ['/community/write', '/hi/community/write']) {
      const { html, script } = await firstLoad(path, `${sessionCookie}=${token}`);
      expect(html).toContain('<textarea');
      expect(script).toBeGreaterThan(10 * kib);
      expect(script).toBeLessThanOrEqual(130 * kib);
    }
  } finally {
    await sql.end();
  }
});

test('the validation library and large tables are not in the browser bundle', async () => {
  const { html } = await firstLoad('/rc-details/MH12DE1433');
  const files = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
  for (const file of new Set(files)) {
    const { text } = await ask(server.base, file);
    expect(text, file).not.toMatch(/ZodError|invalid_union|_zod/);
    expect(text.match(/"(?:MH|KA|TN)\d\d"/g)?.length ?? 0, file).toBeLessThan(20);
  }
});
