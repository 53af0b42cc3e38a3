import { createDatabase } from '@pahiya/api/db/database';
import { expect, test } from 'vitest';
import { type Ask, ask, headerOf } from '../test/ask.ts';
import { startOwnServer } from '../test/own-server.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0' };

test('views and shortlist adds of a used car are stored when the server stops', async () => {
  const server = await startOwnServer();
  const sql = createDatabase({ url: server.databaseUrl, applicationName: 'test', poolSize: 1 });
  try {
    const [car] = await sql<{ publicId: string }[]>`
      select public_id as "publicId" from used_listings where state = 'live' order by id limit 1`;
    const id = car?.publicId ?? '';
    const read = (path: string, options: Ask = {}) => ask(server.base, path, options);
    const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      read(path, { method, headers: { ...browser, ...headers } });
    const moved = await open(`/used-cars/delhi/old-name-${id}`);
    expect(moved.status).toBe(301);
    const path = headerOf(moved, 'location');
    const rendered = await open(path);
    expect(rendered.status).toBe(200);
    const cached = await open(path);
    const again = await open(path, { 'if-none-match': headerOf(cached, 'etag') });
    expect(again.status).toBe(304);
    expect((await open(`/hi${path}`, { 'accept-encoding': 'br' })).status).toBe(200);

    await open(path, { 'sec-purpose': 'prefetch;prerender' });
    await open(path, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await open(path, {}, 'HEAD');
    await read(path);
    await open('/used-cars/delhi/no-such-car-zzzzzzzz');

    const add = (cookie: string) =>
      read('/shortlist', {
        method: 'POST',
        headers: {
          ...{ ...browser, cookie, 'sec-fetch-site': 'same-origin' },
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: `intent=keep&kind=used-car&id=${id}&next=/shortlist/used-cars`,
      });
    const added = await add('theme=dark');
    expect(added.status).toBe(303);
    const [cookie = ''] =
      added.headers['set-cookie']?.find((one) => one.startsWith('shortlist='))?.split(';') ?? [];
    expect(cookie).toContain(id);
    expect((await add(cookie)).status).toBe(303);

    await server.halt();
    const counted = await sql`
      select l.public_id as id, sum(d.views)::int as views, sum(d.shortlisted)::int as shortlisted
      from used_listing_days d join used_listings l on l.id = d.listing_id group by l.public_id`;
    expect([...counted]).toEqual([{ id, views: 4, shortlisted: 1 }]);
  } finally {
    await sql.end();
    await server.stop();
  }
});
