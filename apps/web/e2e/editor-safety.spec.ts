import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInAsEditor } from './fixtures/desk.ts';
import { evilTexts } from './fixtures/evil-texts.ts';
import { expect, test } from './fixtures/test.ts';

// Texts submitted through the desk's API and read at the desk and on public pages, with script on.

const texts = (longest: number) => evilTexts.filter(({ length }) => length <= longest);
const at = (list: readonly string[], place: number) => list[place % list.length] ?? 'x';

async function caught(page: Page): Promise<unknown> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const one of document.querySelectorAll<HTMLElement>('main *')) {
      for (const type of ['mouseover', 'focus', 'focusin', 'error', 'toggle']) {
        one.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  });
  return page.evaluate(() => (window as { caught?: unknown }).caught);
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/api/v1/web/operator/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Record<string, string> }).data;
}

test('no field of an article or poll runs script or widens a page, at the desk or in public', async ({
  page,
  product,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signInAsEditor(page, product);
  const lists = { title: texts(160), author: texts(80), tag: texts(40), alt: texts(300) };
  const made: { articleId: string; slug: string }[] = [];
  for (let from = 0; from < evilTexts.length; from += 6) {
    const part = evilTexts.slice(from, from + 6);
    const text = {
      title: at(lists.title, from),
      description: at(lists.alt, from + 1),
      author: at(lists.author, from + 2),
      tags: [at(lists.tag, from), at(lists.tag, from + 1)].filter(
        (tag, n, all) => all.indexOf(tag) === n,
      ),
      image: { src: '/media/none.png', alt: at(lists.alt, from + 3) },
      markdown: part.join('\n\n'),
    };
    const slug = `desk-evil-${from}-${randomInt(1e9)}`;
    const draft = {
      categoryId: 'rules',
      updatedOn: '2026-11-21',
      note: at(lists.alt, from + 4),
      texts: { en: text, hi: text },
    };
    const { articleId = '', revisionId = '' } = await post(page, 'blog/articles', { slug, draft });
    const words = (place: number) => at(lists.author, from + place);
    await post(page, `blog/articles/${articleId}/poll`, {
      pollId: null,
      en: at(lists.title, from + 5),
      hi: words(6),
      options: [7, 8].map((place) => ({ id: null, en: words(place), hi: words(place + 1) })),
    });
    await post(page, `blog/revisions/${revisionId}/place`, { when: 'now' });
    const saved = await post(page, `blog/articles/${articleId}/save`, {
      baseRevisionId: revisionId,
      draft: {
        ...draft,
        texts: { en: { ...text, title: 'x', markdown: part.toReversed().join('\n') } },
      },
    });
    made.push({ articleId, slug });
    const home = `/admin/blog/${articleId}`;
    for (const path of [
      home,
      `/hi${home}`,
      `${home}/poll`,
      `${home}/compare?from=${revisionId}&to=${saved.revisionId}`,
      `/blog/${slug}`,
      `/hi/blog/${slug}`,
    ]) {
      await expect.poll(async () => (await page.goto(path))?.status(), path).toBe(200);
      expect(await caught(page), path).toBeUndefined();
      expect.soft(await isWide(page), path).toBe(false);
      const foreign = await page
        .locator('main')
        .evaluate((main) =>
          [...main.querySelectorAll('*')]
            .filter(
              (one) =>
                /^(?:script|style|iframe|object|embed|base|meta|link|template|math|video)$/i.test(
                  one.tagName,
                ) || [...one.attributes].some(({ name }) => /^on|^style$/.test(name)),
            )
            .map((one) => one.outerHTML),
        );
      expect(foreign, path).toEqual([]);
    }
    // Typed into the page and rendered at once by its live preview.
    await page.goto(home);
    await page.locator('#en-markdown').fill(part.join('\n\n'));
    await expect(page.locator('[data-preview=en] .prose')).not.toBeEmpty();
    await page.waitForResponse((answer) => answer.url().endsWith('/operator/blog/preview'));
    expect(await caught(page)).toBeUndefined();
  }
  for (const path of [
    '/admin/blog',
    '/hi/admin/blog',
    '/blog/all',
    '/hi/blog/all',
    '/search?q=script',
  ]) {
    await page.goto(path);
    expect(await caught(page), path).toBeUndefined();
    expect.soft(await isWide(page), path).toBe(false);
  }
  expect(dialogs).toEqual([]);
  for (const { articleId } of made) await post(page, `blog/articles/${articleId}/withdraw`, {});
});

test('the API refuses invalid pictures, addresses and dates', async ({ page, product }) => {
  await signInAsEditor(page, product);
  const text = { title: 'x', description: 'x', author: 'x', tags: [], image: null, markdown: 'x' };
  const draft = { categoryId: 'rules', updatedOn: '2026-11-21', note: '', texts: { en: text } };
  for (const src of [
    'javascript:window.caught=1',
    'https://evil.example/a.png',
    '//evil.example/a.png',
    '/media/../secret.png',
    '/media/x.svg',
    '/media/x.png"onerror="window.caught=1',
    'data:image/png;base64,AAAA',
  ]) {
    const answer = await page.request.post('/api/v1/web/operator/blog/articles', {
      data: {
        slug: 'never',
        draft: { ...draft, texts: { en: { ...text, image: { src, alt: 'x' } } } },
      },
    });
    expect(answer.status(), src).toBe(400);
  }
  for (const slug of ['../x', 'x"onclick="', 'UPPER', '', 'a--b', 'x/y']) {
    const answer = await page.request.post('/api/v1/web/operator/blog/articles', {
      data: { slug, draft },
    });
    expect(answer.status(), slug).toBe(400);
  }
});
