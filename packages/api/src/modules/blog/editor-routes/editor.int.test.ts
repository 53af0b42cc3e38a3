import { blogArticle } from '@pahiya/contracts/blog/blog-contracts';
import {
  editorArticle,
  editorArticles,
  editorCreateArticle,
  editorMoveArticle,
  editorPlaceRevision,
  editorPreview,
  editorRestoreRevision,
  editorRevision,
  editorSaveArticle,
  editorWithdrawArticle,
} from '@pahiya/contracts/blog/editor-contracts';
import {
  editorClosePoll,
  editorNewsletter,
  editorSavePoll,
  editorSendNewsletter,
} from '@pahiya/contracts/blog/editor-poll-contracts';
import { editorImages, editorUploadImage } from '@pahiya/contracts/images/image-contracts';
import { operatorSignIn } from '@pahiya/contracts/operators/session-contracts';
import { editorShape } from '@pahiya/contracts/operators/shape-contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { codeAt, makeOperator, signInAtDesk } from '../../../../test/desk.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { publishDue } from '../editing/publish-revision.ts';
import { seedBlog } from '../seed/seed-blog.ts';

const now = new Date('2026-11-21T04:44:00Z');
let database: TestDatabase;
let api: TestApi;
let editor: TestBrowser;
let other: TestBrowser;
let reader: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedBlog(database.sql, now);
  api = await createTestApi(database.sql);
  editor = (await signInAtDesk(api, 'asha', ['editor'])).browser;
  other = (await signInAtDesk(api, 'mina', ['editor'])).browser;
  reader = createTestBrowser(api);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(() => api.setNow(now));

const textOf = (title: string, markdown = `Text of ${title}`) => ({
  title,
  description: 'A summary',
  author: 'Editors',
  tags: ['one', 'two'],
  image: null,
  markdown,
});
const draftOf = (title: string, markdown?: string) => ({
  categoryId: 'rules',
  updatedOn: '2026-11-21',
  note: 'why',
  texts: { en: textOf(title, markdown), hi: textOf(`${title} हिंदी`, markdown) },
});

let made = 0;
/** Begins an article; answers its ids and address. */
async function begin(draft: object = draftOf('Title')) {
  made += 1;
  const slug = `article-${made}`;
  const { data } = await editor.call(editorCreateArticle, { body: { slug, draft } });
  return { ...data, slug };
}

const save = (browser: TestBrowser, articleId: string, baseRevisionId: string, draft: object) =>
  browser.call(editorSaveArticle, { params: { articleId }, body: { baseRevisionId, draft } });
const place = (revisionId: string, body: object) =>
  editor.call(editorPlaceRevision, { params: { revisionId }, body });
const open = async (articleId: string) =>
  (await editor.call(editorArticle, { params: { articleId } })).data;
const read = (slug: string, language = 'en') =>
  reader.call(blogArticle, { params: { slug }, query: { language } });
const acts = async (subject: string) =>
  (
    await database.sql<{ act: string; outcome: string }[]>`
      select act, outcome from operator_acts where subject = ${subject} order by id`
  ).map(({ act, outcome }) => `${act} ${outcome}`);

