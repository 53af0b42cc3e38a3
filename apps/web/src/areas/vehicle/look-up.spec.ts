import {
  coverDays,
  lookUp,
  plateField,
  settled,
  signInQuietly,
  someNumber,
} from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';

const { marks } = words.rcSearch;

test('a carelessly typed number is understood, grouped, and opens its record', async ({ page }) => {
  await page.goto('/rc-search');
  await settled(page);
  const field = plateField(page);
  await field.pressSequentially('mh-12 de.1433');
  await expect(field).toHaveValue(/^MH[ -]?12[ -]?DE[ .]?1433$/);
  await field.press('Enter');
  await expect(page).toHaveURL('/rc-details/MH12DE1433');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /M H, 1 2, D E, 1 4 3 3/ })).toBeVisible();
  for (const group of ['validity', 'owner', 'vehicle', 'blocks'] as const) {
    await expect(main.getByRole('heading', { name: words.rcDetails.groups[group] })).toBeVisible();
  }
  await expect(main.getByText(words.rcDetails.sandbox.text).first()).toBeVisible();
});

test("the record states each validity in words and never shows the owner's full name", async ({
  page,
}) => {
  await page.goto('/rc-details/DL8CAF5030');
  const insurance = page.locator('#insurance');
  await expect(
    insurance.getByText(words.rcDetails.explain.document['own-damage'].name),
  ).toBeVisible();
  const { ownDamageOver, thirdPartyLeft } = await coverDays(page, 'DL8CAF5030');
  await expect(insurance.getByText(`Expired ${ownDamageOver} days ago`)).toBeVisible();
  await expect(insurance.getByText(`${thirdPartyLeft} days left`)).toBeVisible();
  await expect(page.locator('#owner')).toContainText('*');
  await expect(page.getByRole('heading', { name: words.rcDetails.groups.blocks })).toBeVisible();
});

test('the home page starts with the same field', async ({ page }) => {
  await page.goto('/');
  await plateField(page).fill('ka 01 mj 2022');
  await plateField(page).press('Enter');
  await expect(page).toHaveURL('/rc-details/KA01MJ2022');
});

test('a popular search opens with one press', async ({ page }) => {
  await page.goto('/rc-search');
  await settled(page);
  await page.getByRole('link', { name: words.rcSearch.popular.examples.TN09BZ1234 ?? '' }).click();
  await expect(page).toHaveURL('/rc-details/TN09BZ1234');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an O typed for a 0 is refused, with a link to the likely number', async ({ page }) => {
  await lookUp(page, 'MHO2AB0001');
  const main = page.getByRole('main');
  await expect(main.getByText(marks.didYouMean)).toBeVisible();
  await main.getByRole('link', { name: /M H, 0 2, A B, 0 0 0 1/ }).click();
  await expect(page).toHaveURL('/rc-details/MH02AB0001');
});

test.describe('numbers outside VAHAN are explained', () => {
  for (const [kind, typed] of [
    ['temporary', 'T1226KA0042AB'],
    ['trade', 'KA05C0012TC0003'],
    ['military', '↑03D153874H'],
    ['diplomatic', '199 CD 1'],
  ] as const) {
    test(`${kind}`, async ({ page, sandbox }) => {
      await lookUp(page, typed);
      const { title, todo } = marks.unlookupable[kind];
      await expect(page.getByRole('main').getByText(title)).toBeVisible();
      await expect(page.getByRole('main').getByText(todo)).toBeVisible();
      expect(await sandbox.callsFor(typed)).toBe(0);
    });
  }
});

test.describe('an invalid number is refused with an explanation', () => {
  for (const [typed, code] of [
    ['MH12', 'mark/too-short'],
    ['ZZ12AB1234', 'mark/no-such-state'],
    ['MH12AB0000', 'mark/number-zero'],
    ['MH12AB1234567890', 'mark/too-long'],
  ] as const) {
    test(`${typed}: ${code}`, async ({ page }) => {
      await lookUp(page, typed);
      await expect(page.getByRole('main').getByText(marks.refusals[code])).toBeVisible();
      await expect(plateField(page)).toHaveAttribute('aria-invalid', 'true');
    });
  }
});

test('recent searches are listed on the search page, newest first, until cleared', async ({
  page,
}) => {
  for (const number of ['MH12DE1433', 'KA01MJ2022']) await page.goto(`/rc-details/${number}`);
  await page.goto('/rc-search');
  const recent = page.getByRole('navigation', { name: words.rcSearch.recent.title });
  await expect(recent.getByRole('link')).toHaveText(['KA 01 MJ 2022', 'MH 12 DE 1433']);
  await settled(page);
  await recent.getByRole('button', { name: words.rcSearch.recent.clear }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await expect(recent).toHaveCount(0);
});

test('a guest’s record survives sign-in without another registry request', async ({
  page,
  context,
  sandbox,
  mobile,
}) => {
  const number = someNumber();
  await page.goto(`/rc-details/${number}`);
  expect(await sandbox.callsFor(number)).toBe(1);
  await signInQuietly(context, sandbox, mobile);
  await page.goto('/rc-search');
  const recent = page.getByRole('navigation', { name: words.rcSearch.recent.title });
  await expect(recent.getByRole('link')).toHaveCount(1);
  await page.goto(`/rc-details/${number}`);
  await expect(
    page.getByRole('button', { name: words.rcDetails.actions.addToGarage }),
  ).toBeVisible();
  expect(await sandbox.callsFor(number)).toBe(1);
});

test('FAQs open, and Show More and Show Less toggle the rest', async ({ page }) => {
  await page.goto('/rc-search');
  await settled(page);
  const questions = page.locator('[id^="faq-"]');
  await expect(questions).toHaveCount(3);
  await page.getByRole('link', { name: 'Show More' }).click();
  await expect(questions).toHaveCount(6);
  await page.getByRole('link', { name: 'Show Less' }).click();
  await expect(questions).toHaveCount(3);
});

test('Renew Now and Get OD Cover lead through a number field to the covers of the vehicle', async ({
  page,
}) => {
  for (const name of ['Renew Now', 'Get OD Cover']) {
    await page.goto('/rc-search');
    await settled(page);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL('/insurance-homepage');
    await plateField(page).fill('MH12DE1433');
    await plateField(page).press('Enter');
    await expect(page).toHaveURL('/insurance-homepage/MH12DE1433');
  }
});

test('the RTO finder shows the office of a code, and the record of a full number', async ({
  page,
}) => {
  await page.goto('/rto-codes');
  await settled(page);
  await page.getByLabel(words.rtoCodes.field).fill('mh 12');
  await page.getByRole('button', { name: words.rtoCodes.submit }).click();
  await expect(page).toHaveURL(/code=mh(\+|%20)12/i);
  await expect(page.locator('#office')).toContainText('Pune');
  await page.goto('/rto-codes?code=MH12DE1433');
  await page.getByRole('link', { name: words.rtoCodes.lookup('MH 12 DE 1433') }).click();
  await expect(page).toHaveURL('/rc-details/MH12DE1433');
  await page.goto('/rto-codes?code=QQ99');
  await expect(page.getByRole('main').getByText(words.rtoCodes.none.title)).toBeVisible();
});
