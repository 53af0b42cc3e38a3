import type { PageMeta } from '../app/page-module.ts';

/** Head of a page of the desk: closed to search engines, with no address of its own for them. */
export function deskMeta(title: string): PageMeta {
  return { title, canonical: null, isIndexable: false };
}
