import type { Page } from '@playwright/test';
import { settled, wideScreen } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';

const { signIn, shell } = words;

async function askForCode(page: Page, mobile: string) {
  await page.getByLabel(signIn.mobileLabel).fill(mobile);
  await page.getByRole('button', { name: signIn.send }).click();
  await expect(page.getByLabel(signIn.codeLabel, { exact: true })).toBeVisible();
  await expect(page.getByText(signIn.why)).toHaveCount(0);
}

test('signing in over the page: the OTP is typed, the popup closes, the page stays', async ({
  page,
  sandbox,
  mobile,
}) => {
  await page.setViewportSize(wideScreen);
  await page.goto('/rc-details/MH12DE1433');
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: shell.signIn }).click();
  const popup = page.getByRole('dialog', { name: signIn.title });
  await expect(popup).toBeVisible();
  await expect(page.getByLabel(signIn.mobileLabel)).toBeFocused();
  await askForCode(page, mobile);
  const code = popup.getByLabel(signIn.codeLabel, { exact: true });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.pressSequentially(await sandbox.otpOf(mobile));
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL('/rc-details/MH12DE1433');
  await expect(page.getByRole('banner').getByRole('link', { name: shell.account })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: shell.account })).toBeVisible();
});

test('a visitor’s "Add to garage" signs in first, then continues with the number', async ({
  page,
  sandbox,
  mobile,
}) => {
  await page.goto('/rc-details/MH12DE1433');
  await settled(page);
  await page.getByRole('link', { name: words.rcDetails.actions.addToGarage }).click();
  await askForCode(page, mobile);
  await page.getByLabel(signIn.codeLabel, { exact: true }).fill(await sandbox.otpOf(mobile));
  await expect(page).toHaveURL('/garage?add=MH12DE1433');
  await page.getByRole('button', { name: words.garage.add.submit, exact: true }).click();
  await expect(page.getByText(words.garage.add.done)).toBeVisible();
});

test('the way back from where the sign-in page led goes to the page before it', async ({
  page,
  sandbox,
  mobile,
}) => {
  await page.goto('/rto-codes');
  await page.goto('/sign-in?next=%2Fgarage');
  await settled(page);
  await askForCode(page, mobile);
  await page.getByLabel(signIn.codeLabel, { exact: true }).fill(await sandbox.otpOf(mobile));
  await expect(page).toHaveURL('/garage');
  await page.goBack();
  await expect(page).toHaveURL('/rto-codes');
});

test('a press during the redirect submits the OTP only once, and sign-in completes', async ({
  page,
  sandbox,
  mobile,
}) => {
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/login/user')) logins.push(request.url());
  });
  let isAsked = false;
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/garage/vehicles', async (route) => {
    isAsked = true;
    await pressed;
    await route.continue();
  });
  await page.goto('/sign-in?next=%2Fgarage');
  await settled(page);
  await askForCode(page, mobile);
  await page.getByLabel(signIn.codeLabel, { exact: true }).fill(await sandbox.otpOf(mobile));
  await expect.poll(() => isAsked).toBe(true);
  await page.getByLabel(signIn.codeLabel, { exact: true }).press('Enter');
  press();
  await expect(page).toHaveURL('/garage');
  expect(logins).toHaveLength(1);
});

test('a wrong OTP is refused with an explanation, and the right one still works', async ({
  page,
  sandbox,
  mobile,
}) => {
  await page.goto('/sign-in?next=/garage');
  await settled(page);
  await askForCode(page, mobile);
  const otp = await sandbox.otpOf(mobile);
  const code = page.getByLabel(signIn.codeLabel, { exact: true });
  await code.fill(otp === '123456' ? '654321' : '123456');
  await expect(page.getByText(words.errors['auth/otp-wrong'].title)).toBeVisible();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(otp);
  await expect(page).toHaveURL('/garage');
});

test('an invalid mobile number is refused before anything is sent', async ({ page }) => {
  await page.goto('/sign-in');
  await settled(page);
  await page.getByLabel(signIn.mobileLabel).fill('12345');
  await page.getByRole('button', { name: signIn.send }).click();
  await expect(page.getByText(signIn.mobileWrong)).toBeVisible();
});

test('another OTP can be requested after a half-minute countdown', async ({ page, mobile }) => {
  await page.clock.install();
  await page.goto('/sign-in');
  await settled(page);
  await askForCode(page, mobile);
  const resend = page.getByRole('button', { name: signIn.resend });
  await expect(resend).toBeDisabled();
  // From here on the test controls the clock.
  await page.clock.pauseAt(Date.now() + 5_000);
  const left = Number(/00:(\d\d)/.exec((await resend.textContent()) ?? '')?.[1]);
  expect(left).toBeGreaterThan(10);
  expect(left).toBeLessThanOrEqual(30);
  await page.clock.runFor(5_000);
  // The page may have been about to render the second that had just passed.
  const second = (count: number) => String(count).padStart(2, '0');
  await expect(resend).toHaveText(new RegExp(`00:(${second(left - 5)}|${second(left - 6)})`));
  await page.clock.runFor((left - 7) * 1_000);
  await expect(resend).toBeDisabled();
  await page.clock.runFor(3_000);
  await expect(resend).toBeEnabled();
  await expect(resend).toHaveText(signIn.resend);
});

test('an SMS failure is explained, and no input is lost', async ({ page, sandbox, mobile }) => {
  await sandbox.fail('msg91', { status: 503 });
  await page.goto('/sign-in');
  await settled(page);
  await page.getByLabel(signIn.mobileLabel).fill(mobile);
  await page.getByRole('button', { name: signIn.send }).click();
  await expect(page.getByText(words.errors['auth/sms-not-sent'].title)).toBeVisible();
  await expect(page.getByLabel(signIn.mobileLabel)).toHaveValue(mobile);
});

test('a redirect to another site after sign-in is ignored', async ({ page, sandbox, mobile }) => {
  await page.goto('/sign-in?next=https://evil.example/');
  await settled(page);
  await askForCode(page, mobile);
  await page.getByLabel(signIn.codeLabel, { exact: true }).fill(await sandbox.otpOf(mobile));
  await expect(page).toHaveURL('/');
});
