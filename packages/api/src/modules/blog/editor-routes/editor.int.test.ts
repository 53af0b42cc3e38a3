import {
  editorArticles,
  editorCreateArticle,
  editorMoveArticle,
  editorPreview,
  editorRestoreRevision,
  editorRevision,
  editorWithdrawArticle,
} from '@pahiya/contracts/blog/editor-contracts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { draftOf, now, openEditorDesk, textOf } from '../../../../test/editor-desk.ts';
import { createTestDatabase } from '../../../db/test-database.ts';
import { publishDueArticles } from '../editing/publish-article.ts';

const database = await createTestDatabase();
const { acts, api, begin, editor, open, other, place, read, save } = await openEditorDesk(
  database.sql,
);
afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(() => api.setNow(now));

describe('writing', () => {
  test('an article is created, saved, published, and read in both languages', async () => {
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

  test('a concurrent save is not overwritten, and both texts can be read', async () => {
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

  test('of two simultaneous saves over the same revision one is refused', async () => {
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
  ])('%s is refused at its field', async (_what, draft, path) => {
    const answer = await editor.call(editorCreateArticle, { body: { slug: 'never', draft } });
    expect(answer.problem.code).toBe('request/bad-input');
    expect(answer.problem.errors?.map((error) => error.path)).toContain(path);
  });

  test.each([
    'javascript:window.caught=1',
    'https://evil.example/a.png',
    '//evil.example/a.png',
    '/media/../secret.png',
    '/media/x.svg',
    '/media/x.png"onerror="window.caught=1',
    'data:image/png;base64,AAAA',
  ])('the picture %s is refused', async (src) => {
    const draft = { ...draftOf('x'), texts: { en: { ...textOf('x'), image: { src, alt: 'x' } } } };
    const answer = await editor.call(editorCreateArticle, { body: { slug: 'never', draft } });
    expect(answer.problem.code).toBe('request/bad-input');
  });

  test.each(['../x', 'x"onclick="', 'UPPER', '', 'a--b', 'x/y'])(
    'the address "%s" is refused',
    async (slug) => {
      const body = { slug, draft: draftOf('x') };
      const answer = await editor.call(editorCreateArticle, { body });
      expect(answer.problem.code).toBe('request/bad-input');
    },
  );

  test('an invalid address or topic is refused, and nothing is saved', async () => {
    const { slug } = await begin();
    const tryOut = async (body: object) =>
      (await editor.call(editorCreateArticle, { body })).problem;
    for (const taken of [slug, 'search', 'puc-certificate']) {
      expect((await tryOut({ slug: taken, draft: draftOf('x') })).code).toBe('blog/slug-taken');
    }
    const boats = { ...draftOf('x'), categoryId: 'boats' };
    expect((await tryOut({ slug: 'boats', draft: boats })).code).toBe('blog/unknown-category');
    expect((await tryOut({ slug: 'Not A Slug', draft: boats })).code).toBe('request/bad-input');
    const [row] = await database.sql`select 1 from documents where name = 'boats'`;
    expect(row).toBeUndefined();
  });

  test('the longest text in both languages is accepted', async () => {
    const long = 'लंबा पाठ '.repeat(6_600);
    const { articleId } = await begin(draftOf('Long', long));
    expect((await open(articleId)).newest.texts.hi?.markdown).toBe(long.trim());
  });
});

describe('publishing', () => {
  test('a scheduled revision is published on its date, not before, and can be cancelled', async () => {
    const { articleId, revisionId, slug } = await begin();
    const publishAt = '2026-11-22T04:30:00Z';
    expect((await place(revisionId, { when: 'at', publishAt })).status).toBe(200);
    expect((await open(articleId)).newest).toMatchObject({
      state: 'scheduled',
      publishAt: '2026-11-22T04:30:00.000Z',
    });
    expect((await place(revisionId, { when: 'never' })).status).toBe(200);
    expect(await publishDueArticles(database.sql, new Date(publishAt))).toBe(0);
    expect((await place(revisionId, { when: 'never' })).problem.code).toBe('operator/wrong-state');
    await place(revisionId, { when: 'at', publishAt });
    expect((await read(slug)).status).toBe(404);
    expect(await publishDueArticles(database.sql, new Date(publishAt))).toBe(1);
    expect((await read(slug)).status).toBe(200);
    expect(await acts(revisionId)).toEqual([
      'schedule-article done',
      'unschedule-article done',
      'unschedule-article operator/wrong-state',
      'schedule-article done',
    ]);
  });

  test('a past date, one language alone and an unknown revision are refused', async () => {
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

  test('an article moves to a new address, the old one redirects, and a taken one is refused', async () => {
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

  test('an older revision is restored as the newest', async () => {
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

test('the list filters by state, language and part of the title', async () => {
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

test('the preview shows what readers get, and saves nothing', async () => {
  const markdown =
    '## Part\n\n<script>x</script>[a](javascript:x) [b](/rc-search)\n\n## FAQ\n\n### Q?\n\nA.';
  const { data } = await editor.call(editorPreview, { body: { markdown, language: 'hi' } });
  const { revisionId, slug } = await begin(draftOf('Preview', markdown));
  await place(revisionId, { when: 'now' });
  expect(data.html).toBe((await read(slug, 'hi')).data.html);
  expect(data).toMatchObject({ readingMinutes: 1, questions: 1 });
  expect(data.html).not.toMatch(/script|javascript/);
});
