import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../db/test-database.ts';
import { createDatabaseBefore } from '../../db/test-migration.ts';
import { readArticle } from '../blog/reading/read-article.ts';
import { findFormRevision, findLiveForm } from '../forms/definition/find-form.ts';
import { contactForm } from '../forms/seed/contact-form.ts';
import { findSavedDocuments, readRevisionById, readWithRevisions } from './read-documents.ts';

// Migrations 0040 to 0042 on a database of the version before, with articles, forms and parts of the layout in every
// state.

const asha = '00000000-0000-4000-8000-0000000000a1';
const id = (place: number) => `10000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const at = (day: number) => new Date(Date.UTC(2026, 9, day, 6));
/** Ids of articles, by their state. */
const [live, draft, waiting, withdrawn, half] = [1, 2, 3, 4, 5].map(id) as [
  string,
  string,
  string,
  string,
  string,
];

let database: TestDatabase;

beforeAll(async () => {
  const before = await createDatabaseBefore('0040');
  database = before;
  const { sql } = before;
  await sql`insert into operators (id, username, display_name, roles, password_hash,
      is_first_password, totp_secret, created_at)
    values (${asha}, 'asha', 'Asha', array['editor'], '', false, '', ${at(1)})`;
  await fillBlog();
  await fillForms();
  await fillLayout();
  await fillPictures();
  await before.migrate();
});
afterAll(() => database.drop());

async function fillBlog() {
  const { sql } = database;
  await sql`insert into blog_categories
    values ('rules', 0, 'Rules', 'नियम', 'What the law says', 'क़ानून क्या कहता है')`;
  for (const [article, slug, checksum] of [
    [live, 'live', 'sum'],
    [draft, 'draft', null],
    [waiting, 'waiting', null],
    [withdrawn, 'withdrawn', null],
    [half, 'half', null],
  ] as const) {
    await sql`insert into articles (id, slug, created_at, seed_checksum)
      values (${article}, ${slug}, ${at(1)}, ${checksum})`;
  }
  const revision = async (
    place: number,
    article: string,
    number: number,
    { state, publishAt = null, note = null, languages = ['en', 'hi'] }: RevisionOf,
  ) => {
    await sql`insert into article_revisions (id, article_id, number, category_id, state, publish_at,
        updated_on, made_at, made_by, note)
      values (${id(place)}, ${article}, ${number}, 'rules', ${state}, ${publishAt}, '2026-10-05',
        ${at(number)}, ${number === 1 ? null : asha}, ${note})`;
    for (const language of languages) {
      const image = language === 'en' ? '/media/a.webp' : null;
      await sql`insert into article_texts (revision_id, language, title, description, author, tags,
          image_src, image_alt, markdown, html, contents, questions, plain_text, reading_minutes)
        values (${id(place)}, ${language}, ${`Title ${place} ${language}`}, 'D', 'A', array['x', 'य'],
          ${image}, ${image && 'A car'}, ${`## "Quoted" \\ ${place}`}, ${`<p>${place} ${language}</p>`},
          ${sql.json([{ id: 'a', text: 'A', level: 2 }])},
          ${sql.json([{ question: 'Q?', answer: 'क' }])}, 'plain', 3)`;
    }
  };
  await revision(11, live, 1, { state: 'replaced' });
  await revision(12, live, 2, { state: 'published', note: 'why' });
  await revision(13, live, 3, { state: 'draft' });
  await revision(21, draft, 1, { state: 'draft' });
  await revision(31, waiting, 1, { state: 'published' });
  await revision(32, waiting, 2, { state: 'scheduled', publishAt: at(30) });
  await revision(41, withdrawn, 1, { state: 'draft' });
  await revision(51, half, 1, { state: 'draft', languages: ['hi'] });
  for (const [article, place] of [
    [live, 12],
    [waiting, 31],
  ] as const) {
    await sql`update articles set live_revision_id = ${id(place)}, first_published_at = ${at(1)}
      where id = ${article}`;
    await sql`insert into live_articles (article_id, language, slug, category_id, title, description,
        author, tags, image_src, image_alt, reading_minutes, published_at, updated_on, plain_text)
      select a.id, t.language, a.slug, 'rules', t.title, t.description, t.author, t.tags, t.image_src,
        t.image_alt, t.reading_minutes, a.first_published_at, '2026-10-05', t.plain_text
      from articles a join article_texts t on t.revision_id = a.live_revision_id
      where a.id = ${article}`;
  }
  await sql`update articles set first_published_at = ${at(1)}, withdrawn_at = ${at(2)}
    where id = ${withdrawn}`;
  await sql`insert into article_redirects values ('former', ${live}, ${at(2)})`;
  await sql`insert into polls (id, article_id, question_en, question_hi, created_at, is_seed)
    values ('which', ${live}, 'Which?', 'कौन?', ${at(1)}, false)`;
  await sql`insert into poll_options (poll_id, id, position, text_en, text_hi, votes)
    values ('which', 'one', 0, 'This one', 'यह', 4), ('which', 'two', 1, 'That one', 'वह', 0)`;
}

type RevisionOf = {
  readonly state: string;
  readonly publishAt?: Date | null;
  readonly note?: string | null;
  readonly languages?: readonly string[];
};

async function fillForms() {
  const { sql } = database;
  await sql`insert into forms (id, created_at, seed_checksum)
    values ('CONTACT', ${at(1)}, 'form-sum'), ('NEW_FORM', ${at(2)}, null)`;
  const revision = (form: string, number: number, state: string, published: Date | null) => sql`
    insert into form_revisions (form_id, revision, state, definition, made_at, made_by, note,
      published_at, replaced_at)
    values (${form}, ${number}, ${state}, ${sql.json({ ...contactForm, retentionDays: number })},
      ${at(number)}, ${number === 1 ? null : asha}, ${number === 2 ? 'second' : null}, ${published},
      ${state === 'replaced' ? at(9) : null})`;
  await revision('CONTACT', 1, 'replaced', at(3));
  await revision('CONTACT', 2, 'published', at(4));
  await revision('CONTACT', 3, 'draft', null);
  await revision('NEW_FORM', 1, 'draft', null);
  await sql`update forms set live_revision = 2 where id = 'CONTACT'`;
  await sql`insert into form_submissions (id, form_id, revision, language, device, values_sealed,
      consents, is_suspect, content_hash, submitted_at, erase_at)
    values (${id(91)}, 'CONTACT', 1, 'hi', 'Chrome', '\\x00', '[]', false, '\\x01', ${at(3)}, ${at(30)})`;
}

async function fillLayout() {
  const { sql } = database;
  await sql`insert into layout_documents (kind, key, newest_revision)
    values ('section', 'footer', 2), ('meta', '/', 1), ('office', 'delhi/dl-1', 0)`;
  await sql`insert into layout_revisions (kind, key, number, body, made_at, made_by, note, copy_of)
    values ('section', 'footer', 1, '{"data": [1]}', ${at(1)}, ${asha}, 'first', null),
      ('section', 'footer', 2, '{"data": [2]}', ${at(2)}, ${asha}, null, 1),
      ('meta', '/', 1, '{"en": "x"}', ${at(3)}, ${asha}, null, null)`;
  await sql`update layout_documents set live_revision = 1 where key = 'footer'`;
  await sql`insert into layout_turns values ('section', 'footer', ${at(20)})`;
}

async function fillPictures() {
  await database.sql`insert into uploaded_images
    values (${id(71)}, 'images/x', 10, 20, 30, '\\x01', 'A gate', 'एक गेट', ${at(1)}, ${asha})`;
}

const article = async (articleId: string) => {
  const ref = { id: articleId };
  return readWithRevisions(database.sql, 'article', { ref, count: 10 });
};

test('articles keep their ids, addresses and states', async () => {
  const states = async (articleId: string) => {
    const found = await article(articleId);
    const { name, publishedRevision, newestRevision } = found?.document ?? {};
    return [name, publishedRevision, newestRevision, found?.revisions.map(({ state }) => state)];
  };
  expect(await states(live)).toEqual(['live', 2, 3, ['draft', 'published', 'replaced']]);
  expect(await states(draft)).toEqual(['draft', null, 1, ['draft']]);
  expect(await states(waiting)).toEqual(['waiting', 1, 2, ['scheduled', 'published']]);
  expect(await states(withdrawn)).toEqual(['withdrawn', null, 1, ['draft']]);
  expect((await article(live))?.document).toMatchObject({
    seedChecksum: 'sum',
    firstPublishedAt: at(1),
    withdrawnAt: null,
  });
  expect((await article(withdrawn))?.document).toMatchObject({ withdrawnAt: at(2) });
  expect((await article(waiting))?.revisions[0]).toMatchObject({ publishAt: at(30) });
  expect((await article(half))?.revisions[0]?.languages).toEqual(['hi']);
});

test('revisions of articles keep their ids and every text', async () => {
  expect(await readRevisionById(database.sql, 'article', id(12))).toEqual({
    id: id(12),
    documentId: live,
    number: 2,
    state: 'published',
    note: 'why',
    savedAt: at(2),
    savedBy: asha,
    restoredFrom: null,
    publishAt: null,
    publishedAt: null,
    replacedAt: null,
    languages: ['en', 'hi'],
    body: { categoryId: 'rules', updatedOn: '2026-10-05' },
    texts: Object.fromEntries(
      (['en', 'hi'] as const).map((language) => [
        language,
        {
          title: `Title 12 ${language}`,
          body: {
            description: 'D',
            author: 'A',
            tags: ['x', 'य'],
            image: language === 'en' ? { src: '/media/a.webp', alt: 'A car' } : null,
            markdown: '## "Quoted" \\ 12',
            html: `<p>12 ${language}</p>`,
            contents: [{ id: 'a', text: 'A', level: 2 }],
            questions: [{ question: 'Q?', answer: 'क' }],
            plainText: 'plain',
            readingMinutes: 3,
          },
        },
      ]),
    ),
  });
});

test('readers find an article at its address and the former one, with its poll', async () => {
  for (const slug of ['live', 'former']) {
    const read = await readArticle(database.sql, { slug, language: 'hi' });
    expect(read).toMatchObject({
      ok: true,
      value: {
        slug: 'live',
        title: 'Title 12 hi',
        categoryName: 'नियम',
        html: '<p>12 hi</p>',
        questions: [{ question: 'Q?', answer: 'क' }],
        poll: {
          question: 'कौन?',
          total: 4,
          options: [
            { id: 'one', text: 'यह', votes: 4 },
            { id: 'two', text: 'वह', votes: 0 },
          ],
        },
      },
    });
  }
  const gone = await readArticle(database.sql, { slug: 'withdrawn', language: 'en' });
  expect(gone.ok).toBe(false);
});

test('forms keep their revisions, and submissions the one that was shown', async () => {
  const { sql } = database;
  expect(await findLiveForm(sql, 'CONTACT')).toMatchObject({ revision: 2 });
  expect(await findLiveForm(sql, 'NEW_FORM')).toBeNull();
  const first = await findFormRevision(sql, 'CONTACT', 1);
  expect(first).toMatchObject({
    replacedAt: at(9),
    definition: { ...contactForm, retentionDays: 1 },
  });
  const form = await readWithRevisions(sql, 'form', { ref: { name: 'CONTACT' }, count: 10 });
  expect(form?.document).toMatchObject({ seedChecksum: 'form-sum', firstPublishedAt: at(3) });
  expect(form?.revisions).toMatchObject([
    { number: 3, state: 'draft', publishedAt: null },
    { number: 2, state: 'published', publishedAt: at(4), note: 'second', savedBy: asha },
    { number: 1, state: 'replaced', publishedAt: at(3), savedBy: null },
  ]);
  const [row] = await sql`select form_id, revision, revision_id from form_submissions`;
  expect(row).toEqual({ form_id: 'CONTACT', revision: 1, revision_id: first?.revisionId });
});

test('parts of the layout keep their revisions, the live one and their times', async () => {
  const { sql } = database;
  const documents = await findSavedDocuments(sql, ['section', 'meta', 'office']);
  expect(
    documents.map(({ kind, name, publishedRevision, newestRevision, savedBy }) => {
      return [kind, name, publishedRevision, newestRevision, savedBy];
    }),
  ).toEqual([
    ['meta', '/', null, 1, asha],
    ['office', 'delhi/dl-1', null, 0, null],
    ['section', 'footer', 1, 2, asha],
  ]);
  const footer = await readWithRevisions(sql, 'section', { ref: { name: 'footer' }, count: 10 });
  expect(footer?.revisions).toMatchObject([
    { number: 2, state: 'draft', restoredFrom: 1, note: null, savedAt: at(2) },
    { number: 1, state: 'published', restoredFrom: null, note: 'first', savedAt: at(1) },
  ]);
  expect(await sql`select document_id, at from layout_turns`).toEqual([
    { document_id: footer?.document.id, at: at(20) },
  ]);
});

test('pictures keep what they show, and the languages are rows', async () => {
  const { sql } = database;
  expect(await sql`select language, alt from uploaded_image_texts order by 1`).toEqual([
    { language: 'en', alt: 'A gate' },
    { language: 'hi', alt: 'एक गेट' },
  ]);
  expect(await sql`select code from languages order by 1`).toEqual([
    { code: 'en' },
    { code: 'hi' },
  ]);
});

test('no check of a column lists the languages: a further one needs no migration', async () => {
  expect(
    await database.sql`
      select conrelid::regclass::text as "table", conname from pg_constraint
      where contype = 'c' and pg_get_constraintdef(oid) ~ '''hi'''`,
  ).toEqual([]);
});