describe('who is no editor', () => {
  const nothing = '0f5a3c1e-6b2d-4f7a-9c48-1e2d3c4b5a69';
  const params = { articleId: nothing, revisionId: nothing, pollId: 'x' };
  const calls = [
    [editorArticles, {}],
    [editorArticle, {}],
    [editorRevision, {}],
    [editorCreateArticle, { slug: 'x', draft: draftOf('x') }],
    [editorSaveArticle, { baseRevisionId: nothing, draft: draftOf('x') }],
    [editorPlaceRevision, { when: 'now' }],
    [editorRestoreRevision, { baseRevisionId: nothing }],
    [editorMoveArticle, { slug: 'y' }],
    [editorWithdrawArticle, undefined],
    [editorPreview, { markdown: 'x', language: 'en' }],
    [
      editorSavePoll,
      { pollId: null, en: 'a', hi: 'b', options: Array(2).fill({ id: null, en: 'c', hi: 'd' }) },
    ],
    [editorClosePoll, undefined],
    [editorNewsletter, {}],
    [editorSendNewsletter, undefined],
    [editorUploadImage, { contentBase64: 'AAAA', alt: { en: 'a', hi: 'b' } }],
    [editorImages, {}],
    [editorShape, {}],
  ] as const;

  test.each(calls.map(([contract, body]) => [contract.call.path, contract, body] as const))(
    'is refused at %s: nobody, an operator without the role, and another site',
    async (_path, contract, body) => {
      const query = { kind: 'form', key: 'CONTACT_FORM' };
      const input = { params, ...(contract.call.method === 'GET' ? { query } : { body }) };
      const stranger = await createTestBrowser(api).call(contract, input);
      expect([stranger.status, stranger.problem.code]).toEqual([401, 'auth/required']);
      made += 1;
      const { browser: operator } = await signInAtDesk(api, `op-${made}`, ['operator']);
      const refused = await operator.call(contract, input);
      expect([refused.status, refused.problem.code]).toEqual([403, 'operator/wrong-role']);
      const missing = await editor.call(contract, input);
      expect(missing.status).not.toBe(403);
      if (contract.call.method === 'GET') return;
      const headers = { 'sec-fetch-site': 'cross-site' };
      const foreign = await editor.call(contract, { ...input, headers });
      expect([foreign.status, foreign.problem.code]).toEqual([403, 'request/cross-site']);
    },
  );

  test('leaves a trace when an operator tries', async () => {
    const { browser } = await signInAtDesk(api, 'curious', ['operator']);
    await browser.call(editorArticles);
    expect(await acts('GET /operator/blog/articles')).toContain('call operator/wrong-role');
  });

  test('has to change a first password before', async () => {
    const fresh = await makeOperator(api, 'fresh', ['editor']);
    const browser = createTestBrowser(api);
    const { username, password } = fresh;
    const code = codeAt(fresh, now);
    await browser.call(operatorSignIn, { body: { username, password, code } });
    const refused = await browser.call(editorArticles);
    expect([refused.status, refused.problem.code]).toEqual([403, 'operator/password-first']);
  });
});

