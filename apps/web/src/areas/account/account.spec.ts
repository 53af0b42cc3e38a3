import { readFile } from 'node:fs/promises';
import { settled, signInQuietly, wideScreen } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';

const { account, shell } = words;

test.beforeEach(async ({ context, sandbox, mobile }) => signInQuietly(context, sandbox, mobile));

test('name, e-mail and message language can be changed; each error is shown at its field', async ({
  page,
}) => {
  await page.goto('/account');
  await settled(page);
  const name = page.getByLabel(account.details.name, { exact: true });
  const email = page.getByLabel(account.details.email, { exact: true });
  await name.fill('R2-D2');
  await email.fill('nobody');
  await page.getByRole('button', { name: account.details.submit, exact: true }).click();
  await expect(page.getByText(account.details.nameWrong).first()).toBeVisible();
  await expect(page.getByText(account.details.emailWrong).first()).toBeVisible();
  await name.fill('Asha Verma');
  await email.fill('asha@example.in');
  await page.getByLabel(account.details.language).selectOption('hi');
  await page.getByRole('button', { name: account.details.submit, exact: true }).click();
  await expect(page.getByText(account.saved)).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Asha Verma');
  await expect(email).toHaveValue('asha@example.in');
});

test('signing another device out ends its session', async ({
  page,
  sandbox,
  mobile,
  openBrowser,
  product,
}) => {
  const other = await openBrowser();
  await product.endOtpWaits();
  await signInQuietly(other, sandbox, mobile);
  const elsewhere = await other.newPage();
  await elsewhere.goto('/account');
  await expect(elsewhere.getByRole('heading', { name: account.devices.title })).toBeVisible();
  await page.goto('/account');
  await settled(page);
  const devices = page.locator('#devices').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await devices.getByRole('button', { name: new RegExp(account.devices.signOut) }).click();
  await expect(page.getByText(account.devices.signedOut)).toBeVisible();
  await expect(devices).toHaveCount(1);
  // The other browser's next call is refused; its page shows a message and reloads signed out.
  await elsewhere.getByLabel(account.details.name, { exact: true }).fill('Asha');
  await elsewhere.getByRole('button', { name: account.details.submit, exact: true }).click();
  await expect(elsewhere.getByText('User Session Expired')).toBeVisible();
  await elsewhere.setViewportSize(wideScreen);
  await expect(
    elsewhere.getByRole('banner').getByRole('link', { name: shell.signIn }),
  ).toBeVisible();
});

test('signing out everywhere shows the signed-out page', async ({ page }) => {
  await page.goto('/account');
  await settled(page);
  await page.getByRole('button', { name: account.devices.signOutAll }).click();
  await page.setViewportSize(wideScreen);
  await expect(page.getByRole('banner').getByRole('link', { name: shell.signIn })).toBeVisible();
  await page.goto('/garage');
  await expect(page.getByRole('heading', { name: words.garage.visitor.title })).toBeVisible();
});

test('all personal data downloads as one file', async ({ page, mobile }) => {
  await page.goto('/rc-details/MH12DE1433');
  await page.goto('/account');
  await settled(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: account.data.export }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const held = await readFile(await download.path(), 'utf8');
  expect(() => JSON.parse(held)).not.toThrow();
  expect(held).toContain(mobile);
  expect(held).toContain('MH12DE1433');
});

test('deleting the account needs the confirmation word and signs the person out', async ({
  page,
}) => {
  await page.goto('/account');
  await settled(page);
  const confirm = page.getByLabel(account.remove.confirmLabel);
  await confirm.fill('delete');
  await page.getByRole('button', { name: account.remove.submit }).click();
  await expect(confirm).toHaveAccessibleDescription(new RegExp(account.remove.confirmWrong));
  await confirm.fill('DELETE');
  await page.getByRole('button', { name: account.remove.submit }).click();
  await expect(page.getByRole('heading', { name: account.remove.done.title })).toBeVisible();
  await expect(page.locator(':focus')).toContainText(account.remove.done.title);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: account.visitor.title })).toBeVisible();
});

test('a consent is withdrawn and given again with one press each', async ({ page }) => {
  await page.goto('/consent');
  await settled(page);
  const state = page.getByRole('main').getByText(words.consent.state.byDefaultOn, { exact: true });
  await expect(state).toBeVisible();
  await page.getByRole('button', { name: words.consent.withdraw }).first().click();
  await expect(page.getByText(words.consent.state.denied, { exact: true }).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: words.consent.allow }).first().click();
  await expect(page.getByText(words.consent.state.granted, { exact: true }).first()).toBeVisible();
});
