import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { base } from '../../testing/page-visits.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';
import { sampleArticle, sampleCard, samplePoll } from './testing/sample-articles.ts';

const home = {
  sections: [
    {
      kind: 'newest',
      categoryId: null,
      title: null,
      description: null,
      articles: [sampleCard, { ...sampleCard, slug: 'second' }],
    },
    {
      kind: 'category',
      categoryId: 'rules',
      title: 'नियम',
      description: 'क़ानून',
      articles: [sampleCard],
    },
  ],
  categories: [{ id: 'rules', name: 'नियम', description: 'क़ानून' }],
  tags: ['PUC'],
};
const list = {
  category: { id: 'rules', name: 'नियम', description: 'क़ानून' },
  articles: [sampleCard],
  pageNumber: 2,
  pages: 3,
  total: 30,
};
const found = {
  results: [
    {
      article: sampleCard,
      title: [
        { text: 'प्रदूषण', isMatch: true },
        { text: ' की जाँच', isMatch: false },
      ],
      excerpt: [{ text: 'कितने दिन', isMatch: false }],
    },
  ],
  instead: [{ typed: 'पियूसी', taken: ['जाँच'] }],
};
const transport = fakeTransport({
  ...base,
  blogHome: answered(home),
  blogArticles: answered(list),
  blogArticle: answered(sampleArticle),
  blogSearch: answered(found),
  votePoll: answered({ isCounted: true, poll: samplePoll }),
  subscribeNewsletter: answered({ isMailed: true }),
  confirmNewsletter: answered({ isConfirmed: true }),
  unsubscribeNewsletter: answered({ isErased: true }),
});
const visit = (path: string, form?: Record<string, string>) =>
  documentOf({ path, transport, ...(form && { form }) });

const paths = [
  '/blog',
  '/blog?tag=PUC',
  '/blog/category/rules?page=2',
  '/blog/puc',
  '/blog/search',
  '/blog/search?q=%E0%A4%9C',
  '/blog/newsletter',
  '/blog/newsletter?confirm=a.b',
  '/blog/newsletter?unsubscribe=a.b',
];

