import type { Database } from '@pahiya/api/db/database';
import type { ArticleText } from '@pahiya/api/modules/blog/article/article';
import { renderDraft } from '@pahiya/api/modules/blog/editing/article-content';
import { publishArticle as publishRevision } from '@pahiya/api/modules/blog/editing/publish-article';
import { startArticle } from '@pahiya/api/modules/blog/editing/save-article';
import { savePoll } from '@pahiya/api/modules/blog/editing/save-poll';
import { publishForm } from '@pahiya/api/modules/forms/editing/publish-form';
import { saveForm } from '@pahiya/api/modules/forms/editing/save-form';
import type { FormDefinition } from '@pahiya/domain/forms/form-definition';
import { istDateOf } from '@pahiya/domain/shared/ist-date';

/** Publishes an article with the same text in both languages. The desk's limits do not apply. Returns its id. */
export async function publishArticle(
  sql: Database,
  slug: string,
  text: ArticleText,
): Promise<string> {
  const now = new Date();
  const rendered = await renderDraft({
    categoryId: 'rules',
    updatedOn: istDateOf(now),
    texts: { en: text, hi: text },
    note: null,
  });
  return sql.begin(async (tx) => {
    const started = await startArticle(tx, { slug, rendered, madeBy: null, now });
    if (!started.ok) throw new Error(started.error.detail);
    const { articleId, revisionId } = started.value;
    const published = await publishRevision(tx, { revisionId, now });
    if (!published.ok) throw new Error(published.error.detail);
    return articleId;
  });
}

/** Adds a poll with the same text in both languages to an article. */
export async function publishPoll(
  sql: Database,
  articleId: string,
  { question, options }: { readonly question: string; readonly options: readonly string[] },
): Promise<void> {
  const draft = {
    id: `poll-of-${articleId}`,
    articleId,
    question: { en: question, hi: question },
    options: options.map((text, place) => ({ id: `o${place}`, text: { en: text, hi: text } })),
  };
  await sql.begin((tx) => savePoll(tx, draft, { isSeed: false, now: new Date() }));
}

/** Publishes a new form with any texts. */
export async function publishNewForm(
  sql: Database,
  formId: string,
  definition: FormDefinition,
): Promise<void> {
  const now = new Date();
  await sql.begin(async (tx) => {
    const draft = { formId, definition, expectedRevision: 0, note: '', madeBy: null, now };
    const saved = await saveForm(tx, draft);
    if (!saved.ok) throw new Error(saved.error.detail);
    await publishForm(tx, { formId, revision: saved.value, expectedLive: null, now });
  });
}

/** A form of two steps with fields of several kinds, in which every text is the same. */
export function formOfOneText(text: string): FormDefinition {
  const both = { en: text, hi: text };
  const field = (id: string, kind: 'text' | 'radio' | 'select' | 'tick' | 'long-text') => ({
    id,
    kind,
    label: both,
    hint: both,
    isRequired: true,
    pattern: null,
    maxLength: null,
    options:
      kind === 'radio' || kind === 'select'
        ? ['a', 'b'].map((value) => ({ value, label: both }))
        : [],
    autocomplete: null,
  });
  return {
    title: both,
    lead: both,
    steps: [
      {
        title: both,
        lead: both,
        fields: [
          field('one', 'text'),
          field('two', 'radio'),
          field('three', 'select'),
          field('four', 'tick'),
          field('five', 'long-text'),
        ],
      },
      { title: both, lead: both, fields: [field('six', 'text')] },
    ],
    consents: [{ id: 'seven', text: both, textVersion: '1', isRequired: true }],
    submitLabel: both,
    success: { title: both, text: both, link: { path: '/', label: both } },
    retentionDays: 1,
    sink: null,
  };
}
