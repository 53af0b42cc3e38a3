import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { signInAsEditor } from '../../../e2e/fixtures/desk.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as blog } from './copy/en/desk-blog.ts';
import { copy as images } from './copy/en/desk-images.ts';
import { copy as hindi } from './copy/hi/desk-blog.ts';

/** The smallest possible PNG: one white pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

async function writeText(
  page: Page,
  language: 'en' | 'hi',
  { title, markdown }: { title: string; markdown: string },
): Promise<void> {
  const column = page.getByRole('group', { name: blog.form.languages[language] });
  await column.getByLabel(blog.form.fields.title, { exact: true }).fill(title);
  await column.getByLabel(blog.form.fields.description).fill(`About ${title}`);
  await column.getByLabel(blog.form.fields.tags).fill('one, two');
  await column.getByLabel(blog.form.fields.markdown, { exact: true }).fill(markdown);
}

const column = (page: Page, language: 'en' | 'hi') =>
  page.getByRole('group', { name: blog.form.languages[language] });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Creates an article in both languages; returns its desk address. */
async function begin(page: Page, slug: string, title: string): Promise<string> {
  await page.goto('/desk/blog/new');
  await page.getByLabel(blog.form.slug, { exact: true }).fill(slug);
  await page.getByLabel(blog.form.category).selectOption('rules');
  await writeText(page, 'en', { title, markdown: `## Part\n\nText of ${title}` });
  await writeText(page, 'hi', { title: `${title} हिंदी`, markdown: '## भाग\n\nपाठ' });
  await press(page, blog.form.begin);
  await expect(page.getByText(blog.done.created)).toBeVisible();
  return new URL(page.url()).pathname;
}

for (const javaScriptEnabled of [false, true]) {
  test(`an editor writes, previews, schedules, publishes, renames, restores and unpublishes, ${
    javaScriptEnabled ? 'with' : 'without'
  } script`, async ({ product, openBrowser }) => {
    test.slow();
    const page = await (await openBrowser({ javaScriptEnabled })).newPage();
    const slug = `walk-${randomInt(1e9)}`;
    await signInAsEditor(page, product);
    const home = await begin(page, slug, 'First title');

    // Previewing before saving keeps the typed text.
    await column(page, 'en')
      .getByLabel(blog.form.fields.markdown, { exact: true })
      .fill('## Seen\n\n[out](javascript:alert(1)) **bold**');
    await press(page, blog.form.preview);
    const seen = page.locator('[data-preview=en]');
    await expect(seen.getByRole('heading', { name: 'Seen' })).toBeVisible();
    await expect(seen.locator('a')).toHaveCount(0);
    await press(page, blog.form.save);
    await expect(page.getByText(blog.done.save)).toBeVisible();

    // Schedules, cancels the schedule, then publishes immediately.
    await page.getByLabel(blog.publish.at).fill('2099-01-01T10:00');
    await press(page, blog.publish.later(2));
    await expect(page.getByText(blog.done.schedule)).toBeVisible();
    await expect(page.locator('#publish')).toContainText('1 Jan 2099, 10:00 am IST');
    await press(page, blog.publish.unschedule);
    await expect(page.getByText(blog.done.unschedule)).toBeVisible();
    await press(page, blog.publish.now(2));
    await expect(page.getByText(blog.done.publish)).toBeVisible();
    await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).status()).toBe(200);

    await page.locator('#address').getByLabel(blog.form.slug).fill(`${slug}-new`);
    await press(page, blog.address.move);
    await expect(page.getByText(blog.done.move)).toBeVisible();
    await expect
      .poll(async () => new URL((await page.request.get(`/blog/${slug}`)).url()).pathname)
      .toBe(`/blog/${slug}-new`);

    await page.getByRole('link', { name: blog.revisions.changes(2) }).click();
    await expect(page.locator('del')).toContainText(['## Part']);
    await expect(page.locator('ins')).toContainText(['## Seen']);
    await press(page, blog.compare.restore(1));
    await expect(page.getByText(blog.done.restore)).toBeVisible();
    await expect(
      column(page, 'en').getByLabel(blog.form.fields.markdown, { exact: true }),
    ).toHaveValue('## Part\n\nText of First title');

    await page.goto(home);
    await press(page, blog.publish.withdraw);
    await expect(page.getByText(blog.done.withdraw)).toBeVisible();
    await expect.poll(async () => (await page.request.get(`/blog/${slug}-new`)).status()).toBe(404);
  });
}

