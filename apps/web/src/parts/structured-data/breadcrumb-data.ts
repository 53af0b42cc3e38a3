import { type Language, pathIn } from '@pahiya/domain/shared/language';
import type { StructuredData } from '../../frame/routing/page-module.ts';

/** A step of a breadcrumb; path without the language. */
export type Step = { readonly path: string; readonly label: string };

/** Breadcrumb of a page, itself last. Source: schema.org BreadcrumbList. */
export function breadcrumbData(
  steps: readonly Step[],
  { siteUrl, language }: { readonly siteUrl: string; readonly language: Language },
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + pathIn(language, path),
    })),
  };
}
