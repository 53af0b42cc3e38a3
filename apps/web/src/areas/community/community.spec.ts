import type { BrowserContext, Page } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { signInAsModerator } from '../../../e2e/fixtures/desk.ts';
import { lettersOf, signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import type { Sandbox } from '../../../e2e/fixtures/sandbox.ts';
import type { RunningProduct } from '../../../e2e/fixtures/server.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { aliveMark } from '../../frame/browser/alive-mark.ts';
import { copy as moderation } from '../desk/copy/en/desk-moderation.ts';
import { copy as englishCommunity } from './copy/en/community.ts';
import { copy as englishOwn } from './copy/en/community-own.ts';
import { copy as english } from './copy/en/community-write.ts';
import { copy as hindiCommunity } from './copy/hi/community.ts';
import { copy as hindiOwn } from './copy/hi/community-own.ts';
import { copy as hindi } from './copy/hi/community-write.ts';

type Words = {
  readonly community: typeof englishCommunity;
  readonly own: typeof englishOwn;
  readonly write: typeof english;
};

const text = 'They squeal for the first stops after rain. **Is it dust?**';

/** Signs in, chooses a name, writes a post and sends it; returns its title. */
async function ask(page: Page, prefix: string, words: Words, mobile: string): Promise<string> {
  const mark = lettersOf(mobile);
  const title = `Front brakes squeal ${mark}`;
  await page.goto(`${prefix}/community/write?topic=repairs`);
  await page.getByLabel(words.own.settings.name, { exact: true }).fill(`rider_${mark}`);
  await page.getByRole('button', { name: words.own.settings.submit }).click();
  await page.getByLabel(words.write.fields.title, { exact: true }).fill(title);
  await page.getByLabel(words.write.fields.text, { exact: true }).fill(text);
  await page.getByRole('button', { name: words.write.preview }).click();
  await expect(page.locator('.written strong')).toHaveText('Is it dust?');
  await page.getByRole('button', { name: words.write.write.submit, exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText(words.own.done.pending);
  return title;
}

/** A moderator approves the post in another browser. */
async function approve(
  openBrowser: () => Promise<BrowserContext>,
  product: RunningProduct,
  title: string,
): Promise<void> {
  const page = await (await openBrowser()).newPage();
  await signInAsModerator(page, product);
  await page.getByRole('button', { name: `${moderation.acts.approve}: ${title}` }).click();
  await expect(page.getByText(moderation.done.approve)).toBeVisible();
  await page.close();
}

async function signIn(context: BrowserContext, sandbox: Sandbox, mobile: string) {
  await signInQuietly(context, sandbox, mobile);
}

test('a question is written, kept as a draft, approved, liked at once and answered', async ({
  page,
  context,
  sandbox,
  mobile,
  product,
  openBrowser,
}) => {
  const words = { community: englishCommunity, own: englishOwn, write: english };
  await signIn(context, sandbox, mobile);
  await page.goto('/community/settings');
  const title = await ask(page, '', words, mobile);
  // A draft is saved while it is typed, and is there after a reload.
  await page.goto('/community/write');
  const typed = page.getByLabel(english.fields.text, { exact: true });
  await typed.click();
  await expect(page.locator('html')).toHaveAttribute(aliveMark, '');
  await typed.pressSequentially('Half a thought');
  await expect(page.getByText(english.saving.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(english.fields.text, { exact: true })).toHaveValue('Half a thought');
  expect(await faultsOf(page)).toEqual([]);
  await approve(openBrowser, product, title);

  const reader = await openBrowser();
  const other = `9${mobile.slice(1).split('').reverse().join('')}`;
  await signInQuietly(reader, sandbox, other);
  const read = await reader.newPage();
  // The app notes that somebody is signed in here; reading pages are without it.
  await read.goto('/community/saved');
  await expect(read.locator('html')).toHaveAttribute(aliveMark, '');
  await read.goto('/community');
  await read.getByRole('link', { name: title }).click();
  await expect(read.getByRole('heading', { level: 1 })).toHaveText(title);
  const like = read.locator('#like');
  // It shows at once: the reload must not be quicker than the answer.
  const answered = read.waitForResponse((answer) => answer.request().method() === 'POST');
  await like.getByRole('button').click();
  await expect(like).toContainText(`${englishCommunity.liked} 1`);
  await answered;
  await read.reload();
  // The page is the same for everybody; its script shows one's own like.
  await expect(like).toContainText(`${englishCommunity.liked} 1`);
  expect(await faultsOf(read)).toEqual([]);
  await read.getByRole('link', { name: `@rider_${title.split(' ').at(-1)}` }).click();
  expect(await faultsOf(read)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a question in Hindi is asked, approved, liked, and shows as text what was typed', async ({
    page,
    context,
    sandbox,
    mobile,
    product,
    openBrowser,
  }) => {
    const words = {
      community: hindiCommunity as Words['community'],
      own: hindiOwn as Words['own'],
      write: hindi as Words['write'],
    };
    await signIn(context, sandbox, mobile);
    const title = await ask(page, '/hi', words, mobile);
    await approve(openBrowser, product, title);
    const reader = await openBrowser();
    await signInQuietly(reader, sandbox, `9${mobile.slice(1).split('').reverse().join('')}`);
    const read = await reader.newPage();
    await read.goto('/hi/community/topic/repairs');
    await read.getByRole('link', { name: title }).click();
    await read.locator('#like').getByRole('button').click();
    await expect(read.locator('#like')).toContainText(`${hindiCommunity.liked} 1`);
    await read.getByRole('link', { name: hindiCommunity.post.reply }).click();
    await read
      .getByLabel(hindiOwn.settings.name, { exact: true })
      .fill(`reader_${mobile.slice(-4)}a`);
    await read.getByRole('button', { name: hindiOwn.settings.submit }).click();
    await read.getByLabel(hindi.fields.reply, { exact: true }).fill('<b>धूल</b> है, साफ़ करवा लें।');
    await read.getByRole('button', { name: hindi.reply.submit, exact: true }).click();
    // A first text of a new account waits; its author sees it as typed.
    await expect(read.getByRole('status').first()).toHaveText(hindiOwn.done.pending);
    await expect(read.getByText('<b>धूल</b> है, साफ़ करवा लें।')).toBeVisible();
  });
});
