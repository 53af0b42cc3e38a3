import type { Page } from '@playwright/test';
import { signInAsModerator } from '../../../e2e/fixtures/desk.ts';
import { evilTexts } from '../../../e2e/fixtures/evil-texts.ts';
import { caughtOn, findForeign, provoke } from '../../../e2e/fixtures/foreign-parts.ts';
import { signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';

/** Texts that would be too wide or too deep for a page. */
const widest = [
  'a'.repeat(5000),
  `${'> '.repeat(200)}deep`,
  `${'- '.repeat(200)}deep`,
  '*'.repeat(3000),
];

/** The page runs nothing of what people wrote, and no word is wider than a small phone. */
async function expectHarmless(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await provoke(page);
  expect(await findForeign(page), path).toEqual([]);
  expect(await caughtOn(page), path).toBeUndefined();
  const { width, shown } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }));
  expect(width, path).toBeLessThanOrEqual(shown);
}

/** What people wrote is the same in the HTML that arrived and in the page that the app took over. */
async function expectSameAfterHydration(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const [sent, live] = await page.evaluate((text) => {
    const written = (root: ParentNode) =>
      [...root.querySelectorAll('main h1, main .written')].map((one) => one.innerHTML);
    return [written(new DOMParser().parseFromString(text, 'text/html')), written(document)];
  }, html);
  expect(live).toEqual(sent);
  expect(live?.length).toBeGreaterThan(0);
}

test('no text of a member or a moderator runs, on any page of the community', async ({
  page,
  context,
  sandbox,
  mobile,
  product,
  openBrowser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await signInQuietly(context, sandbox, mobile);
  const desk = await (await openBrowser({ viewport: { width: 320, height: 640 } })).newPage();
  await signInAsModerator(desk, product);
  const texts = [...evilTexts, ...widest];
  const { postId, removedId, handle } = await product.fillCommunity(mobile, texts);

  const post = `/community/post/${postId}`;
  for (const path of [
    ...['/community', '/hi/community?feed=top', '/community/topic/repairs', post, `/hi${post}`],
    ...[`/community/history/post/${postId}`, `/community/user/${handle}`, '/community/log'],
    ...['/search?q=window+caught', '/community/transparency', `/report/community-post/${postId}`],
    ...['/community/following', '/community/mine', `/community/mine/${postId}`],
    ...[`/hi/community/mine/${removedId}`, '/community/write', `${post}/edit`, `${post}/reply`],
    ...['/community/news', '/community/saved', '/community/settings'],
    `/community/appeal/post/${removedId}`,
  ]) {
    await expectHarmless(page, path);
  }
  // The second page of a feed and of replies, as a reader reaches it.
  for (const path of ['/community', post]) {
    const older = page.locator('main a[href*="after="]').first();
    // What was written last is on the kept page within two seconds.
    await expect(async () => {
      await page.goto(path);
      await expect(older).toBeAttached({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expectHarmless(page, (await older.getAttribute('href')) ?? '');
  }
  await page.goto(`/community/mine/${postId}`);
  await expectSameAfterHydration(page, `/community/mine/${postId}`);

  for (const path of [
    ...['/moderate', '/moderate?state=live', '/moderate/appeals', `/moderate/post/${removedId}`],
    '/desk/content-reports',
  ]) {
    await expectHarmless(desk, path);
  }
});
