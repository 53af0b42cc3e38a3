import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { kindsOf } from '../../server/test/foreign-parts.ts';
import { formOfOneText } from '../../server/test/publish-content.ts';
import { signInAsEditor } from './fixtures/desk.ts';
import { evilTexts } from './fixtures/evil-texts.ts';
import { caughtOn, findForeign, provoke } from './fixtures/foreign-parts.ts';
import { expect, test } from './fixtures/test.ts';
import { words } from './fixtures/words.ts';

// Whether a text becomes markup is tested over HTTP, for every text on every page that shows one
// (apps/server/src/whole-server.hostile-texts.int.test.ts and hostile-input). Here: the browser parses pages as those
// tests do, and runs nothing of what they allow.

/** One of each way out of its place: title, script, attribute, element, noscript; and the longest word. */
const nastiest = [
  '</title><script>window.caught=1</script>',
  '"><img src=x onerror=window.caught=1>',
  '" autofocus onfocus="window.caught=1',
  '<svg/onload=window.caught=1>',
  '</script><script>window.caught=1</script>',
  '{{constructor.constructor("window.caught=1")()}}',
  '<noscript><p title="</noscript><img src=x onerror=window.caught=1>">',
  '%3Cscript%3Ewindow.caught=1%3C/script%3E',
] as const;

test.describe('the tests over HTTP', () => {
  test.use({ mayComplain: true });

  test('see the elements and attributes of each text that the browser sees', async ({ page }) => {
    const documents = evilTexts.map((text) => `<!doctype html><title>x</title><main>${text}`);
    const seen = await page.evaluate((all) => {
      const kindsIn = (root: ParentNode): string[] =>
        [...root.querySelectorAll('*')].flatMap((one) => [
          one.localName,
          ...[...one.attributes].map(({ name }) => `${one.localName} ${name}`),
          ...(one instanceof HTMLTemplateElement ? kindsIn(one.content) : []),
        ]);
      const withScript = (html: string) => {
        const frame = document.createElement('iframe');
        document.body.append(frame);
        frame.contentDocument?.write(html);
        return frame.contentDocument === null ? [] : kindsIn(frame.contentDocument);
      };
      return all.map((html) => [
        ...kindsIn(new DOMParser().parseFromString(html, 'text/html')),
        ...(html.includes('<noscript') ? withScript(html) : []),
      ]);
    }, documents);
    for (const [place, html] of documents.entries()) {
      expect(new Set(seen[place]), html).toEqual(kindsOf(html));
    }
  });

  test('are needed: a text that is not escaped runs, and is found', async ({ page }) => {
    for (const text of [
      '<img src=x onerror=window.caught=1>',
      '<p onfocus=window.caught=1>x</p>',
    ]) {
      await page.goto('about:blank');
      await page.setContent(`<main>${text}</main>`);
      await provoke(page);
      await expect.poll(() => caughtOn(page)).toBe(1);
      expect(await findForeign(page)).toHaveLength(1);
    }
  });
});

async function expectHarmless(page: Page, path: string): Promise<void> {
  await provoke(page);
  expect(await findForeign(page), path).toEqual([]);
  expect(await caughtOn(page), path).toBeUndefined();
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** A call of the desk, by its path below `/operator/`. */
async function callDesk(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/api/v1/web/operator/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Record<string, string> }).data;
}

/** An article in which every field is hostile, saved twice and published, with a poll. */
async function publishHostileArticle(page: Page) {
  const [title, alt, author, tag, description, note, longest] = nastiest;
  const slug = `hostile-${randomInt(1e9)}`;
  const text = {
    ...{ title: `${title} ${longest}`, description, author, tags: [tag, author] },
    image: { src: '/media/none.png', alt },
    markdown: evilTexts.join('\n\n'),
  };
  const draft = {
    categoryId: 'rules',
    updatedOn: '2026-11-21',
    note,
    texts: { en: text, hi: text },
  };
  const { articleId = '', revisionId = '' } = await callDesk(page, 'blog/articles', {
    slug,
    draft,
  });
  await callDesk(page, `blog/articles/${articleId}/poll`, {
    ...{ pollId: null, en: title, hi: longest },
    options: nastiest.map((words) => ({ id: null, en: words, hi: words })),
  });
  await callDesk(page, `blog/revisions/${revisionId}/place`, { when: 'now' });
  const later = { ...text, title: `${title} 2`, markdown: evilTexts.toReversed().join('\n') };
  const saved = await callDesk(page, `blog/articles/${articleId}/save`, {
    baseRevisionId: revisionId,
    draft: { ...draft, texts: { en: later } },
  });
  const compare = `compare?from=${revisionId}&to=${saved.revisionId}`;
  return { slug, articleId, home: `/desk/blog/${articleId}`, compare };
}

