import { createDatabase, type Database } from '@pahiya/api/db/database';
import { copy as blog } from '@pahiya/web/areas/blog/copy/en/blog';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evilTexts } from '../../web/e2e/fixtures/evil-texts.ts';
import { ask } from '../test/ask.ts';
import { mapSome } from '../test/every-page.ts';
import { foreignParts, kindsOf, pageFaults } from '../test/foreign-parts.ts';
import { type OperatorAtDesk, ownSecret, signInAtDesk } from '../test/operator-at-desk.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';
import {
  formOfOneText,
  publishArticle,
  publishNewForm,
  publishPoll,
} from '../test/publish-content.ts';
import { dataOf } from '../test/shopper.ts';

// Texts of editors never become markup: pages are fetched and parsed as a browser does. That Chromium parses alike, and
// runs no script, is proved in apps/web/e2e/hostile-texts.spec.ts. For texts of visitors: whole-server.hostile-input.

let server: OwnServer;
let sql: Database;
let editor: OperatorAtDesk;
beforeAll(async () => {
  server = await startOwnServer({ APP_SECRET: ownSecret, RATE_LIMITS: 'off' });
  sql = createDatabase({ url: server.databaseUrl, applicationName: 'test', poolSize: 2 });
  editor = await signInAtDesk(server.base, sql, 'editor');
});
afterAll(async () => {
  await sql?.end();
  await server?.stop();
});

const read = (path: string) => ask(server.base, path);
const send = (path: string, fields: Readonly<Record<string, string>>) =>
  ask(server.base, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams(fields).toString(),
  });

const harmlessText = 'harmless';
const batches = (size: number) =>
  Array.from({ length: Math.ceil(evilTexts.length / size) }, (_, place) =>
    evilTexts.slice(place * size, (place + 1) * size),
  );