describe.each(paths)('%s', (path) => {
  test.each(['', '/hi'])('is complete in the language of "%s"', async (prefix) => {
    const { status, main } = await visit(prefix + path);
    expect(status).toBe(200);
    expect(main.match(/<h1[ >]/g)).toHaveLength(1);
    expect(main).not.toMatch(/undefined|\[object|NaN|>null/);
    expect(main).not.toMatch(/\sstyle=/);
    if (prefix === '/hi') {
      expect(wordsOf(main).match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
      const links = [...main.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
      expect(links.filter((href) => !href.startsWith('/hi'))).toEqual([]);
    }
  });
});

describe('lists and articles', () => {
  test.each(['/blog', '/blog/category/rules?page=2', '/blog/puc'])(
    '%s is the same for all visitors and loads no app',
    async (path) => {
      const { shareable, html } = await visit(path);
      expect(shareable).toBe(true);
      expect(html).not.toMatch(/id="(?:page-data|app-files)"/);
      expect(html).toContain('type="application/rss+xml"');
    },
  );

  test('an article has structured data for itself and its FAQs', async () => {
    const { html } = await visit('/hi/blog/puc');
    const block = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
    const graph = JSON.parse(block ?? 'null')['@graph'] as Record<string, unknown>[];
    expect(graph.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Article', 'FAQPage']);
    expect(graph[1]).toMatchObject({
      headline: sampleArticle.title,
      inLanguage: 'hi-IN',
      url: 'https://pahiya.example/hi/blog/puc',
    });
    expect(html).toContain('<link rel="canonical" href="https://pahiya.example/hi/blog/puc">');
  });

  test('an old address of an article redirects to the new one', async () => {
    expect(await renderFakePage({ path: '/hi/blog/older', transport })).toMatchObject({
      kind: 'redirect',
      status: 301,
      location: '/hi/blog/puc',
    });
  });

  test.each([
    ['/blog/none', { blogArticle: refusedWith('blog/unknown-article') }],
    ['/blog/NOT%20a%20slug', { blogArticle: refusedWith('request/bad-input') }],
    ['/blog/category/none', { blogArticles: refusedWith('blog/unknown-category') }],
    ['/blog/category/rules?page=4', { blogArticles: answered({ ...list, pageNumber: 4 }) }],
    ['/blog/category/rules?page=0', {}],
    ['/blog/category/rules?page=x', {}],
  ])('%s is not found', async (path, answers) => {
    const page = await documentOf({ path, transport: fakeTransport({ ...base, ...answers }) });
    expect([page.status, page.shareable]).toEqual([404, false]);
    expect(page.html).toContain('name="robots" content="noindex"');
  });

  test.each(['/blog', '/blog/puc', '/blog/category/rules', '/blog/search?q=a'])(
    '%s has an error page for API failures',
    async (path) => {
      const down = refusedWith('server/unavailable');
      const page = await documentOf({
        path,
        transport: fakeTransport({
          ...base,
          blogHome: down,
          blogArticle: down,
          blogArticles: down,
          blogSearch: down,
        }),
      });
      expect([page.status, page.shareable]).toEqual([503, false]);
      expect(page.main).toContain('Try again in a minute.');
    },
  );

  test('an empty search says so; one without results offers topics', async () => {
    expect((await visit('/blog/search?q=%20')).main).toContain('Enter a word.');
    const none = answered({ results: [], instead: [] });
    const { main } = await documentOf({
      path: '/blog/search?q=%3Cscript%3E',
      transport: fakeTransport({ ...base, blogSearch: none }),
    });
    expect(main).toContain('No results for “&lt;script&gt;”');
  });
});

describe('the poll', () => {
  const vote = (form: Record<string, string>, over = {}) =>
    documentOf({
      path: '/blog/puc',
      form: { poll: samplePoll.id, ...form },
      transport: fakeTransport({
        ...base,
        blogArticle: answered(sampleArticle),
        votePoll: answered({ isCounted: true, poll: samplePoll }),
        ...over,
      }),
    });

  test('shows its options and no result before a vote', async () => {
    const { main } = await visit('/blog/puc');
    expect(main.match(/type="radio"/g)).toHaveLength(2);
    expect(main).not.toContain('poll-bars');
  });

  test('shows the result after a vote, as text and bars', async () => {
    const { main, shareable } = await vote({ intent: 'vote', option: 'paper' });
    expect(main).toContain('Your vote has been counted.');
    expect(main).toContain('75%');
    expect(main).toMatch(/<rect width="75%"/);
    expect(main).toContain('4 votes in total');
    expect(shareable).toBe(false);
  });

  test('says that a second vote was not counted', async () => {
    const again = { votePoll: answered({ isCounted: false, poll: samplePoll }) };
    const { main } = await vote({ intent: 'vote', option: 'paper' }, again);
    expect(main).toContain('You have already voted in this poll');
  });

  test('asks to choose first, shows the result without voting, and explains a failed vote', async () => {
    const missing = await vote({ intent: 'vote' });
    expect([missing.status, missing.main.includes('Select an option.')]).toEqual([400, true]);
    expect((await vote({ intent: 'result' })).main).toContain('poll-bars');
    const late = await vote(
      { intent: 'vote', option: 'paper' },
      { votePoll: refusedWith('blog/poll-closed') },
    );
    expect([late.status, late.main.includes('This poll is closed')]).toEqual([409, true]);
  });
});

describe('the newsletter', () => {
  test.each([
    [{ intent: 'subscribe', email: 'a@b.in' }, 'Check your inbox'],
    [{ intent: 'confirm', key: 'a.b' }, 'You are subscribed'],
    [{ intent: 'stop', key: 'a.b' }, 'You are unsubscribed'],
  ])('%j works without script', async (form, words) => {
    expect((await visit('/blog/newsletter', form)).main).toContain(words);
  });

  test("is cancelled by a mail program's POST to the link's address, without opening the page", async () => {
    const keys: unknown[] = [];
    const page = await documentOf({
      path: '/hi/blog/newsletter?unsubscribe=a.b',
      form: { 'List-Unsubscribe': 'One-Click' },
      transport: fakeTransport({
        ...base,
        unsubscribeNewsletter: (input) => {
          keys.push(input);
          return answered({ isErased: true });
        },
      }),
    });
    expect(page.status).toBe(200);
    expect(keys).toEqual([expect.objectContaining({ body: { key: 'a.b' } })]);
  });

  test('refuses an invalid address at the field, and keeps what was typed', async () => {
    const page = await documentOf({
      path: '/blog/newsletter',
      form: { intent: 'subscribe', email: 'asha' },
      transport: fakeTransport({ ...base, subscribeNewsletter: refusedWith('request/bad-input') }),
    });
    expect(page.status).toBe(400);
    expect(page.main).toContain('name@example.in');
    expect(page.main).toContain('value="asha"');
  });
});