test('two editors at once: the second sees both texts and decides', async ({
  product,
  openBrowser,
}) => {
  const [first, second] = [
    await (await openBrowser({ javaScriptEnabled: false })).newPage(),
    await (await openBrowser({ javaScriptEnabled: false })).newPage(),
  ];
  await signInAsEditor(first, product);
  await signInAsEditor(second, product);
  const home = await begin(first, `both-${randomInt(1e9)}`, 'Common');
  await second.goto(home);
  const title = (page: Page) =>
    column(page, 'en').getByLabel(blog.form.fields.title, { exact: true });
  await title(first).fill('Theirs');
  await press(first, blog.form.save);
  await expect(first.getByText(blog.done.save)).toBeVisible();
  await title(second).fill('Mine');
  await press(second, blog.form.save);
  await expect(second.getByRole('alert')).toContainText(blog.conflict.title);
  await expect(second.locator('del')).toContainText(['Theirs']);
  await expect(second.locator('ins')).toContainText(['Mine']);
  await expect(title(second)).toHaveValue('Mine');
  await press(second, blog.form.save);
  await expect(second.getByText(blog.done.save)).toBeVisible();
  await first.goto(home);
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Mine');
});

test('the preview updates while typing, and unsaved text is offered again', async ({
  page,
  product,
}) => {
  await signInAsEditor(page, product);
  const home = await begin(page, `kept-${randomInt(1e9)}`, 'Kept');
  const text = column(page, 'hi').getByLabel(blog.form.fields.markdown, { exact: true });
  await text.fill('## चलता हुआ\n\n<img src=x onerror="window.caught=1"> शब्द');
  const shown = page.locator('[data-preview=hi]');
  await expect(shown.getByRole('heading', { name: 'चलता हुआ' })).toBeVisible();
  const facts = page.locator('[data-preview-facts=hi]');
  await expect(facts).toHaveText(blog.preview.facts(1, 0));
  await text.fill('');
  await expect(facts).toHaveText(blog.preview.nothing);
  await text.fill(
    '## चलता हुआ\n\n<img src=x onerror="window.caught=1"> शब्द\n\n## FAQ\n\n### क्या?\n\nहाँ।',
  );
  await expect(facts).toHaveText(blog.preview.facts(1, 1));
  expect(await page.evaluate(() => (window as { caught?: unknown }).caught)).toBeUndefined();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `unsaved ${home}`))
    .toContain('चलता हुआ');
  await page.goto(home);
  await expect(text).not.toHaveValue(/चलता/);
  await press(page, blog.kept.take);
  await expect(text).toHaveValue(/चलता/);
  await expect(shown.getByRole('heading', { name: 'चलता हुआ' })).toBeVisible();
  await press(page, blog.form.save);
  await expect(page.getByText(blog.done.save)).toBeVisible();
  await page.goto(home);
  await expect(page.getByText(blog.kept.title)).toBeHidden();
});

