import { randomInt } from 'node:crypto';
import { evilTexts } from './fixtures/evil-texts.ts';
import { caughtOn, findForeign, provoke } from './fixtures/foreign-parts.ts';
import { expect, test } from './fixtures/test.ts';

test.afterEach(({ product }) => product.withdrawArticles());

test('no article field runs script: body, title, picture or tags', async ({ page, product }) => {
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
      expect(await caughtOn(page), path).toBeUndefined();
    }
    await expect(page.locator('main')).toContainText('window.caught=1');
  }
  expect(dialogs).toEqual([]);
});

test('no search query or tag in a URL runs script', async ({ page }) => {
  // Every query renders its own page: test a third of the texts, covering every kind.
  for (const text of evilTexts.filter((_, place) => place % 3 === 0)) {
    for (const path of [`/blog/search?q=`, `/blog?tag=`]) {
      await page.goto(`${path}${encodeURIComponent(text)}`);
      expect(await caughtOn(page), text).toBeUndefined();
      expect(await findForeign(page), text).toEqual([]);
    }
  }
});

test.describe('the content security policy blocks script that the sanitizer missed', () => {
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
