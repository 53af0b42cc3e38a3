import type { Language } from '@pahiya/domain/shared/language';
import type { DocumentContent, DocumentText } from '../../documents/document.ts';
import { type ArticleDraft, type ArticleText, articleLanguages } from '../article/article.ts';
import type { RenderedArticle } from '../markdown/render-markdown.ts';

/** What the texts of an article's revision have in common. */
export type ArticleBody = Readonly<Record<'categoryId' | 'updatedOn', string>>;

/** An article's text in one language as stored: as written, and as rendered when it was saved. The title is beside
 * it. */
export type ArticleTextBody = Omit<ArticleText, 'title'> & RenderedArticle;

/** A draft with its rendered Markdown. Rendering takes time, so it is done before a transaction. */
export type RenderedDraft = {
  readonly note: string | null;
  readonly categoryId: string;
  readonly content: DocumentContent;
};

/** Renders every language of a draft. */
export async function renderDraft({
  categoryId,
  updatedOn,
  texts,
  note,
}: ArticleDraft): Promise<RenderedDraft> {
  // Loaded with the first article that is saved: 15 MB.
  const { renderMarkdown } = await import('../markdown/render-markdown.ts');
  const rendered: Partial<Record<Language, DocumentText>> = {};
  for (const language of articleLanguages) {
    const text = texts[language];
    if (text === undefined) continue;
    const { title, ...rest } = text;
    const body: ArticleTextBody = { ...rest, ...(await renderMarkdown(text.markdown, language)) };
    rendered[language] = { title, body };
  }
  const body: ArticleBody = { categoryId, updatedOn };
  return { note, categoryId, content: { body, texts: rendered } };
}

/** The parts of a revision that are common to its languages. */
export function bodyOf({ body }: Pick<DocumentContent, 'body'>): ArticleBody {
  return body as ArticleBody;
}

/** The text of a revision in a language; null when it has none. */
export function textIn(
  { texts }: Pick<DocumentContent, 'texts'>,
  language: Language,
): ({ readonly title: string } & ArticleTextBody) | null {
  const text = texts[language];
  return text === undefined ? null : { title: text.title, ...(text.body as ArticleTextBody) };
}
