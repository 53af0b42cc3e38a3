import { type Language, pathIn } from '@pahiya/domain/shared/language';
import type { Copies } from '../../../frame/copy/copies.ts';
import type { Brand } from '../../../frame/page/page-contract.ts';
import type { Step } from '../../../parts/structured-data/breadcrumb-data.ts';

/** Breadcrumb of a page of the community: home, the community, and the levels between. */
export function communityTrail(
  { brand, language, copy }: { brand: Brand; language: Language; copy: Copies['community'] },
  between: readonly Step[] = [],
): readonly Step[] {
  return [
    { path: '/', label: language === 'hi' ? brand.nameHindi : brand.name },
    { path: '/community', label: copy.crumb },
    ...between,
  ];
}

/** Breadcrumb items as links of a language. */
export function asCrumbs(steps: readonly Step[], language: Language) {
  return steps.map(({ path, label }) => ({ href: pathIn(language, path), label }));
}

/** Path of a topic, without the language. */
export function topicPath(slug: string): string {
  return `/community/topic/${slug}`;
}

/** Path of a person, without the language. */
export function personPath(handle: string): string {
  return `/community/user/${handle}`;
}

/** A path with the query that selects a list and its page. */
export function listPath(
  path: string,
  { feed, after }: { readonly feed?: string; readonly after?: string | null },
): string {
  const query = new URLSearchParams();
  if (feed !== undefined && feed !== 'latest') query.set('feed', feed);
  if (after) query.set('after', after);
  return query.size === 0 ? path : `${path}?${query}`;
}