/** Publishes a document of the layout; returns how to restore what was public. */
async function publishLayout(page: Page, key: string, body: object) {
  const name = { kind: 'section', key };
  const address = `/api/v1/web/operator/layout/document?${new URLSearchParams(name)}`;
  const { data } = await (await page.request.get(address)).json();
  const { newestRevision, liveRevision } = data.document;
  const revision = newestRevision + 1;
  await callDesk(page, 'layout/draft', { ...name, expectedRevision: newestRevision, body });
  await callDesk(page, 'layout/publish', { ...name, revision, expectedRevision: revision });
  const restored = { ...name, to: liveRevision, expectedRevision: revision };
  return () => callDesk(page, 'layout/roll-back', restored);
}

test('no text of an article, a poll, the layout or a form runs script or widens a page', async ({
  page,
  product,
}) => {
  test.slow();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signInAsEditor(page, product);
  const both = (text: string) => ({ en: text.slice(0, 60), hi: text.slice(0, 60) });
  const links = nastiest.map((text, place) => ({
    id: `l${place}`,
    path: '/rto',
    label: both(text),
  }));
  const notice = { id: 'n', title: both(nastiest[0]), text: both(nastiest[1]), links: [] };
  const { slug, articleId, home, compare } = await publishHostileArticle(page);
  const restore = [
    await publishLayout(page, 'notice', { webSections: [notice] }),
    await publishLayout(page, 'footer', { data: [{ id: 'g', title: both('x'), links }] }),
  ];
  const formId = `HOSTILE_${randomInt(1e9)}`;
  await product.publishForm(formId, formOfOneText(nastiest.join(' ')));
  try {
    const query = encodeURIComponent(nastiest[1]);
    for (const path of [
      ...[`/blog/${slug}`, `/hi/blog/${slug}`, '/blog', `/blog/search?q=${query}`],
      ...[home, `/hi${home}`, `${home}/poll`, `${home}/${compare}`, '/desk/blog'],
      ...['/', '/status', `/search?q=${query}`, `/forms/${formId}`],
    ]) {
      // Cached pages are served until the server is notified of the change.
      await expect
        .poll(async () => {
          await page.goto(path);
          return page.locator('body').textContent();
        }, path)
        .toContain('caught=1');
      await expectHarmless(page, path);
      expect.soft(await isWide(page), path).toBe(false);
    }
    await page.locator('#form-one').fill(nastiest[2]);
    await page.locator('#form-five').fill(nastiest[1]);
    await page.locator('main button[name=intent]').first().click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectHarmless(page, 'a refused form');

    await page.goto(`/blog/${slug}`);
    const poll = page.locator('#poll');
    await poll.getByRole('radio').first().check();
    await poll.getByRole('button', { name: words.blog.poll.vote }).click();
    await expect(poll.getByText(words.blog.poll.counted)).toBeVisible();
    await expectHarmless(page, 'a poll after the vote');

    // Rendered while it is typed, by the live preview.
    await page.goto(home);
    await page.locator('#en-markdown').fill(evilTexts.join('\n\n'));
    await page.waitForResponse((answer) => answer.url().endsWith('/operator/blog/preview'));
    await expect(page.locator('[data-preview=en] .prose')).toContainText('caught=1');
    await expectHarmless(page, 'the live preview');
  } finally {
    for (const undo of restore) await undo();
    await callDesk(page, `blog/articles/${articleId}/withdraw`, {});
  }
  expect(dialogs).toEqual([]);
});

test.describe('the content security policy blocks script that was not escaped', () => {
  test.use({ mayComplain: true });

  test('an injected script or event handler does not run', async ({ page }) => {
    await page.goto('/blog');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.caught=1">');
      const script = document.createElement('script');
      script.textContent = 'window.caught=1';
      document.body.append(script);
    });
    await page.waitForTimeout(300);
    expect(await caughtOn(page)).toBeUndefined();
  });
});
