import type { Queryable, Transaction } from '../../../db/database.ts';

/** The article that had an address; null when none had it. */
export async function findRedirect(sql: Queryable, slug: string): Promise<string | null> {
  const [row] = await sql<{ articleId: string }[]>`
    select article_id as "articleId" from article_redirects where slug = ${slug}`;
  return row?.articleId ?? null;
}

/** Former addresses of an article, newest first. */
export async function findFormerSlugs(sql: Queryable, articleId: string): Promise<string[]> {
  const rows = await sql<{ slug: string }[]>`
    select slug from article_redirects where article_id = ${articleId} order by created_at desc`;
  return rows.map(({ slug }) => slug);
}

/** All former addresses. */
export async function findAllFormerSlugs(sql: Queryable): Promise<ReadonlySet<string>> {
  const rows = await sql<{ slug: string }[]>`select slug from article_redirects`;
  return new Set(rows.map(({ slug }) => slug));
}

/** Redirects an article's former address to it. Its new address redirects no more. */
export async function putRedirect(
  tx: Transaction,
  {
    articleId,
    from,
    to,
    now,
  }: { readonly articleId: string; readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
  await tx`delete from article_redirects where slug = ${to}`;
  await tx`insert into article_redirects (slug, article_id, created_at)
    values (${from}, ${articleId}, ${now})`;
}
