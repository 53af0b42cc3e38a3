import { blogArticle } from '@pahiya/contracts/blog/blog-contracts';
import {
  editorArticle,
  editorCreateArticle,
  editorPlaceRevision,
  editorSaveArticle,
} from '@pahiya/contracts/blog/editor-contracts';
import type { Database } from '../src/db/database.ts';
import { seedBlog } from '../src/modules/blog/seed/seed-blog.ts';
import { createTestBrowser, type TestBrowser } from './contract-browser.ts';
import { signInAtDesk } from './desk.ts';
import { createTestApi } from './test-api.ts';

export const now = new Date('2026-11-21T04:44:00Z');

/** An article text as an editor sends it. */
export const textOf = (title: string, markdown = `Text of ${title}`) => ({
  title,
  description: 'A summary',
  author: 'Editors',
  tags: ['one', 'two'],
  image: null,
  markdown,
});

/** A draft in both languages. */
export const draftOf = (title: string, markdown?: string) => ({
  categoryId: 'rules',
  updatedOn: '2026-11-21',
  note: 'why',
  texts: { en: textOf(title, markdown), hi: textOf(`${title} हिंदी`, markdown) },
});

/** The default blog, two signed-in editors, and a reader. Close `api` after the tests. */
export async function openEditorDesk(sql: Database) {
  await seedBlog(sql, now);
  const api = await createTestApi(sql);
  const { browser: editor } = await signInAtDesk(api, 'asha', ['editor']);
  const { browser: other } = await signInAtDesk(api, 'mina', ['editor']);
  const reader = createTestBrowser(api);
  let made = 0;
  return {
    api,
    editor,
    other,
    reader,
    /** Creates an article; returns its ids and address. */
    begin: async (draft: object = draftOf('Title')) => {
      made += 1;
      const slug = `article-${made}`;
      const { data } = await editor.call(editorCreateArticle, { body: { slug, draft } });
      return { ...data, slug };
    },
    save: (browser: TestBrowser, articleId: string, baseRevisionId: string, draft: object) =>
      browser.call(editorSaveArticle, { params: { articleId }, body: { baseRevisionId, draft } }),
    place: (revisionId: string, body: object) =>
      editor.call(editorPlaceRevision, { params: { revisionId }, body }),
    open: async (articleId: string) =>
      (await editor.call(editorArticle, { params: { articleId } })).data,
    read: (slug: string, language = 'en') =>
      reader.call(blogArticle, { params: { slug }, query: { language } }),
    /** Recorded acts on a subject, oldest first. */
    acts: async (subject: string) => {
      const rows = await sql<{ act: string; outcome: string }[]>`
        select act, outcome from operator_acts where subject = ${subject} order by id`;
      return rows.map(({ act, outcome }) => `${act} ${outcome}`);
    },
  };
}
