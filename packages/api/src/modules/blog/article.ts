import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { type Language, languages } from '@pahiya/domain/shared/language';

/** The tag of everything of the blog among the content versions. */
export const blogContent = 'blog';

/** The languages of an article, in the order they are written. */
export const articleLanguages = languages;

/** What an editor writes of an article in one language. */
export type ArticleText = {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly image: { readonly src: string; readonly alt: string } | null;
  readonly markdown: string;
};

/** A revision as it is handed in. A draft may be in one language yet; what is published is in both. */
export type ArticleDraft = {
  readonly categoryId: string;
  /** Date shown to readers as last updated. */
  readonly updatedOn: IstDate;
  readonly texts: Partial<Readonly<Record<Language, ArticleText | undefined>>>;
  /** For the editors: what was changed. */
  readonly note: string | null;
};

/** Addresses under `/blog` that are pages of their own. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'all',
  'category',
  'newsletter',
  'search',
]);
