import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { evilTexts } from './fixtures/evil-texts.ts';
import { caughtOn, findForeign, provoke } from './fixtures/foreign-parts.ts';
import { expect, test } from './fixtures/test.ts';
import { words } from './fixtures/words.ts';

const { poll } = words.blog;

/** Expects that no script ran and the page has no foreign element or link. */
async function expectHarmless(page: Page, text: string): Promise<void> {
  await provoke(page);
  expect(await findForeign(page), text).toEqual([]);
  expect(await caughtOn(page), text).toBeUndefined();
}

/** Submits a form as its own page would and checks the page it returns. Pages are opened by the form's address. */
async function post(page: Page, path: string, fields: Readonly<Record<string, string>>) {
  await page.goto('/blog/newsletter');
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(
      ({ path, fields }) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = path;
        for (const [name, value] of Object.entries(fields)) {
          const field = document.createElement('textarea');
          field.name = name;
          field.value = value;
          form.append(field);
        }
        document.body.append(form);
        form.submit();
      },
      { path, fields },
    ),
  ]);
}

test.afterEach(({ product }) => product.withdrawArticles());

test('no poll question or option runs script, before or after a vote', async ({
  page,
  product,
}) => {
  test.slow();
  for (let from = 0; from < evilTexts.length; from += 14) {
    const part = evilTexts.slice(from, from + 14);
    const slug = `polled-${from}-${randomInt(1e9)}`;
    await product.publishArticle(slug, {
      title: 'Polled',
      description: 'D',
      author: 'A',
      tags: ['x'],
      image: null,
      markdown: 'Text',
    });
    await product.savePoll(slug, part.join(' '), part);
    const section = page.locator('#poll');
    // The cached page is served until the server is notified of the change.
    await expect
      .poll(async () => {
        await page.goto(`/blog/${slug}`);
        return section.getByRole('radio').count();
      })
      .toBe(part.length);
    await expectHarmless(page, part.join(' '));
    await page.goto(`/blog/${slug}`);
    await section.getByRole('radio').first().check();
    await section.getByRole('button', { name: poll.vote }).click();
    await expect(section.getByText(poll.counted)).toBeVisible();
    await expectHarmless(page, part.join(' '));
  }
});

test.describe("visitors' input is shown as text", () => {
  // Refusals have 4xx statuses, which the console reports.
  test.use({ mayComplain: true });

  /** A third of the texts at a time, covering every kind: each is a separate page. */
  const some = evilTexts.filter((_, place) => place % 3 === 1);

  test('newsletter form: address and keys', async ({ page }) => {
    test.slow();
    for (const text of some) {
      await post(page, '/blog/newsletter', { intent: 'subscribe', email: text });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectHarmless(page, text);
      for (const use of ['confirm', 'unsubscribe']) {
        await page.goto(`/blog/newsletter?${use}=${encodeURIComponent(text)}`);
        await expectHarmless(page, text);
      }
    }
  });

  test('poll form: its name and choice', async ({ page }) => {
    for (const text of some) {
      await post(page, '/blog/puc-certificate', { intent: 'vote', poll: text, option: text });
      await expectHarmless(page, text);
    }
  });

  test('call-back form: name, number, place, time, key', async ({ page }) => {
    test.slow();
    for (const text of some) {
      const fields = { name: text, mobile: text, state: text, slot: text, consent: text };
      await post(page, '/rto-services/noc', { intent: 'ask', ...fields });
      await expect(page.locator('#call-back')).toBeVisible();
      await expectHarmless(page, text);
      await post(page, '/rto-services/noc', { intent: 'end', key: text });
      await expectHarmless(page, text);
    }
  });

  test('remark form, calculator and checklist', async ({ page }) => {
    test.slow();
    for (const text of some) {
      await post(page, '/hi/rto-services/sent-back', { remark: text });
      await expect(page.locator('#remark')).toHaveValue(text.trim());
      await expectHarmless(page, text);
      const q = encodeURIComponent(text);
      for (const path of [
        `/rto-services/calculator?service=${q}&class=${q}&age=${q}&late=${q}`,
        `/rto-services/calculator?state=MH&price=${q}&fuel=${q}`,
        `/rto-services/noc/checklist?state=${q}`,
        `/rto-codes?code=${q}`,
      ]) {
        await page.goto(path);
        await expectHarmless(page, path);
      }
    }
  });
});
