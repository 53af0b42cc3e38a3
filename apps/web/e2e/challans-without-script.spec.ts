import { copy as check } from '../src/copy/en/challan-check.ts';
import { copy as contest } from '../src/copy/en/challan-contest.ts';
import { copy as landing } from '../src/copy/en/challan-pay.ts';
import { copy as results } from '../src/copy/en/challan-results.ts';
import { plateField, signInQuietly, someNumber } from './fixtures/journeys.ts';
import { expect, test } from './fixtures/test.ts';

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

test('an unresponsive source is named within ten seconds, with a retry link', async ({ page }) => {
  test.slow();
  const number = someNumber('0002');
  const began = Date.now();
  await page.goto(`/app-challan-pay/${number}?wait=all`);
  expect(Date.now() - began).toBeLessThan(12_000);
  const row = page.locator('#sources li:not([data-state=answered])');
  await expect(row).toHaveCount(1);
  await page
    .locator('#sources')
    .getByRole('link', { name: /^Retry/ })
    .click();
  await expect(page).toHaveURL(/wait=all/);
  await expect(page.locator('#sources li[data-state=answered]')).toHaveCount(2);
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

test('settled challans have their own address', async ({ page }) => {
  await page.goto('/app-challan-pay/DL8CAF5030?wait=all');
  await page.getByRole('link', { name: /^Settled/ }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a fraudulent message is recognised, and its address is not a link', async ({ page }) => {
  await page.goto('/fake-challan-check');
  await page
    .getByLabel(check.label)
    .fill('Your challan is due. Install http://echallan-pay.xyz/challan.apk today.');
  await page.getByRole('button', { name: check.submit }).click();
  await expect(page.getByRole('heading', { name: check.verdicts.fake.title })).toBeVisible();
  await expect(page.locator('a[href*=apk]')).toHaveCount(0);
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

test('usual fines of a state', async ({ page }) => {
  await page.goto('/challan-pay');
  await page.getByLabel(landing.fines.state).selectOption('MH');
  await page.getByRole('button', { name: landing.fines.show }).click();
  await expect(page).toHaveURL(/state=MH/);
  await page.getByText(/^Helmet, seat belt/).click();
  await expect(page.locator('#fines')).toContainText('Riding without helmet');
  await expect(page.locator('#fines')).toContainText('state amount');
});
