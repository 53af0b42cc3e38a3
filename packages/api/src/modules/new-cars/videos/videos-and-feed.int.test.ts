import {
  editorCarVideos,
  editorDeleteCarVideo,
  editorSaveCarVideo,
  homeCarVideos,
  modelCarVideos,
} from '@pahiya/contracts/new-cars/car-video-contracts';
import type { FeedAnswer } from '@pahiya/domain/new-cars/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { importFeed, importFeedOnce } from '../feed/import-feed.ts';
import { checkVideos } from './check-videos.ts';

const now = new Date('2026-11-25T06:00:00Z');
const down: ProviderFailure = {
  ...{ provider: 'test', kind: 'unavailable', reason: 'down', retryable: true },
} as ProviderFailure;
const looks = new Map<string, Result<'there' | 'gone', ProviderFailure>>();

let database: TestDatabase;
let api: TestApi;
let desk: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  looks.clear();
  await emptyTables(database.sql, [
    ...['car_videos', 'car_feeds', 'car_prices', 'car_variants', 'car_models', 'car_makes'],
    ...['car_sources', 'operators', 'operator_acts', 'rate_limits'],
  ]);
  await database.sql`insert into car_makes (slug, name) values ('tata', 'Tata')`;
  await database.sql`insert into car_models (make_id, slug, name, body)
    select id, 'nexon', 'Nexon', 'suv' from car_makes`;
  api = await createTestApi(database.sql, {
    videos: { look: async (videoId) => looks.get(videoId) ?? ok('there') },
  });
  api.setNow(now);
  desk = (await signInAtDesk(api, 'edda', ['editor'])).browser;
});
afterEach(() => api.close());

describe('videos', () => {
  const facts = {
    ...{ videoId: 'sandbox-001', title: 'Example video (sandbox)', channel: 'Example' },
    ...{ seconds: 610, language: 'hi', publishedOn: '2026-10-01' },
  };
  const nexon = { make: 'tata', model: 'nexon' };
  const save = (body: object) => desk.call(editorSaveCarVideo, { body: { ...facts, ...body } });
  const visitor = () => createTestBrowser(api);
  const ofNexon = async () =>
    (await visitor().call(modelCarVideos, { query: nexon })).data.videos.map((v) => v.videoId);
  const ofHome = async () =>
    (await visitor().call(homeCarVideos)).data.videos.map((v) => v.videoId);

  test('are on the page that an editor chose, newest first, each act recorded', async () => {
    expect((await save({ model: 'tata/nexon' })).data).toEqual({ isSaved: true });
    await save({ model: 'tata/nexon', videoId: 'sandbox-002', publishedOn: '2026-11-01' });
    await save({ model: '', videoId: 'sandbox-003' });
    await save({ model: 'tata/nexon', title: 'A better title' });
    expect(await ofNexon()).toEqual(['sandbox-002', 'sandbox-001']);
    expect(await ofHome()).toEqual(['sandbox-003']);
    const { videos } = (await desk.call(editorCarVideos)).data;
    expect(videos.find((v) => v.videoId === 'sandbox-001')?.title).toBe('A better title');
    const id = String(videos.find((v) => v.model === '')?.id);
    await desk.call(editorDeleteCarVideo, { params: { id } });
    expect(await ofHome()).toEqual([]);
    expect((await desk.call(editorDeleteCarVideo, { params: { id } })).status).toBe(404);
    const acts = await database.sql`select act, outcome from operator_acts
      where act like '%video' order by id`;
    expect(acts.map(({ act, outcome }) => `${act} ${outcome}`)).toEqual([
      ...Array.from({ length: 4 }, () => 'save-car-video done'),
      ...['delete-car-video done', 'delete-car-video operator/not-found'],
    ]);
  });

  test.each([
    ['an address in place of an id', { videoId: 'https://evil.example/' }, 400],
    ['an id with markup', { videoId: '"><script>x' }, 400],
    ['no length', { seconds: 0 }, 400],
    ['an unknown model', { model: 'tata/none' }, 404],
  ])('%s is refused', async (_, body, status) => {
    expect((await save({ model: 'tata/nexon', ...body })).status).toBe(status);
    expect(await ofNexon()).toEqual([]);
  });

  test('only editors may, and videos of no model are 404', async () => {
    expect((await visitor().call(editorCarVideos)).status).toBe(401);
    const { browser } = await signInAtDesk(api, 'omar', ['operator']);
    expect((await browser.call(editorCarVideos)).status).toBe(403);
    const none = { query: { make: 'tata', model: 'none' } };
    expect((await visitor().call(modelCarVideos, none)).status).toBe(404);
  });

  test('a dead one is hidden, one that returns is shown, a failed look changes nothing', async () => {
    await save({ model: 'tata/nexon' });
    looks.set('sandbox-001', ok('gone'));
    expect(await checkVideos(api.services)).toEqual({ changed: 1, failed: 0 });
    expect(await ofNexon()).toEqual([]);
    expect((await desk.call(editorCarVideos)).data.videos[0]?.goneSince).not.toBeNull();
    looks.set('sandbox-001', err(down));
    expect(await checkVideos(api.services)).toEqual({ changed: 0, failed: 1 });
    expect(await ofNexon()).toEqual([]);
    looks.set('sandbox-001', ok('there'));
    expect(await checkVideos(api.services)).toEqual({ changed: 1, failed: 0 });
    expect(await ofNexon()).toEqual(['sandbox-001']);
  });
});

