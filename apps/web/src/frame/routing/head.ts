import {
  isDraft,
  type Language,
  languages,
  languageTags,
  pathIn,
} from '@pahiya/domain/shared/language';
import type { Brand } from '../page/page-contract.ts';
import type { PageMeta } from './page-module.ts';

/** Content of the head. */
export type Head = {
  readonly language: Language;
  readonly brand: Brand;
  readonly meta: PageMeta;
  /** Path without the language. */
  readonly path: string;
  readonly defaultDescription: string;
};

/** Title, description and canonical address, as in the `metas` slice. */
export function metasOf(head: Head): { title: string; description: string; canonical: string } {
  const name = brandName(head);
  const { title, description, canonical } = head.meta;
  const path = canonical === undefined ? head.path : canonical;
  return {
    title: title === name || title === '' ? name : `${title} · ${name}`,
    description: description ?? head.defaultDescription,
    canonical: path === null ? '' : absolute(head, head.language, path),
  };
}

/** The tags of the page's meta. */
export function headTags(head: Head): string {
  const metas = metasOf(head);
  return [
    `<title>${escapeHtml(metas.title)}</title>`,
    named('description', metas.description),
    head.meta.isIndexable === false ? named('robots', 'noindex') : '',
    ...addressTags(head, metas.canonical),
    property('og:title', head.meta.shareTitle ?? metas.title),
    property('og:description', metas.description),
    property('og:type', 'website'),
    property('og:site_name', brandName(head)),
    property('og:locale', languageTags[head.language].replace('-', '_')),
    ...imageTags(head),
    feedTag(head),
    structuredData(head.meta),
  ].join('');
}

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A data block: not executable, and its content cannot close it. */
function structuredData({ structuredData: things = [] }: PageMeta): string {
  if (things.length === 0) return '';
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${graph.replace(/</g, '\\u003c')}</script>`;
}

function addressTags(head: Head, canonical: string): string[] {
  if (canonical === '' || head.meta.isIndexable === false) return [];
  const path = head.meta.canonical ?? head.path;
  const alternate = (hreflang: string, language: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(absolute(head, language, path))}">`;
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...languages.filter((one) => !isDraft(one)).map((one) => alternate(one, one)),
    alternate('x-default', 'en'),
    property('og:url', canonical),
  ];
}

function imageTags(head: Head): string[] {
  const image = head.meta.shareImage;
  if (image === undefined) return [];
  return [
    property('og:image', head.brand.siteUrl + image.path),
    property('og:image:alt', image.alt),
    named('twitter:card', 'summary_large_image'),
  ];
}

function feedTag(head: Head): string {
  const { feed } = head.meta;
  if (feed === undefined) return '';
  const address = escapeHtml(absolute(head, head.language, feed));
  return `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(brandName(head))}" href="${address}">`;
}

function absolute(head: Head, language: Language, path: string): string {
  return head.brand.siteUrl + pathIn(language, path);
}

function brandName(head: Head): string {
  return head.language === 'hi' ? head.brand.nameHindi : head.brand.name;
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
