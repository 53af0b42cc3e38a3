import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { type Language, languages } from '@pahiya/domain/shared/language';

/** Tag of the blog among the content versions. */
export const blogContent = 'blog';

/** The languages of an article, in writing order. */
export const articleLanguages = languages;

/** An article's text in one language. */
export type ArticleText = {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly image: { readonly src: string; readonly alt: string } | null;
  readonly markdown: string;
};

/** A revision as submitted. A draft may be in one language; a published one is in both. */
export type ArticleDraft = {
  readonly categoryId: string;
  /** Date shown to readers as last updated. */
  readonly updatedOn: IstDate;
  readonly texts: Partial<Readonly<Record<Language, ArticleText | undefined>>>;
  /** Change note for editors. */
  readonly note: string | null;
};

/** Slugs under `/blog` that are pages of their own. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'all',
  'category',
  'newsletter',
  'search',
]);