describe('a feed', () => {
  const header = 'make,model,variant,body,fuel,price_rupees,price_as_of,price_confidence,engine_cc';
  const row = (price: number, month = '2026-10') =>
    `Example Motors,One,Base,hatchback,petrol,${price},${month},low,1197`;
  const asked: (string | null)[] = [];
  let answer: Result<FeedAnswer, ProviderFailure>;
  const feed = {
    fetchList: async (etag: string | null) => {
      asked.push(etag);
      return answer;
    },
  };
  const sends = (etag: string | null, ...rows: string[]) => {
    const bytes = new TextEncoder().encode(`\uFEFF${[header, ...rows].join('\r\n')}`);
    answer = ok({ kind: 'list', etag, format: 'csv', bytes });
  };
  const run = () => importFeed({ ...api.services, catalogueFeed: feed });
  const prices = async () =>
    (await database.sql`select paise, as_of, source_code from car_prices order by as_of`).map(
      ({ paise, as_of: asOf, source_code: source }) => [Number(paise), asOf, source],
    );
  beforeEach(() => {
    asked.length = 0;
  });

  test('is imported once a version; the newest price wins and the others stay', async () => {
    sends('"1"', row(700_000), row(700_000));
    expect(await run()).toMatchObject({
      ok: true,
      value: { report: { variants: { added: 1 }, refused: { twice: { count: 1 } } } },
    });
    answer = ok({ kind: 'unchanged' });
    expect(await run()).toEqual({ ok: true, value: { kind: 'unchanged' } });
    sends('"2"', row(720_000, '2026-11'));
    await run();
    expect(asked).toEqual([null, '"1"', '"1"']);
    expect(await prices()).toEqual([
      [70_000_000, '2026-10-01', 'feed'],
      [72_000_000, '2026-11-01', 'feed'],
    ]);
  });

  test('that fails, or cannot be read, changes nothing and is asked again for everything', async () => {
    answer = err(down);
    expect(await run()).toEqual({ ok: false, error: 'unavailable' });
    const bytes = new TextEncoder().encode('{"response":[{"response":"<VehicleDet');
    answer = ok({ kind: 'list', etag: '"x"', format: 'json', bytes });
    expect(await run()).toMatchObject({ ok: false, error: expect.stringMatching(/^unreadable/) });
    sends('"1"', row(700_000));
    await run();
    expect(asked).toEqual([null, null, null]);
  });

  test('in a dry run stores neither cars nor its version', async () => {
    sends('"1"', row(700_000), 'Example Motors,One,Top,spaceship,petrol,800000,2026-10,low,1197');
    const wish = { feed, name: 'configured', isDryRun: true, now };
    expect(await importFeedOnce(database.sql, wish)).toMatchObject({
      value: { report: { records: 2, refused: { 'unknown-body': { count: 1, first: [2] } } } },
    });
    expect(await prices()).toEqual([]);
    expect((await database.sql`select from car_feeds`).count).toBe(0);
  });

  test('that is not configured is no failure', async () => {
    expect(await importFeed(api.services)).toEqual({ ok: true, value: { kind: 'no-feed' } });
  });
});