describe('writing', () => {
  test('an article is begun, saved, published, and read in both languages', async () => {
    const { articleId, revisionId, slug } = await begin(draftOf('First'));
    expect((await read(slug)).status).toBe(404);
    const second = await save(editor, articleId, revisionId, draftOf('Second', '## Part\n\nText'));
    expect(second.data.articleId).toBe(articleId);
    const article = await open(articleId);
    expect(article).toMatchObject({ slug, liveRevisionId: null, formerSlugs: [] });
    expect(article.newest).toMatchObject({
      number: 2,
      state: 'draft',
      madeBy: 'ASHA',
      note: 'why',
      languages: ['en', 'hi'],
      texts: { en: { title: 'Second', tags: ['one', 'two'] }, hi: { title: 'Second हिंदी' } },
    });
    expect((await place(second.data.revisionId, { when: 'now' })).status).toBe(200);
    expect((await read(slug)).data).toMatchObject({ title: 'Second' });
    expect((await read(slug, 'hi')).data.html).toContain('<h2');
    expect((await open(articleId)).revisions.map(({ state }) => state)).toEqual([
      'published',
      'draft',
    ]);
    expect(await acts(slug)).toEqual(['create-article done']);
    expect(await acts(articleId)).toEqual(['save-article done']);
    expect(await acts(second.data.revisionId)).toEqual(['publish-article done']);
  });

  test('what somebody else saved meanwhile is not written over, and their text can be had', async () => {
    const { articleId, revisionId } = await begin();
    const theirs = await save(other, articleId, revisionId, draftOf('Theirs'));
    const mine = await save(editor, articleId, revisionId, draftOf('Mine'));
    expect([mine.status, mine.problem.code]).toEqual([409, 'operator/wrong-state']);
    expect((await open(articleId)).newest).toMatchObject({
      madeBy: 'MINA',
      texts: { en: { title: 'Theirs' } },
    });
    const over = await save(editor, articleId, theirs.data.revisionId, draftOf('Mine'));
    expect(over.status).toBe(200);
    expect(await acts(articleId)).toEqual([
      'save-article done',
      'save-article operator/wrong-state',
      'save-article done',
    ]);
  });

  test('of two saves over the same text at one moment one is refused', async () => {
    const { articleId, revisionId } = await begin();
    const answers = await Promise.all([
      save(editor, articleId, revisionId, draftOf('A')),
      save(other, articleId, revisionId, draftOf('B')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await open(articleId)).revisions).toHaveLength(2);
  });

  test.each([
    ['no language', { ...draftOf('x'), texts: {} }, 'body.draft.texts'],
    ['an empty title', draftOf(' '), 'body.draft.texts.en.title'],
    ['a day that is none', { ...draftOf('x'), updatedOn: '2026-02-30' }, 'body.draft.updatedOn'],
    [
      'a picture of another site',
      {
        ...draftOf('x'),
        texts: { en: { ...textOf('x'), image: { src: 'https://x.example/a.png', alt: 'a' } } },
      },
      'body.draft.texts.en.image.src',
    ],
    [
      'a picture without words',
      {
        ...draftOf('x'),
        texts: { en: { ...textOf('x'), image: { src: '/media/a.png', alt: ' ' } } },
      },
      'body.draft.texts.en.image.alt',
    ],
  ])('%s is refused where it is', async (_what, draft, path) => {
    const answer = await editor.call(editorCreateArticle, { body: { slug: 'never', draft } });
    expect(answer.problem.code).toBe('request/bad-input');
    expect(answer.problem.errors?.map((error) => error.path)).toContain(path);
  });

  test('an address or topic that cannot be is refused, and nothing is left of the try', async () => {
    const { slug } = await begin();
    const tryOut = async (body: object) =>
      (await editor.call(editorCreateArticle, { body })).problem;
    for (const taken of [slug, 'search', 'puc-certificate']) {
      expect((await tryOut({ slug: taken, draft: draftOf('x') })).code).toBe('blog/slug-taken');
    }
    const boats = { ...draftOf('x'), categoryId: 'boats' };
    expect((await tryOut({ slug: 'boats', draft: boats })).code).toBe('blog/unknown-category');
    expect((await tryOut({ slug: 'Not A Slug', draft: boats })).code).toBe('request/bad-input');
    const [row] = await database.sql`select 1 from articles where slug = 'boats'`;
    expect(row).toBeUndefined();
  });

  test('the longest text of both languages is taken', async () => {
    const long = 'लंबा पाठ '.repeat(6_600);
    const { articleId } = await begin(draftOf('Long', long));
    expect((await open(articleId)).newest.texts.hi?.markdown).toBe(long.trim());
  });
});

describe('publishing', () => {
  test('at an instant it is there, not before, and a date can be taken back', async () => {
    const { articleId, revisionId, slug } = await begin();
    const publishAt = '2026-11-22T04:30:00Z';
    expect((await place(revisionId, { when: 'at', publishAt })).status).toBe(200);
    expect((await open(articleId)).newest).toMatchObject({
      state: 'scheduled',
      publishAt: '2026-11-22T04:30:00.000Z',
    });
    expect((await place(revisionId, { when: 'never' })).status).toBe(200);
    expect(await publishDue(database.sql, new Date(publishAt))).toBe(0);
    expect((await place(revisionId, { when: 'never' })).problem.code).toBe('operator/wrong-state');
    await place(revisionId, { when: 'at', publishAt });
    expect((await read(slug)).status).toBe(404);
    expect(await publishDue(database.sql, new Date(publishAt))).toBe(1);
    expect((await read(slug)).status).toBe(200);
    expect(await acts(revisionId)).toEqual([
      'schedule-article done',
      'unschedule-article done',
      'unschedule-article operator/wrong-state',
      'schedule-article done',
    ]);
  });

  test('an instant that is over, one language alone and an unknown save are refused', async () => {
    const { revisionId } = await begin({ ...draftOf('x'), texts: { en: textOf('x') } });
    const codes = async (id: string, body: object) => (await place(id, body)).problem.code;
    const past = { when: 'at', publishAt: '2026-11-21T04:44:00Z' };
    expect(await codes(revisionId, past)).toBe('request/bad-input');
    expect(await codes(revisionId, { when: 'now' })).toBe('blog/translation-missing');
    const nothing = '0f5a3c1e-6b2d-4f7a-9c48-1e2d3c4b5a69';
    expect(await codes(nothing, { when: 'now' })).toBe('blog/unknown-article');
  });

  test('a withdrawn article is gone for readers; withdrawing it twice is refused', async () => {
    const { articleId, revisionId, slug } = await begin();
    await place(revisionId, { when: 'now' });
    const withdraw = () => editor.call(editorWithdrawArticle, { params: { articleId } });
    expect((await withdraw()).status).toBe(200);
    expect((await read(slug)).status).toBe(404);
    expect((await open(articleId)).withdrawnAt).not.toBeNull();
    expect((await withdraw()).problem.code).toBe('operator/wrong-state');
  });

  test('a new address is taken, the old one leads to it, and one that is taken is refused', async () => {
    const { articleId, revisionId, slug } = await begin();
    await place(revisionId, { when: 'now' });
    const move = (to: string) =>
      editor.call(editorMoveArticle, { params: { articleId }, body: { slug: to } });
    expect((await move(`${slug}-new`)).status).toBe(200);
    expect((await read(slug)).data.slug).toBe(`${slug}-new`);
    expect((await open(articleId)).formerSlugs).toEqual([slug]);
    expect((await move('puc-certificate')).problem.code).toBe('blog/slug-taken');
    expect((await read(`${slug}-new`)).status).toBe(200);
  });

  test('an older save is taken up again as the newest', async () => {
    const { articleId, revisionId } = await begin(draftOf('Old'));
    const newer = await save(editor, articleId, revisionId, draftOf('New'));
    const restore = (baseRevisionId: string) =>
      editor.call(editorRestoreRevision, {
        params: { revisionId },
        body: { baseRevisionId, note: 'again' },
      });
    expect((await restore(revisionId)).problem.code).toBe('operator/wrong-state');
    expect((await restore(newer.data.revisionId)).status).toBe(200);
    expect((await open(articleId)).newest).toMatchObject({
      number: 3,
      note: 'again',
      texts: { en: { title: 'Old' }, hi: { title: 'Old हिंदी' } },
    });
    const old = await editor.call(editorRevision, { params: { revisionId } });
    expect(old.data).toMatchObject({ number: 1, state: 'draft', articleId });
  });
});

test('the list shows states, languages and parts of titles', async () => {
  const { articleId, revisionId, slug } = await begin({
    ...draftOf('x'),
    texts: { hi: textOf('केवल हिंदी unicorntitle') },
  });
  const idsOf = async (query: Record<string, string>) =>
    (await editor.call(editorArticles, { query })).data.rows.map((row) => row.articleId);
  for (const query of [
    { q: 'UNICORNTITLE' },
    { q: slug },
    { state: 'draft', language: 'no-en' },
    { language: 'hi', q: 'केवल' },
  ]) {
    expect(await idsOf(query), JSON.stringify(query)).toContain(articleId);
  }
  for (const query of [
    { state: 'live', q: slug },
    { state: 'withdrawn', q: slug },
    { state: 'scheduled', q: slug },
    { language: 'en', q: slug },
    { language: 'no-hi', q: slug },
    { q: '%' },
  ]) {
    expect(await idsOf(query), JSON.stringify(query)).not.toContain(articleId);
  }
  const full = await save(editor, articleId, revisionId, draftOf('x'));
  await place(full.data.revisionId, { when: 'at', publishAt: '2026-11-23T00:00:00Z' });
  expect(await idsOf({ state: 'scheduled' })).toEqual([articleId]);
  const { rows, categories } = (await editor.call(editorArticles, { query: { state: 'live' } }))
    .data;
  expect(rows.every(({ isLive }) => isLive)).toBe(true);
  expect(categories.find(({ id }) => id === 'rules')).toMatchObject({ en: 'Rules', hi: 'नियम' });
});

test('the preview is what readers get, and keeps nothing', async () => {
  const markdown =
    '## Part\n\n<script>x</script>[a](javascript:x) [b](/rc-search)\n\n## FAQ\n\n### Q?\n\nA.';
  const { data } = await editor.call(editorPreview, { body: { markdown, language: 'hi' } });
  const { revisionId, slug } = await begin(draftOf('Preview', markdown));
  await place(revisionId, { when: 'now' });
  expect(data.html).toBe((await read(slug, 'hi')).data.html);
  expect(data).toMatchObject({ readingMinutes: 1, questions: 1 });
  expect(data.html).not.toMatch(/script|javascript/);
});

describe('a poll', () => {
  const option = (en: string, id: string | null = null) => ({ id, en, hi: `${en} हि` });
  const write = (articleId: string, body: object) =>
    editor.call(editorSavePoll, { params: { articleId }, body });
  const words = { en: 'Which?', hi: 'कौन सा?' };

  test('is written, reworded with its votes, closed, and followed by another', async () => {
    const { articleId, revisionId, slug } = await begin();
    await place(revisionId, { when: 'now' });
    const first = await write(articleId, {
      ...words,
      pollId: null,
      options: [option('a'), option('b'), option('c')],
    });
    const { pollId } = first.data;
    expect((await read(slug, 'hi')).data.poll?.question).toBe('कौन सा?');
    const { poll } = await open(articleId);
    const [a, b] = poll?.options ?? [];
    await database.sql`update poll_options set votes = 3 where poll_id = ${pollId} and id = ${a?.id ?? ''}`;
    const again = await write(articleId, {
      ...words,
      pollId,
      options: [option('B', b?.id), option('A', a?.id)],
    });
    expect(again.status).toBe(200);
    expect((await open(articleId)).poll).toMatchObject({
      total: 3,
      options: [
        { en: 'B', votes: 0 },
        { en: 'A', votes: 3 },
      ],
    });
    const second = { ...words, pollId: null, options: [option('x'), option('y')] };
    expect((await write(articleId, second)).problem.code).toBe('operator/wrong-state');
    const close = () => editor.call(editorClosePoll, { params: { pollId } });
    expect((await close()).data).toEqual({ articleId });
    expect((await close()).problem.code).toBe('operator/wrong-state');
    expect((await read(slug)).data.poll?.isClosed).toBe(true);
    expect((await write(articleId, { ...second, pollId })).problem.code).toBe(
      'operator/wrong-state',
    );
    api.setNow(new Date(now.getTime() + 1000));
    expect((await write(articleId, second)).status).toBe(200);
    expect((await open(articleId)).poll).toMatchObject({ closedAt: null, total: 0 });
    expect(await acts(pollId)).toEqual(['close-poll done', 'close-poll operator/wrong-state']);
  });

  test('of another article is not taken over', async () => {
    const [one, two] = [await begin(), await begin()];
    const body = { ...words, pollId: null, options: [option('a'), option('b')] };
    const { pollId } = (await write(one.articleId, body)).data;
    await write(two.articleId, body);
    const stolen = await write(two.articleId, { ...body, pollId });
    expect(stolen.problem.code).toBe('operator/not-found');
  });
});

test('the newsletter is sent once when an editor asks, to who has something new', async () => {
  const count = async () => (await editor.call(editorNewsletter)).data;
  expect(await count()).toEqual({ en: 0, hi: 0, unconfirmed: 0, due: 0 });
  expect((await editor.call(editorSendNewsletter)).problem.code).toBe('operator/wrong-state');
  await database.sql`
    insert into newsletter_subscribers (id, address_hash, address_sealed, language, asked_at,
      confirmed_at, sent_until)
    values (gen_random_uuid(), '\\x01', '\\x01', 'hi', ${now}, ${now}, '2020-01-01'),
      (gen_random_uuid(), '\\x02', '\\x02', 'en', ${now}, null, null)`;
  expect(await count()).toEqual({ en: 0, hi: 1, unconfirmed: 1, due: 1 });
  const sent = await editor.call(editorSendNewsletter);
  expect([sent.status, sent.data]).toEqual([202, { isQueued: true }]);
  const tasks = await database.sql`select subject from tasks where kind = 'send-newsletter'`;
  expect(tasks).toHaveLength(1);
});
