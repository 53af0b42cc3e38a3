import type { editorArticles } from '@pahiya/contracts/blog/editor-contracts';
import type { EditorArticleRow } from '@pahiya/contracts/blog/editor-schema';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Queryable } from '../../../db/database.ts';
import { listCategories } from './read-editor-article.ts';

const rowsShown = 30;

type Asked = {
  readonly state: 'all' | 'live' | 'draft' | 'scheduled' | 'withdrawn';
  readonly language: 'any' | 'en' | 'hi' | 'no-en' | 'no-hi';
  readonly q: string;
  readonly pageNumber: number;
};

type Row = Omit<EditorArticleRow, 'publishAt' | 'savedAt' | 'titles'> & {
  readonly titleEn: string | null;
  readonly titleHi: string | null;
  readonly publishAt: Date | null;
  readonly savedAt: Date;
};

/** Articles matching the editors' filter, last saved first. */
export async function listEditorArticles(
  sql: Queryable,
  asked: Asked,
): Promise<AnswerOf<typeof editorArticles>> {
  const rows = await sql<Row[]>`
    select a.id as "articleId", a.slug, en.title as "titleEn", hi.title as "titleHi",
      r.category_id as "categoryId", a.live_revision_id is not null as "isLive",
      (a.live_revision_id is null and a.withdrawn_at is not null) as "isWithdrawn",
      a.live_revision_id is distinct from r.id as "hasDraft",
      waiting.publish_at as "publishAt", r.made_at as "savedAt", o.display_name as "savedBy"
    from articles a
      join lateral (select id, category_id, made_at, made_by from article_revisions
        where article_id = a.id order by number desc limit 1) r on true
      left join article_texts en on en.revision_id = r.id and en.language = 'en'
      left join article_texts hi on hi.revision_id = r.id and hi.language = 'hi'
      left join article_revisions waiting
        on waiting.article_id = a.id and waiting.state = 'scheduled'
      left join operators o on o.id = r.made_by
    where ${isInState(sql, asked.state)} and ${isInLanguage(sql, asked.language)}
      and (${asked.q} = '' or strpos(lower(concat_ws(' ', a.slug, en.title, hi.title)),
        lower(${asked.q})) > 0)
    order by r.made_at desc, a.id
    limit ${rowsShown + 1} offset ${(asked.pageNumber - 1) * rowsShown}`;
  return {
    rows: rows.slice(0, rowsShown).map(toRow),
    pageNumber: asked.pageNumber,
    hasMore: rows.length > rowsShown,
    categories: await listCategories(sql),
  };
}

function isInState(sql: Queryable, state: Asked['state']) {
  switch (state) {
    case 'live':
      return sql`a.live_revision_id is not null`;
    case 'draft':
      return sql`a.live_revision_id is distinct from r.id`;
    case 'scheduled':
      return sql`waiting.id is not null`;
    case 'withdrawn':
      return sql`a.live_revision_id is null and a.withdrawn_at is not null`;
    case 'all':
      return sql`true`;
  }
}

function isInLanguage(sql: Queryable, language: Asked['language']) {
  switch (language) {
    case 'en':
      return sql`en.title is not null`;
    case 'hi':
      return sql`hi.title is not null`;
    case 'no-en':
      return sql`en.title is null`;
    case 'no-hi':
      return sql`hi.title is null`;
    case 'any':
      return sql`true`;
  }
}

function toRow({ titleEn, titleHi, publishAt, savedAt, ...row }: Row): EditorArticleRow {
  return {
    ...row,
    titles: { en: titleEn, hi: titleHi },
    publishAt: publishAt?.toISOString() ?? null,
    savedAt: savedAt.toISOString(),
  };
}
