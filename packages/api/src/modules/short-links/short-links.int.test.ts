import { randomBytes } from 'node:crypto';
import { openShortLink } from '@pahiya/contracts/short-links/link-contracts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestApi } from '../../../test/test-api.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import { purgeShortLinks } from './purge-short-links.ts';
import { makeShortLink, revokeShortLinks, subjectOfLink } from './short-links.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
const { services } = api;
const start = new Date('2026-11-21T04:44:00Z');
const later = (days: number) => new Date(start.getTime() + days * 86_400_000);
const kind = 'service-report';

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(sql, ['short_links', 'rate_limits']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const make = (subject: string, expiresAt = later(7)) =>
  makeShortLink(services, sql, { kind, subject, expiresAt });
const open = (token: string, browser = createTestBrowser(api)) =>
  browser.call(openShortLink, { params: { token } });

test('a subject keeps its link and its end until it is revoked; then it gets another', async () => {
  const [first, beside] = await Promise.all([make('a'), make('a')]);
  expect(beside).toEqual(first);
  expect((await make('b')).token).not.toBe(first.token);
  expect(first.token).toMatch(/^[\w-]{43}$/);
  const answer = await open(first.token);
  expect(answer.data).toEqual({ kind });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(await subjectOfLink(services, sql, { kind, token: first.token })).toBe('a');
  await revokeShortLinks(services, sql, kind, ['a']);
  expect((await open(first.token)).status).toBe(404);
  expect((await make('a')).token).not.toBe(first.token);
});

test('unknown, revoked and expired links get one answer', async () => {
  const revoked = await make('revoked');
  await revokeShortLinks(services, sql, kind, ['revoked']);
  const expired = await make('expired', later(1));
  api.setNow(later(1));
  const answers = [
    await open(randomBytes(32).toString('base64url')),
    await open('../../etc/passwd'),
    await open(revoked.token),
    await open(expired.token),
  ];
  const told = answers.map(({ status, problem: { requestId: _, ...problem }, headers }) => ({
    status,
    problem,
    headers: [headers['cache-control'], headers['x-robots-tag'], headers['content-length']],
  }));
  for (const one of told) expect(one).toEqual(told[0]);
  expect(told[0]?.problem.code).toBe('link/over');
});

test('a live, a revoked, an expired and an unknown link take the same one query', async () => {
  const live = await make('live-query');
  const revoked = await make('revoked-query');
  await revokeShortLinks(services, sql, kind, ['revoked-query']);
  const expired = await make('expired-query', later(1));
  api.setNow(later(1));
  const unknown = randomBytes(32).toString('base64url');
  const asked: string[] = [];
  const counted = new Proxy(sql, {
    apply: (target, self, args) => {
      asked.push(String(args[0]));
      return Reflect.apply(target, self, args);
    },
  });
  const found: (string | null)[] = [];
  for (const token of [live.token, revoked.token, expired.token, unknown]) {
    found.push(await subjectOfLink(services, counted, { kind, token }));
  }
  expect(found).toEqual(['live-query', null, null, null]);
  expect(asked).toHaveLength(4);
  expect(new Set(asked).size).toBe(1);
});

test('the 61st guess of an address in a minute is refused, a right one too', async () => {
  const { token } = await make('guessed');
  const browser = createTestBrowser(api, { address: '203.0.113.61' });
  for (let guess = 1; guess <= 60; guess += 1) {
    expect((await open(`guess-${guess}`, browser)).status).toBe(404);
  }
  expect((await open(token, browser)).status).toBe(429);
  expect((await open(token)).status).toBe(200);
});

test('an ended link is deleted after a month, a live one is not', async () => {
  await make('ended', later(1));
  await make('live', later(90));
  api.setNow(later(32));
  await purgeShortLinks(services);
  const rows = await sql`select subject from short_links`;
  expect(rows).toEqual([{ subject: 'live' }]);
});
