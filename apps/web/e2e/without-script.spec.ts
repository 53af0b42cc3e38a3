import { coverDays, plateField, someNumber } from './fixtures/journeys.ts';
import { expect, test } from './fixtures/test.ts';
import { words } from './fixtures/words.ts';

// Every main task works with plain links and forms. What only needs reading the HTML is tested over HTTP
// (apps/server/src/whole-server.without-script.int.test.ts and hostile-input).
test.use({ javaScriptEnabled: false });

const { marks } = words.rcSearch;

test('look up a vehicle by typing, from the home page and the search page', async ({ page }) => {
  for (const start of ['/', '/rc-search']) {
    await page.goto(start);
    await plateField(page).fill('dl-8c af.5030');
    await page.getByRole('button', { name: marks.field.submit }).click();
    await expect(page).toHaveURL('/rc-details/DL8CAF5030');
    const { ownDamageOver } = await coverDays(page, 'DL8CAF5030');
    await expect(page.locator('#insurance')).toContainText(`Expired ${ownDamageOver} days ago`);
  }
});

test('invalid number: the error at the field, the typed text, and a suggestion', async ({
  page,
}) => {
  await page.goto('/rc-search');
  await plateField(page).fill('MHO2AB0001');
  await page.getByRole('button', { name: marks.field.submit }).click();
  await expect(plateField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(plateField(page)).toHaveValue('MHO2AB0001');
  await page.getByRole('link', { name: /M H, 0 2, A B, 0 0 0 1/ }).click();
  await expect(page).toHaveURL('/rc-details/MH02AB0001');
});

test('the daily limit, then sign-in by OTP, then the same record', async ({
  page,
  sandbox,
  mobile,
}) => {
  for (let i = 0; i < 5; i += 1) await page.goto(`/rc-details/${someNumber()}`);
  const number = someNumber();
  expect((await page.goto(`/rc-details/${number}`))?.status()).toBe(429);
  await page
    .getByRole('main')
    .getByRole('link', { name: words.limit.signIn(25) })
    .click();
  await page.getByLabel(words.signIn.mobileLabel).fill(mobile);
  await page.getByRole('button', { name: words.signIn.send }).click();
  const code = page.getByLabel(words.signIn.codeLabel, { exact: true });
  const otp = await sandbox.otpOf(mobile);
  await code.fill(otp === '123456' ? '654321' : '123456');
  await page.getByRole('button', { name: words.signIn.verify, exact: true }).click();
  await expect(page.getByText(words.errors['auth/otp-wrong'].title)).toBeVisible();
  await code.fill(otp);
  await page.getByRole('button', { name: words.signIn.verify, exact: true }).click();
  await expect(page).toHaveURL(`/rc-details/${number}`);
  await expect(page.locator('#insurance')).toBeVisible();

  // Signed in: the garage with plain forms only.
  await page.getByRole('button', { name: words.rcDetails.actions.addToGarage }).click();
  await expect(page.getByText(words.garage.add.done)).toBeVisible();
  await page.getByRole('button', { name: words.garage.calendar.create }).click();
  await expect(page.getByLabel(words.garage.calendar.label)).toBeVisible();
  await page.getByRole('button', { name: /^Remove .* from the garage/ }).click();
  await expect(page.getByText(words.garage.removed)).toBeVisible();
  await expect(page.getByText(words.garage.empty.title)).toBeVisible();
});

test('a city is chosen on its page', async ({ page }) => {
  await page.goto('/menu');
  await page.getByRole('main').getByRole('link', { name: /Delhi/ }).click();
  await page.getByLabel(words.city.searchLabel).fill('bombay');
  await page.getByRole('button', { name: words.city.search, exact: true }).click();
  await page.getByRole('button', { name: /^Mumbai/ }).click();
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('main').getByText('Mumbai')).toBeVisible();
});

test('language, theme and consent can be changed', async ({ page }) => {
  await page.goto('/rc-search');
  await page.getByRole('button', { name: words.shell.theme.dark, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL('/rc-search');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/rc-search');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/consent');
  await page.getByRole('button', { name: words.consent.withdraw }).first().click();
  await expect(page.getByText(words.consent.state.denied, { exact: true }).first()).toBeVisible();
});

test('recent searches are listed and cleared', async ({ page }) => {
  await page.goto('/rc-details/MH12DE1433');
  await page.goto('/rc-search');
  const recent = page.getByRole('navigation', { name: words.rcSearch.recent.title });
  await expect(recent.getByRole('link')).toHaveText(['MH 12 DE 1433']);
  await recent.getByRole('button', { name: words.rcSearch.recent.clear }).click();
  await expect(page).toHaveURL('/rc-search');
  await expect(recent).toHaveCount(0);
});

test('a visitor reports a mistake; the record does not change', async ({ page }) => {
  const number = someNumber();
  await page.goto(`/rc-details/${number}`);
  await page.getByRole('link', { name: words.rcDetails.wrong.action }).click();
  const { report } = words.ownership;
  await page.getByLabel(report.fieldLabel).selectOption(words.rcDetails.fields.fuel);
  await page.getByRole('button', { name: report.submit }).click();
  await expect(page.getByText(report.done.title)).toBeVisible();
  await expect(page.getByText(report.done.filed)).toBeVisible();
  await page.getByRole('link', { name: report.back }).click();
  await expect(page.getByText(/Reported by owner/)).toHaveCount(0);
});

test('buttons that need script are hidden', async ({ page }) => {
  await page.goto('/rc-details/MH12DE1433');
  for (const name of [words.rcDetails.actions.copyLink, words.rcDetails.actions.print]) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
});
