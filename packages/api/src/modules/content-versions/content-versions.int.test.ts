import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { bumpContent } from './bump-content.ts';
import { changeNote, pagesOfNote } from './content-channel.ts';
import { hearOfChanges, watchContent } from './watch-content.ts';

let database: TestDatabase;
let now = 0;
/** Timeout on a busy machine. */
const patience = { timeout: 10_000 };
const watch = (sql = database.sql) =>
  watchContent(sql, { maxAgeMs: 1000, waitMs: 50, now: () => now });
const bump = (tag: string) => database.sql.begin((tx) => bumpContent(tx, tag));

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = 0;
  await emptyTables(database.sql, ['content_versions']);
});

test('every server sees a change once its versions are a second old', async () => {
  const [one, other] = [watch(), watch()];
  expect((await one.versions()).get('blog')).toBeUndefined();
  await other.versions();
  await bump('blog');
  now = 1000;
  expect((await one.versions()).get('blog')).toBeUndefined();
  now = 1001;
  expect((await one.versions()).get('blog')).toBe(1);
  expect((await other.versions()).get('blog')).toBe(1);
});

test('versions that are recent enough are returned without waiting', async () => {
  const content = watch();
  await content.versions();
  expect(content.versions()).toBeInstanceOf(Map);
});

test('a change that is rolled back is not seen', async () => {
  await database.sql
    .begin(async (tx) => {
      await bumpContent(tx, 'blog');
      throw new Error('taken back');
    })
    .catch(() => undefined);
  expect((await watch().versions()).size).toBe(0);
});

test('concurrent changes are all counted, each for its own tag', async () => {
  await Promise.all([bump('blog'), bump('blog'), bump('layout'), bump('blog')]);
  expect(await watch().versions()).toEqual(
    new Map([
      ['blog', 3],
      ['layout', 1],
    ]),
  );
});

test('while the database does not answer in time, the last known versions are used', async () => {
  const content = watch();
  await bump('blog');
  await content.versions();
  await database.sql.begin(async (tx) => {
    await tx`lock table content_versions in access exclusive mode`;
    now = 5000;
    expect((await content.versions()).get('blog')).toBe(1);
  });
});

test('a tag is a plain word: an address or an id is refused', async () => {
  await expect(bump('blog/some article')).rejects.toThrow('content_versions');
});

test('a change is notified on commit, not before', async () => {
  const content = watch();
  const told = vi.fn();
  await content.versions();
  content.onChange(told);
  await hearOfChanges(database.sql, content);
  await database.sql.begin(async (tx) => {
    await bumpContent(tx, 'blog');
    await content.refresh();
    expect(told).not.toHaveBeenCalled();
  });
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(new Map([['blog', 1]]), []), patience);
  expect(content.versions()).toEqual(new Map([['blog', 1]]));
  await content.refresh();
  expect(told).toHaveBeenCalledTimes(1);
});

test('notifications resume after a lost connection, including the changes in between', async () => {
  const content = watch();
  const told = vi.fn();
  await content.versions();
  content.onChange(told);
  await hearOfChanges(database.sql, content);
  const lost = await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`;
  expect(lost.length).toBeGreaterThan(0);
  await bump('blog');
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(new Map([['blog', 1]]), []), patience);
  await bump('blog');
  await vi.waitFor(
    () => expect(told).toHaveBeenLastCalledWith(new Map([['blog', 2]]), []),
    patience,
  );
});

test('a notification names the changed pages, also when the change was seen before it', async () => {
  const content = watch();
  const told = vi.fn();
  await content.versions();
  content.onChange(told);
  await bump('blog');
  await content.refresh();
  expect(told).toHaveBeenLastCalledWith(new Map([['blog', 1]]), []);
  await content.refresh(['/blog/a']);
  expect(told).toHaveBeenLastCalledWith(new Map([['blog', 1]]), ['/blog/a']);
  await hearOfChanges(database.sql, content);
  const pages = ['/blog/a', '/blog/b'];
  await database.sql.begin((tx) => bumpContent(tx, 'blog', pages));
  await vi.waitFor(
    () => expect(told).toHaveBeenLastCalledWith(new Map([['blog', 2]]), pages),
    patience,
  );
});

test('a malformed notification is a change without named pages', async () => {
  const many = Array.from({ length: 1000 }, (_, n) => `/blog/${n}`);
  expect(pagesOfNote(changeNote(['/blog/a']))).toEqual(['/blog/a']);
  for (const note of ['', '{', '{"a":1}', '[1]', changeNote(many)])
    expect(pagesOfNote(note)).toEqual([]);
});

test('the first read is not a change: nothing was rendered before it', async () => {
  await bump('blog');
  const content = watch();
  const told = vi.fn();
  content.onChange(told);
  await content.versions();
  expect(told).not.toHaveBeenCalled();
});
