import type { Database } from '../src/db/database.ts';
import type { ArticleDraft } from '../src/modules/blog/article/article.ts';
import { renderDraft } from '../src/modules/blog/editing/article-content.ts';
import { articleKind } from '../src/modules/blog/editing/article-kind.ts';
import { startArticle } from '../src/modules/blog/editing/save-article.ts';
import { readDocument } from '../src/modules/documents/read-documents.ts';
import { saveDraft } from '../src/modules/documents/save-draft.ts';

/** Saves a draft of a new or an existing article; returns article and revision. `madeBy` null: shipped content. */
export async function saveArticleDraft(
  sql: Database,
  slug: string,
  draft: ArticleDraft,
  { now, madeBy = null }: { readonly now: Date; readonly madeBy?: string | null },
): Promise<{ readonly articleId: string; readonly revisionId: string }> {
  const rendered = await renderDraft(draft);
  return sql.begin(async (tx) => {
    const known = await readDocument(tx, articleKind.kind, { name: slug });
    if (known === null) {
      const started = await startArticle(tx, { slug, rendered, madeBy, now });
      if (!started.ok) throw new Error(started.error.detail);
      return started.value;
    }
    const { note, content } = rendered;
    const expectedNewest = known.newestRevision;
    const save = { content, expectedNewest, note, savedBy: madeBy, now };
    const saved = await saveDraft(tx, articleKind, { id: known.id }, save);
    if (!saved.ok) throw new Error(saved.error.detail);
    return { articleId: known.id, revisionId: saved.value.revisionId };
  });
}
