import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { plateField, settled, signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';
import { copy } from './copy/en/reminders.ts';

test('reminders are switched on, answered and kept, and the page is accessible in both languages', async ({
  page,
  context,
  sandbox,
  mobile,
}) => {
  await signInQuietly(context, sandbox, mobile);
  await page.goto('/garage');
  await settled(page);
  await plateField(page).fill('DL8CAF5030');
  await page.getByRole('button', { name: words.garage.add.submit, exact: true }).click();
  await expect(page.getByText(words.garage.add.done)).toBeVisible();
  await page.getByRole('link', { name: words.garage.reminders }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy.title })).toBeVisible();
  const sms = page.getByRole('checkbox', { name: copy.choose.sms, exact: true });
  await expect(sms).not.toBeChecked();
  await sms.check();
  await page.getByRole('button', { name: copy.choose.submit, exact: true }).click();
  await expect(page.getByText(copy.done.saved)).toBeVisible();
  await expect(sms).toBeChecked();
  await page
    .getByRole('button', { name: /^Done: / })
    .first()
    .click();
  await expect(page.getByText(copy.done.done, { exact: true })).toBeVisible();
  await expect(page.getByText(copy.due.done)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/hi/reminders');
  expect(await faultsOf(page)).toEqual([]);
});
