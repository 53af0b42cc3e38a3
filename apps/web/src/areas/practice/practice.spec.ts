import type { Locator, Page } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { settled } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as words } from './copy/en/practice.ts';
import { copy as hindi } from './copy/hi/practice.ts';

const questions = 15;

/** Starts a test and answers the first option of every question. */
async function takeTest(page: Page, copy: typeof words) {
  await page.getByRole('button', { name: copy.test.start }).click();
  for (let number = 1; number <= questions; number += 1) {
    await expect(page.getByText(copy.progress(number, questions))).toBeVisible();
    await page.getByText('A', { exact: true }).click();
    const next = number === questions ? copy.finish : copy.next;
    await page.getByRole('button', { name: next }).click();
  }
  await expect(page.getByText(copy.result.toPass(9))).toBeVisible();
}

test('a mock test with the keyboard and the mouse; its result stays on this device', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/practice');
  await settled(page);
  await page.getByRole('button', { name: words.test.start }).press('Enter');
  await expect(page.locator('#asked')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/\d+ s/);
  await page.getByRole('radio').first().press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.progress(2, questions))).toBeVisible();
  await expect(page.locator('#asked')).toBeFocused();

  await page.goto('/practice');
  await takeTest(page, words);
  const score = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: words.result.back }).click();
  const past = page.getByRole('region', { name: words.past.title });
  await expect(past).toContainText(score?.replace(' correct', '') ?? '?');
  expect(sent.filter((one) => one.includes('practice-results'))).toEqual([]);
  await past.getByRole('button', { name: words.past.erase }).click();
  await expect(page.getByText(words.past.erased)).toBeVisible();
});

test('a test question goes by itself when its time is over', async ({ page }) => {
  await page.clock.install();
  await page.goto('/practice');
  await page.getByRole('button', { name: words.test.start }).click();
  await expect(page.getByText(words.progress(1, questions))).toBeVisible();
  // Second by second: the page's own script starts after a while that depends on the machine.
  const passUntil = (seen: Locator) =>
    expect(async () => {
      await page.clock.runFor(1_000);
      expect(await seen.count()).toBe(1);
    }).toPass({ intervals: [50] });
  await passUntil(page.getByText(words.tenLeft));
  await passUntil(page.getByText(words.progress(2, questions)));
});

test('no axe violations in the practice and its test, and no overflow', async ({ page }) => {
  await page.goto('/practice');
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/practice/questions?seed=abc&done=0120&pick=1');
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/hi/practice/questions?seed=abc&done=012012012012012');
  expect(await faultsOf(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a whole test in Hindi, one question a page', async ({ page }) => {
    await page.goto('/hi/practice');
    await takeTest(page, hindi);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('15 में से');
  });

  test('a round of practice goes on by its address', async ({ page }) => {
    await page.goto('/practice');
    await page.getByRole('link', { name: words.topics.signs, exact: true }).click();
    await expect(page).toHaveURL(/\/practice\/questions\?seed=[a-z0-9]+&topic=signs$/);
    await page.getByText('B', { exact: true }).click();
    await page.getByRole('button', { name: words.check }).click();
    await expect(page.getByText(words.correct, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: words.next }).click();
    await expect(page.getByText(words.progress(2, questions))).toBeVisible();
    await expect(page).toHaveURL(/&done=1$/);
  });
});
