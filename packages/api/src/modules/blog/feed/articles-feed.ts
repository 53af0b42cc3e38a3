import type { ArticleCard } from '@pahiya/contracts/blog/article-schema';
import { type Language, languagePrefixes, languageTags } from '@pahiya/domain/shared/language';

/** Publisher of the feed; names as on the pages. */
type FeedOf = { readonly name: string; readonly siteUrl: string; readonly language: Language };

const words = {
  en: {
    title: 'blog',
    description: 'Rules, papers and costs of vehicles in India, with their sources.',
  },
  hi: { title: 'ब्लॉग', description: 'भारत में गाड़ियों के नियम, दस्तावेज़ और ख़र्च, स्रोत के साथ।' },
} as const;

/** The newest articles as RSS. Source: RSS 2.0.11, with `atom:link` as the RSS Advisory Board's best practices
 * recommend. */
export function articlesFeed(
  articles: readonly ArticleCard[],
  { name, siteUrl, language }: FeedOf,
): string {
  const prefix = languagePrefixes[language];
  const home = `${siteUrl}${prefix}/blog`;
  const items = articles.map((article) => {
    const address = `${home}/${article.slug}`;
    return (
      `<item><title>${toXml(article.title)}</title><link>${toXml(address)}</link>` +
      `<guid isPermaLink="true">${toXml(address)}</guid>` +
      `<pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate>` +
      `<dc:creator>${toXml(article.author)}</dc:creator>` +
      article.tags.map((tag) => `<category>${toXml(tag)}</category>`).join('') +
      `<description>${toXml(article.description)}</description></item>`
    );
  });
  const newest = articles[0]?.publishedAt;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
    `<title>${toXml(`${name} ${words[language].title}`)}</title><link>${toXml(home)}</link>` +
    `<description>${toXml(words[language].description)}</description>` +
    `<language>${languageTags[language]}</language>` +
    `<atom:link href="${toXml(`${home}/rss.xml`)}" rel="self" type="application/rss+xml"/>` +
    (newest === undefined
      ? ''
      : `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`) +
    `${items.join('')}</channel></rss>\n`
  );
}

/** Escapes text for XML; characters that XML does not allow are removed. */
function toXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
