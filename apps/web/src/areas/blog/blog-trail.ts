import { type Language, pathIn } from '@pahiya/domain/shared/language';
import type { Copies } from '../../frame/copy/copies.ts';
import type { Brand } from '../../frame/page/page-contract.ts';
import type { Step } from '../../parts/structured-data/breadcrumb-data.ts';

/** Path of an article, without the language. */
export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}

/** Path of a topic, or of `all`; the first page has no number. */
export function topicPath(category: string, page = 1): string {
  return `/blog/category/${category}${page > 1 ? `?page=${page}` : ''}`;
}

/** Path of the articles with a tag. */
export function tagPath(tag: string): string {
  return `/blog?tag=${encodeURIComponent(tag)}`;
}

/** Breadcrumb of a blog page: home, the blog, and the levels between. */
export function blogTrail(
  { brand, language, copy }: { brand: Brand; language: Language; copy: Copies['blog'] },
  between: readonly Step[] = [],
): readonly Step[] {
  return [
    { path: '/', label: language === 'hi' ? brand.nameHindi : brand.name },
    { path: '/blog', label: copy.crumb },
    ...between,
  ];
}

/** Breadcrumb items as links of a language. */
export function asCrumbs(steps: readonly Step[], language: Language) {
  return steps.map(({ path, label }) => ({ href: pathIn(language, path), label }));
}
