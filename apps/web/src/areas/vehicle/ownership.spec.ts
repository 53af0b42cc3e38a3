import { settled, signInQuietly, someNumber } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';

const { report, hide } = words.ownership;
const numbers = words.ownerProof;

test('a mistake reported by the verified owner is marked with its date for everyone', async ({
  page,
  context,
  sandbox,
  mobile,
  openBrowser,
}) => {
  const number = someNumber();
  await signInQuietly(context, sandbox, mobile);
  await page.goto(`/rc-details/${number}`);
  const { chassis, engine } = await sandbox.identifiersOf(number);
  await settled(page);
  await page.getByRole('link', { name: words.rcDetails.wrong.action }).click();
  await expect(page.getByRole('heading', { level: 1, name: report.title })).toBeVisible();
  await page.getByLabel(report.fieldLabel).selectOption(words.rcDetails.fields.colour);
  await page.getByLabel(report.noteLabel).fill('It is white since 2024');
  await page.getByLabel(numbers.chassisLabel).fill(chassis);
  await page.getByLabel(numbers.engineLabel).fill(engine);
  await page.getByRole('button', { name: report.submit }).click();
  await expect(page.getByRole('heading', { name: report.done.title })).toBeVisible();
  const stranger = await (await openBrowser()).newPage();
  await stranger.goto(`/rc-details/${number}`);
  await expect(stranger.getByText(/Reported by owner as wrong/)).toHaveCount(1);
  await expect(stranger.getByText('It is white since 2024')).toHaveCount(0);
});

test('a verified owner hides the vehicle from others, still sees it, and unhides it', async ({
  page,
  context,
  sandbox,
  mobile,
  openBrowser,
}) => {
  const number = someNumber();
  await signInQuietly(context, sandbox, mobile);
  await page.goto(`/rc-details/${number}`);
  const { chassis, engine } = await sandbox.identifiersOf(number);
  const preview = page.locator('meta[property="og:image"]');
  const card = new URL((await preview.getAttribute('content')) ?? '').pathname;
  await page.goto(`/rc-details/${number}/hide`);
  await settled(page);
  await page.getByLabel(numbers.chassisLabel).fill('MA1AA11AA1A111111');
  await page.getByLabel(numbers.engineLabel).fill('ABC123456');
  await page.getByRole('button', { name: hide.submit }).click();
  await expect(page.getByText(words.errors['vehicle/not-proven'].title)).toBeVisible();
  await page.getByLabel(numbers.chassisLabel).fill(chassis.toLowerCase());
  await page.getByLabel(numbers.engineLabel).fill(engine);
  await page.getByRole('button', { name: hide.submit }).click();
  await expect(page.getByRole('heading', { name: hide.done.title })).toBeVisible();

  const stranger = await (await openBrowser()).newPage();
  const answer = await stranger.goto(`/rc-details/${number}`);
  expect(answer?.status()).toBe(403);
  await expect(stranger.getByText(words.errors['vehicle/hidden'].title)).toBeVisible();
  expect(await stranger.content()).not.toContain(chassis.slice(-5));
  expect((await stranger.request.get(card)).status()).toBe(404);

  expect((await page.goto(`/rc-details/${number}`))?.status()).toBe(200);
  await page.goto(`/rc-details/${number}/hide`);
  await settled(page);
  await page.getByRole('button', { name: hide.show }).click();
  await expect(page.getByRole('heading', { name: hide.shown.title })).toBeVisible();
  expect((await stranger.goto(`/rc-details/${number}`))?.status()).toBe(200);
});

test('a visitor is asked to sign in before hiding a vehicle', async ({ page }) => {
  await page.goto('/rc-details/MH12DE1433/hide');
  await expect(page.getByText(hide.signIn.title)).toBeVisible();
  await expect(page.getByLabel(numbers.chassisLabel)).toHaveCount(0);
});
