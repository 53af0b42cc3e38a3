import { plateField, signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as contest } from './copy/en/challan-contest.ts';
import { copy as landing } from './copy/en/challan-pay.ts';
import { copy as results } from './copy/en/challan-results.ts';

test.use({ javaScriptEnabled: false });

test('from the vehicle number to the checkout with plain forms only', async ({ page }) => {
  await page.goto('/challan-pay');
  await plateField(page).fill('dl8caf5030');
  await page.getByRole('button', { name: landing.submit }).click();
  await expect(page).toHaveURL('/app-challan-pay/DL8CAF5030?wait=all');
  await expect(page.locator('#sources li[data-state=answered]')).toHaveCount(3);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: results.pay.seeTotal }).click();
  await expect(page).toHaveURL(/\/checkout\?d=[0-9a-f-]+&c=|\/checkout\?c=[^&]+&d=/);
});

test('a deep link redirects to the page that waits for all sources', async ({ page }) => {
  await page.goto('/app-challan-pay/DL8CAF5030');
  await expect(page).toHaveURL(/wait=all/);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('places and times are shown after giving a reason', async ({
  page,
  context,
  sandbox,
  mobile,
}) => {
  await signInQuietly(context, sandbox, mobile);
  await page.goto('/app-challan-pay/DL8CAF5030?wait=all');
  await page.getByLabel(results.reveal.grounds.permitted).check();
  await page.getByRole('button', { name: results.reveal.submit }).click();
  await expect(page.getByText(results.reveal.done)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Outer Ring Road');
});

test('contesting a challan: from its card to the letter', async ({ page }) => {
  await page.goto('/app-challan-pay/DL8CAF5030?wait=all');
  // Pick one that can still be contested: the first is deemed accepted.
  const card = page.getByRole('article').filter({ hasText: 'Pay or contest' });
  await card.getByText(results.ticket.more).click();
  await card.getByRole('link', { name: results.ticket.contest }).click();
  await page.getByRole('link', { name: contest.form.patterns['sold-before'].name }).click();
  await page.getByLabel(contest.form.soldOn).fill('01/02/2026');
  await page.getByRole('button', { name: contest.form.submit }).click();
  await expect(page.getByLabel(contest.letter.label, { exact: true })).toHaveValue(/DL 8C AF 5030/);
  await expect(page.getByRole('link', { name: contest.clock.calendar })).toBeVisible();
});
