import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { evilTexts } from './fixtures/evil-texts.ts';
import { expect, test } from './fixtures/test.ts';

const stored = (page: Page) => page.evaluate(() => (window as { caught?: unknown }).caught);

/** Opens everything, points at and focuses everything, and presses every link without following those that lead on. */
async function provoke(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    document.addEventListener('click', (event) => event.preventDefault());
    for (const one of document.querySelectorAll<HTMLElement>('main *')) {
      for (const type of ['mouseover', 'mouseenter', 'focus', 'focusin']) {
        one.dispatchEvent(new Event(type, { bubbles: true }));
      }
      const href = one.getAttribute('href') ?? one.getAttribute('xlink:href') ?? '';
      const url = URL.parse(href, location.href);
      if (
        one.matches('a') &&
        !['http:', 'https:', 'mailto:', 'tel:'].includes(url?.protocol ?? '')
      ) {
        throw new Error(`a link leads to ${href}`);
      }
    }
  });
}

/** What a page of ours may hold. */
async function findForeign(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const elements = [...main.querySelectorAll('*')];
    const tags =
      'script,style,iframe,object,embed,base,meta,link,template,math,video,svg a,svg script';
    return [
      ...[...main.querySelectorAll(tags)].map((one) => one.outerHTML),
      ...elements.flatMap((one) =>
        [...one.attributes]
          .filter(({ name, value }) => /^on|^style$/.test(name) || /^\s*javascript:/i.test(value))
          .map(({ name }) => `${one.tagName} ${name}`),
      ),
    ];
  });
}

test.afterEach(({ product }) => product.withdrawArticles());

test('no text of an article runs anything: in its body, its title, its picture, its tags', async ({
  page,
  product,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (let from = 0; from < evilTexts.length; from += 8) {
    const part = evilTexts.slice(from, from + 8);
    const slug = `evil-${from}-${randomInt(1e9)}`;
    await product.publishArticle(slug, {
      title: part.join(' '),
      description: part.join(' '),
      author: part.join(' '),
      tags: [...part],
      image: { src: `/media/x.png"onerror="window.caught=1`, alt: part.join(' ') },
      markdown: part.join('\n\n'),
    });
    for (const path of [`/blog/${slug}`, `/hi/blog/${slug}`, '/blog', '/blog/category/rules']) {
      await expect.poll(async () => (await page.goto(path))?.status()).toBe(200);
      await provoke(page);
      expect(await findForeign(page), path).toEqual([]);
      expect(await stored(page), path).toBeUndefined();
    }
    await expect(page.locator('main')).toContainText('window.caught=1');
  }
  expect(dialogs).toEqual([]);
});

test('no question of a search and no tag in an address runs anything', async ({ page }) => {
  // Each page is made anew for its own question: a third of the texts, every kind among them.
  for (const text of evilTexts.filter((_, place) => place % 3 === 0)) {
    for (const path of [`/blog/search?q=`, `/blog?tag=`]) {
      await page.goto(`${path}${encodeURIComponent(text)}`);
      expect(await stored(page), text).toBeUndefined();
      expect(await findForeign(page), text).toEqual([]);
    }
  }
});

test.describe('even if cleaning failed, the policy lets nothing of a page run', () => {
  test.use({ mayComplain: true });

  test('script that stands in the page or in an attribute does not start', async ({ page }) => {
    await page.goto('/blog');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.caught=1">');
      const script = document.createElement('script');
      script.textContent = 'window.caught=1';
      document.body.append(script);
    });
    await page.waitForTimeout(300);
    expect(await stored(page)).toBeUndefined();
  });
});
