import * as figures from '@pahiya/contracts/community/figure-contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { countFigures } from './count-figures.ts';

let database: TestDatabase;
let api: TestApi;
const now = new Date('2026-11-25T06:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(async () => {
  await emptyTables(database.sql, [
    'community_figures',
    'content_reports',
    'grievances',
    'operators',
  ]);
  api.setNow(now);
});

const report = (at: string, reason: string, minutes: number | null, decision = 'hidden') =>
  database.sql`insert into content_reports (id, kind, subject_id, reason, note, user_id,
      reported_at, decision, decided_at)
    values (gen_random_uuid(), 'community-post', gen_random_uuid(), ${reason}, '', null, ${at},
      ${minutes === null ? null : decision},
      ${minutes === null ? null : new Date(Date.parse(at) + minutes * 60_000)})`;
const months = async () =>
  (await createTestBrowser(api).call(figures.communityFigures, {})).data.months;
const of = async (month: string) =>
  Object.fromEntries(
    ((await months()).find((one) => one.month === month)?.figures ?? []).map(
      ({ figure, part, value }) => [part === '' ? figure : `${figure} ${part}`, value],
    ),
  );

test('reports count for the month in India in which they were filed, with the median of their decisions', async () => {
  // 1 November in India.
  await report('2026-10-31T18:30:00Z', 'spam', 10);
  await report('2026-11-03T06:00:00Z', 'spam', 30, 'kept');
  await report('2026-11-04T06:00:00Z', 'scam', 500);
  await report('2026-11-05T06:00:00Z', 'scam', null);
  await report('2026-10-31T18:29:59Z', 'nudity', 5);
  await database.sql`insert into content_reports (id, kind, subject_id, reason, note, reported_at)
    values (gen_random_uuid(), 'car-review', gen_random_uuid(), 'abusive', '', ${now})`;
  await countFigures(api.services);
  expect(await of('2026-11-01')).toEqual({
    'reports spam': 2,
    'reports scam': 2,
    'reports-decided': 3,
    'reports-agreed': 2,
    'report-minutes': 30,
  });
  expect(await of('2026-10-01')).toEqual({
    ...{ 'reports nudity': 1, 'reports-decided': 1, 'reports-agreed': 1, 'report-minutes': 5 },
  });
  expect((await months()).map(({ isFinished }) => isFinished)).toEqual([false, true]);
});

test('a finished month keeps its counts when its rows are deleted, and counted again nothing changes', async () => {
  await report('2026-10-10T06:00:00Z', 'spam', 10);
  expect(await countFigures(api.services)).toBe(4);
  expect(await countFigures(api.services)).toBe(0);
  await database.sql`delete from content_reports`;
  expect(await countFigures(api.services)).toBe(0);
  expect(await of('2026-10-01')).toMatchObject({ 'reports spam': 1, 'report-minutes': 10 });
});

test('complaints past their time are late, whether decided or not', async () => {
  const complaint = (ticket: string, resolveBy: string) =>
    database.sql`insert into grievances (id, ticket, kind, subject_path, language, received_at,
        acknowledge_by, resolve_by)
      values (gen_random_uuid(), ${ticket}, 'content', '', 'en', '2026-11-10T06:00:00Z',
        '2026-11-11T06:00:00Z', ${resolveBy})`;
  await complaint('G-1', '2026-11-17T06:00:00Z');
  await complaint('G-2', '2026-12-17T06:00:00Z');
  await countFigures(api.services);
  expect(await of('2026-11-01')).toEqual({ 'grievances content': 2, 'grievances-late': 1 });
});

test('as a file, for everybody', async () => {
  await report('2026-11-10T06:00:00Z', 'spam', 10);
  await countFigures(api.services);
  const answer = await createTestBrowser(api).send({
    method: 'GET',
    url: '/api/v1/web/community/figures/file',
  });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.payload.split('\r\n')).toEqual([
    '\uFEFFmonth,figure,part,value',
    '2026-11,report-minutes,,10',
    '2026-11,reports,spam,1',
    '2026-11,reports-agreed,,1',
    '2026-11,reports-decided,,1',
    '',
  ]);
});
