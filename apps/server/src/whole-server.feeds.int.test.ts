import { createDatabase, type Database } from '@pahiya/api/db/database';
import { renderDraft } from '@pahiya/api/modules/blog/editing/article-content';
import { publishArticle } from '@pahiya/api/modules/blog/editing/publish-article';
import { startArticle } from '@pahiya/api/modules/blog/editing/save-article';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, headerOf } from '../test/ask.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';

const site = 'https://pahiya.example';
/** Characters that XML 1.0 cannot contain. */
const unwritable = '\u0001\u000b';
const written = 'A & B < C > "D" ]]> <script>x</script> 👩‍🚒 हिंदी \u202e.';
const nasty = unwritable + written;
let server: OwnServer;
let sql: Database;

beforeAll(async () => {
  server = await startOwnServer({ SITE_URL: site });
  sql = createDatabase({ url: server.databaseUrl, applicationName: 'test', poolSize: 1 });
  await publishNasty();
});
afterAll(async () => {
  await sql?.end();
  await server?.stop();
});

/** An article whose texts are all hard to write as XML. */
async function publishNasty(): Promise<void> {
  const now = new Date();
  const text = {
    title: nasty,
    description: nasty,
    author: nasty,
    tags: [nasty],
    image: null,
    markdown: 'Text',
  };
  const rendered = await renderDraft({
    categoryId: 'rules',
    updatedOn: istDateOf(now),
    texts: { en: text, hi: text },
    note: null,
  });
  await sql.begin(async (tx) => {
    const started = await startArticle(tx, { slug: 'nasty', rendered, madeBy: null, now });
    if (!started.ok) throw new Error(started.error.detail);
    const { revisionId } = started.value;
    const published = await publishArticle(tx, { revisionId, now });
    if (!published.ok) throw new Error(published.error.detail);
  });
}

type Item = {
  readonly title: string;
  readonly link: string;
  readonly guid: { readonly '#text': string; readonly '@isPermaLink': string };
  readonly pubDate: string;
  readonly description: string;
  readonly category?: string[];
};
type Feed = {
  readonly rss: {
    readonly '@version': string;
    readonly channel: {
      readonly title: string;
      readonly link: string;
      readonly description: string;
      readonly language: string;
      readonly lastBuildDate: string;
      readonly 'atom:link': Readonly<Record<string, string>>;
      readonly item: Item[];
    };
  };
};

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === 'item' || name === 'category',
});
/** RFC 822 with a four-digit year, as RSS 2.0 allows and the RSS Advisory Board recommends. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/;

describe.each(['/blog/rss.xml', '/hi/blog/rss.xml'])('the feed %s', (path) => {
  let xml = '';
  let type = '';
  let feed: Feed;
  beforeAll(async () => {
    const answer = await ask(server.base, path);
    expect(answer.status).toBe(200);
    xml = answer.text;
    type = headerOf(answer, 'content-type');
    feed = parser.parse(xml);
  });

  test("is well-formed XML, whatever an article's title", () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(type).toBe('application/rss+xml; charset=utf-8');
    const signs = [...xml].filter((sign) => sign < ' ' && !'\t\n\r'.includes(sign));
    expect(signs).toEqual([]);
  });

  test('is RSS 2.0 with the required channel elements', () => {
    const { channel } = feed.rss;
    expect(feed.rss['@version']).toBe('2.0');
    expect(channel.title.length).toBeGreaterThan(3);
    expect(channel.description.length).toBeGreaterThan(10);
    expect(channel.link).toBe(site + path.replace('/rss.xml', ''));
    expect(channel.language).toBe(path.startsWith('/hi') ? 'hi-IN' : 'en-IN');
    expect(channel.lastBuildDate).toMatch(rfc822);
  });

  test('links to itself, so a reader can find it again', () => {
    expect(feed.rss.channel['atom:link']).toMatchObject({
      '@href': site + path,
      '@rel': 'self',
      '@type': 'application/rss+xml',
    });
  });

  test('has complete items with unique ids, newest first', async () => {
    const { item: items, lastBuildDate } = feed.rss.channel;
    expect(items.length).toBeGreaterThan(10);
    const ids = items.map(({ guid }) => guid['#text']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title, link, guid, pubDate, description } of items) {
      expect(title.trim(), link).not.toBe('');
      expect(description.trim(), link).not.toBe('');
      expect(guid, link).toEqual({ '#text': link, '@isPermaLink': 'true' });
      expect(pubDate, link).toMatch(rfc822);
      expect(link.startsWith(`${site}/`), link).toBe(true);
      expect((await ask(server.base, new URL(link).pathname)).status, link).toBe(200);
    }
    const times = items.map(({ pubDate }) => Date.parse(pubDate));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(lastBuildDate).toBe(items[0]?.pubDate);
  });

  test('preserves texts, except for characters that XML cannot contain', () => {
    const first = feed.rss.channel.item[0];
    expect(first?.link).toMatch(/\/blog\/nasty$/);
    expect(unescaped(first?.title ?? '')).toBe(written);
    expect(first?.category?.map(unescaped)).toEqual([written]);
  });

  test('is linked from the pages of the blog', async () => {
    const { text } = await ask(server.base, path.replace('/rss.xml', ''));
    expect(text).toContain(`type="application/rss+xml"`);
    expect(text).toContain(`href="${site}${path}"`);
  });
});

/** The parser leaves numeric references unchanged. */
function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
