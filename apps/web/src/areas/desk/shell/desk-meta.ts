import type { PageMeta } from '../../../frame/routing/page-module.ts';

/** Head of a desk page: noindex, without a canonical address. */
export function deskMeta(title: string): PageMeta {
  return { title, canonical: null, isIndexable: false };
}