describe('the check itself', () => {
  const bare = '<!doctype html><title>x</title><main>';

  test('finds what each text would be as markup', () => {
    const asMarkup = evilTexts.filter((text) => /^[^a-z`#|!]*<[a-z!]/i.test(text));
    expect(asMarkup.length).toBeGreaterThan(25);
    const known = kindsOf(`${bare}<p>x</p>`);
    for (const text of asMarkup) {
      expect(foreignParts(bare + text, known), text).not.toEqual([]);
    }
  });

  test.each([
    '<a href="java&#10;script:a()">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<svg><a xlink:href="javascript:a()"></a></svg>',
    '<form action="https://evil.example"><button>x</button></form>',
    '<button formaction="//evil.example">x</button>',
    '<img src="https://evil.example/a.png" alt="">',
    '<img srcset="/a.png 1x, //evil.example/a.png 2x" alt="">',
    '<p style="position:fixed">x</p>',
    '<script src="//evil.example/assets/a.js"></script>',
    '<link rel="stylesheet" href="/assets/a.css">',
    '<noscript><p title="</noscript><img src=x onerror=a()>"></noscript>',
  ])('finds %s', (part) => {
    expect(foreignParts(bare + part)).not.toEqual([]);
  });

  test('allows links, pictures and scripts of pages', () => {
    const parts =
      '<a href="https://parivahan.gov.in">x</a><img src="/media/a.png" alt=""><script type="application/json">1</script>';
    expect(foreignParts(bare + parts)).toEqual([]);
  });
});

describe('an article', () => {
  const textOf = (text: string, markdown = text) => ({
    title: text,
    description: text,
    author: text,
    tags: [text, `${text} 2`],
    image: { src: '/media/x.png"onerror="window.caught=1', alt: text },
    markdown,
  });
  const rich =
    '## A\n\n[b](/x "t") ![c](/media/c.png "t") ![c](x) **d**\n\n| d |\n|---|\n| [e](/x) |\n\n`f`\n\n```html\n<b>\n```\n\n[g]: /x\n\n[g] <https://x.example>\n\nh[^1]\n\n## FAQ\n\n### f?\n\ng\n\n[^1]: h';

  beforeAll(async () => {
    const poll = (articleId: string, text: string) =>
      publishPoll(sql, articleId, { question: text, options: [text, `${text} 2`] });
    const harmless = await publishArticle(sql, 'stored-harmless', textOf(harmlessText, rich));
    await poll(harmless, harmlessText);
    const whole = textOf(evilTexts.join(' '), evilTexts.join('\n\n'));
    await publishArticle(sql, 'stored-all', whole);
    await mapSome(evilTexts, async (text) => {
      const slug = `stored-${evilTexts.indexOf(text)}`;
      await poll(await publishArticle(sql, slug, textOf(text)), text);
    });
  });

  test('and its poll have no foreign part, whatever is stored', async () => {
    for (const prefix of ['', '/hi']) {
      const known = kindsOf((await read(`${prefix}/blog/stored-harmless`)).text);
      const slugs = [...evilTexts.keys(), 'all'].map((name) => `${prefix}/blog/stored-${name}`);
      const faults = await mapSome(slugs, async (path) => {
        const page = await read(path);
        const isShown = page.status === 200 && page.text.includes('caught=1');
        return [...(isShown ? [] : [`${page.status}`]), ...pageFaults(page, known)];
      });
      expect(faults.flat()).toEqual([]);
    }
  }, 60_000);

  test('has no foreign part after a vote in its poll', async () => {
    const voted = async (name: number | string) => {
      const slug = `stored-${name}`;
      const [article] = await sql<{ id: string }[]>`select id from documents
        where kind = 'article' and name = ${slug}`;
      const poll = `poll-of-${article?.id}`;
      return send(`/blog/${slug}`, { intent: 'vote', poll, option: 'o0' });
    };
    const harmless = await voted('harmless');
    expect(harmless.text).toContain(blog.poll.counted);
    const known = kindsOf(harmless.text);
    const faults = await mapSome([...evilTexts.keys()], async (name) => {
      const page = await voted(name);
      return [...(page.status === 200 ? [] : [page.status]), ...pageFaults(page, known)];
    });
    expect(faults.flat()).toEqual([]);
  });

  test('has no foreign part in lists and search results', async () => {
    await expect
      .poll(async () => (await read('/hi/blog')).text, { timeout: 10_000, interval: 200 })
      .toContain('caught');
    for (const path of [
      '/blog',
      '/hi/blog',
      '/blog/category/rules',
      '/blog/search?q=caught',
      `/blog?tag=${encodeURIComponent(evilTexts[9] ?? '')}`,
    ]) {
      const page = await read(path);
      expect(page.text, path).toContain('caught');
      expect(pageFaults(page), path).toEqual([]);
    }
  });

  test('has no foreign part at the desk: form, poll, comparison and preview', async () => {
    const made = async (path: string, body: object) =>
      dataOf<Record<string, string>>(await editor.post(`blog/${path}`, body));
    /** Saves an article twice, with a poll, publishes the first revision, and reads the pages about it. */
    const pagesOf = async (slug: string, texts: readonly string[]) => {
      const line = (longest: number, place: number) => {
        const short = texts.filter(({ length }) => length <= longest);
        return short[place % short.length] ?? harmlessText;
      };
      const text = {
        title: line(160, 0),
        description: line(320, 1),
        author: line(80, 2),
        tags: [...new Set([line(40, 0), line(40, 1)])],
        image: { src: '/media/none.png', alt: line(300, 3) },
        markdown: texts.join('\n\n'),
      };
      const texts2 = { en: { ...text, title: 'x', markdown: texts.toReversed().join('\n') } };
      const draft = {
        categoryId: 'rules',
        updatedOn: '2026-11-21',
        note: line(300, 4),
        texts: { en: text, hi: text },
      };
      const { articleId, revisionId } = await made('articles', { slug, draft });
      await made(`articles/${articleId}/poll`, {
        pollId: null,
        en: line(160, 5),
        hi: line(80, 0),
        options: [1, 2].map((n) => ({ id: null, en: line(80, n), hi: line(80, n + 1) })),
      });
      await made(`revisions/${revisionId}/place`, { when: 'now' });
      const saved = await made(`articles/${articleId}/save`, {
        baseRevisionId: revisionId,
        draft: { ...draft, texts: texts2 },
      });
      const home = `/desk/blog/${articleId}`;
      const compare = `${home}/compare?from=${revisionId}&to=${saved.revisionId}`;
      const paths = [home, `/hi${home}`, `${home}/poll`, compare, `/blog/${slug}`];
      return mapSome(paths, (path) => editor.read(path));
    };
    const known = (await pagesOf('desk-harmless', [rich])).map(({ text }) => kindsOf(text));
    const faults = await mapSome(batches(6), async (texts) => {
      const pages = await pagesOf(`desk-${evilTexts.indexOf(texts[0] ?? '')}`, texts);
      return pages.flatMap((page, place) => pageFaults(page, known[place]));
    });
    expect(faults.flat()).toEqual([]);
    const previews = await mapSome(evilTexts, async (markdown) => {
      const preview = await editor.post('blog/preview', { markdown, language: 'en' });
      return foreignParts(dataOf<{ html: string }>(preview).html);
    });
    expect(previews.flat()).toEqual([]);
    for (const path of ['/desk/blog', '/hi/desk/blog']) {
      expect(pageFaults(await editor.read(path)), path).toEqual([]);
    }
  }, 60_000);
});

describe('a form', () => {
  test('has no foreign part: empty, refused with what was typed, on its next step, sent, and at the desk', async () => {
    const answersOf = async (formId: string, text: string, isAtDesk = true) => {
      await publishNewForm(sql, formId, formOfOneText(text));
      const path = `/forms/${formId}`;
      const typed = { version: '1', one: text, five: text };
      const first = { ...typed, two: 'a', three: 'a', four: 'yes' };
      return [
        await read(path),
        await send(path, { intent: 'next', ...typed, two: text, three: text, four: text }),
        await send(`/hi${path}`, { intent: 'next', ...first, six: text, seven: text }),
        await read(`${path}?sent=1`),
        // A large page, and like other documents of the desk.
        ...(isAtDesk ? [await editor.read(`/desk${path}`)] : []),
      ];
    };
    const harmless = await answersOf('HARMLESS_FORM', harmlessText);
    expect(harmless.map(({ status }) => status)).toEqual([200, 400, 200, 200, 200]);
    const known = harmless.map((page) => kindsOf(page.text));
    const faults = await mapSome(evilTexts, async (text) => {
      const place = evilTexts.indexOf(text);
      const pages = await answersOf(`EVIL_${place}`, text, place % 6 === 0);
      return pages.flatMap((page, state) => pageFaults(page, known[state]));
    });
    expect(faults.flat()).toEqual([]);
  }, 60_000);
});
