import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../../../db/database.ts';
import { type ArticleDraft, type ArticleText, articleLanguages } from '../article.ts';
import type { RenderedArticle } from '../markdown/render-markdown.ts';

/** A draft with its rendered Markdown. Rendering takes time, so it is done before a transaction. */
export type RenderedDraft = {
  readonly draft: ArticleDraft;
  readonly texts: readonly {
    readonly language: (typeof articleLanguages)[number];
    readonly text: ArticleText;
    readonly rendered: RenderedArticle;
  }[];
};

/** Renders every language of a draft. */
export async function renderDraft(draft: ArticleDraft): Promise<RenderedDraft> {
  // Loaded with the first article that is saved: 15 MB.
  const { renderMarkdown } = await import('../markdown/render-markdown.ts');
  const texts = [];
  for (const language of articleLanguages) {
    const text = draft.texts[language];
    if (text === undefined) continue;
    texts.push({ language, text, rendered: await renderMarkdown(text.markdown, language) });
  }
  return { draft, texts };
}

/** Creates an article without revisions; throws a unique violation when the slug is taken. */
export async function createArticle(
  tx: Queryable,
  { slug, now, seedChecksum = null }: { slug: string; now: Date; seedChecksum?: string | null },
): Promise<string> {
  const id = randomUUID();
  await tx`insert into articles (id, slug, created_at, seed_checksum)
    values (${id}, ${slug}, ${now}, ${seedChecksum})`;
  return id;
}

/** Saves a draft as the next revision of an article; returns the revision's id. Readers see it once published. `madeBy`
 * is the operator, null for a seed. After an editor's save no seed overwrites the article. */
export async function saveRevision(
  tx: Transaction,
  {
    articleId,
    rendered: { draft, texts },
    madeBy,
    now,
  }: { articleId: string; rendered: RenderedDraft; madeBy: string | null; now: Date },
): Promise<string> {
  // Two concurrent saves get two numbers.
  await tx`select 1 from articles where id = ${articleId} for no key update`;
  const id = randomUUID();
  await tx`
    insert into article_revisions
      (id, article_id, number, category_id, state, updated_on, made_at, made_by, note)
    select ${id}::uuid, ${articleId}::uuid, coalesce(max(number), 0) + 1, ${draft.categoryId},
      'draft', ${draft.updatedOn}::date, ${now}::timestamptz, ${madeBy}::uuid, ${draft.note}::text
    from article_revisions where article_id = ${articleId}`;
  for (const { language, text, rendered } of texts) {
    await tx`
      insert into article_texts (revision_id, language, title, description, author, tags,
        image_src, image_alt, markdown, html, contents, questions, plain_text, reading_minutes)
      values (${id}, ${language}, ${text.title}, ${text.description}, ${text.author},
        ${[...text.tags]}, ${text.image?.src ?? null}, ${text.image?.alt ?? null}, ${text.markdown},
        ${rendered.html}, ${tx.json(rendered.contents)}, ${tx.json(rendered.questions)},
        ${rendered.plainText}, ${rendered.readingMinutes})`;
  }
  if (madeBy !== null) {
    await tx`update articles set seed_checksum = null where id = ${articleId}`;
  }
  return id;
}