test('a text submitted after the session expired is not lost', async ({ product, openBrowser }) => {
  const context = await openBrowser({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAsEditor(page, product);
  const home = await begin(page, `ended-${randomInt(1e9)}`, 'Ended');
  await column(page, 'en').getByLabel(blog.form.fields.title, { exact: true }).fill('Not lost');
  const cookies = await context.cookies();
  const value = 'x'.repeat(43);
  await context.addCookies(
    cookies.filter(({ name }) => name === 'pahiya_operator').map((one) => ({ ...one, value })),
  );
  await press(page, blog.form.save);
  await expect(page.getByRole('heading', { name: blog.signedOut.title })).toBeVisible();
  await context.addCookies(cookies);
  await press(page, blog.signedOut.again);
  await expect(page.getByText(blog.done.save)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${home}\\?done=save$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not lost');
});

test('a picture is uploaded and shown in an article; a poll is created and closed', async ({
  product,
  openBrowser,
}) => {
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await signInAsEditor(page, product);
  await page.goto('/desk/images');
  await page.locator('#file').setInputFiles({
    name: 'dot.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await page.getByLabel(images.alt.en).fill('A white dot');
  await page.getByLabel(images.alt.hi).fill('एक सफ़ेद बिंदु');
  await press(page, images.send);
  await expect(page.getByText(images.deeds[1])).toBeVisible();
  const markdown = await page.getByText(/^!\[A white dot\]\(/).innerText();
  const slug = `dot-${randomInt(1e9)}`;
  const home = await begin(page, slug, 'Dot');
  await column(page, 'en')
    .getByLabel(blog.form.fields.image)
    .selectOption({ label: 'A white dot' });
  await column(page, 'en')
    .getByLabel(blog.form.fields.markdown, { exact: true })
    .fill(`Look:\n\n${markdown}`);
  await press(page, blog.form.save);
  await press(page, blog.publish.now(2));
  await expect(page.getByText(blog.done.publish)).toBeVisible();

  await page.goto(`${home}/poll`);
  await page.getByLabel(blog.poll.question.en).fill('Round?');
  await page.getByLabel(blog.poll.question.hi).fill('गोल?');
  for (const [number, en, hi] of [
    [1, 'Yes', 'हाँ'],
    [2, 'No', 'नहीं'],
  ] as const) {
    const choice = page.getByRole('group', { name: blog.poll.choice(number) });
    await choice.getByLabel(blog.poll.languages.en).fill(en);
    await choice.getByLabel(blog.poll.languages.hi).fill(hi);
  }
  await press(page, blog.poll.save);
  await expect(page.getByText(blog.poll.done.saved)).toBeVisible();
  const article = async () => (await page.request.get(`/blog/${slug}`)).text();
  await expect.poll(article).toContain('Round?');
  expect(await article()).toContain('alt="A white dot"');
  const shown = /src="(\/_image\?url=%2Fmedia%2Fuploads[^"]+)"/.exec(await article())?.[1] ?? '';
  const file = await page.request.get(shown.replaceAll('&amp;', '&').replaceAll('&#x26;', '&'));
  expect([file.status(), file.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
  await press(page, blog.poll.close);
  await expect(page.getByText(blog.poll.done.closed)).toBeVisible();
  await page.goto(home);
  await press(page, blog.publish.withdraw);
  await expect(page.getByText(blog.done.withdraw)).toBeVisible();
});

test('an operator without the editor role is refused and sees no link there', async ({
  product,
  openBrowser,
}) => {
  const { signInAtDesk } = await import('../../../e2e/fixtures/desk.ts');
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await signInAtDesk(page, product);
  await expect(page.getByRole('link', { name: 'Articles' })).toHaveCount(0);
  for (const path of ['/desk/blog', '/desk/blog/new', '/desk/images', '/desk/topics']) {
    expect((await page.goto(path))?.status()).toBe(403);
  }
});

test('no axe violations on the pages of an article, and none scrolls sideways', async ({
  page,
  product,
}) => {
  test.slow();
  await signInAsEditor(page, product);
  const home = await begin(page, `axe-${randomInt(1e9)}`, 'A title');
  await page.goto(`/hi${home}`);
  await press(page, hindi.form.save);
  await expect(page.getByText(hindi.done.save)).toBeVisible();
  const compare = await page
    .getByRole('link', { name: hindi.revisions.changes(2) })
    .getAttribute('href');
  const paths = ['/desk/blog/new', home, `${home}/poll`, (compare ?? '').replace(/^\/hi/, '')];
  await lookAt(page, paths);
});

test("no axe violations on editors' lists, and none scrolls sideways", async ({
  page,
  product,
}) => {
  test.slow();
  await signInAsEditor(page, product);
  await lookAt(page, ['/desk/blog', '/desk/images', '/desk/topics']);
});

async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for (const language of ['', '/hi']) {
      await page.goto(`${language}${path}`);
      expect.soft(await faultsOf(page), language + path).toEqual([]);
    }
  }
}
