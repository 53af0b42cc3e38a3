import { signInAtDesk } from '../../../e2e/fixtures/desk.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';

const copy = words.rtoServices;

test("from a state's page to the guide of a service, its checklist and the calculator", async ({
  page,
}) => {
  await page.goto('/rto/maharashtra');
  await page.getByText('Duplicate RC', { exact: true }).click();
  await page.locator('#duplicate-rc').getByRole('link').click();
  await expect(page).toHaveURL('/rto-services/duplicate-rc');
  await page.getByRole('link', { name: copy.guide.checklist }).click();
  await page.getByLabel(copy.checklist.state).selectOption({ label: 'Delhi' });
  await page.getByRole('button', { name: copy.checklist.show }).click();
  await expect(page).toHaveURL('/rto-services/duplicate-rc/checklist?state=DL');
  await expect(page.getByText(copy.checklist.inState('Delhi'))).toBeVisible();
  await page.getByRole('link', { name: copy.checklist.guide }).click();
  await page.getByRole('link', { name: copy.guide.calculate }).click();
  await expect(page.locator('#service')).toHaveValue('duplicate-rc');
  await expect(page.locator('#fee-result')).toContainText('₹300');
});

test('the checklist prints from its button, without screen-only parts', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      (window as { printed?: boolean }).printed = true;
    };
  });
  await page.goto('/rto-services/noc/checklist');
  await page.getByRole('button', { name: copy.checklist.print }).click();
  expect(await page.evaluate(() => (window as { printed?: boolean }).printed)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: copy.checklist.show })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { name: copy.checklist.papers })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, mayComplain: true });

    test('a call-back is requested, made by the desk, and its personal data deleted', async ({
      page,
      product,
      openBrowser,
      mobile,
    }) => {
      await page.goto('/rto-services/transfer-of-ownership');
      const card = page.locator('#call-back');
      await card.getByLabel(copy.callBack.name).fill('Asha Devi');
      await card.getByLabel(copy.callBack.mobile).fill(mobile);
      await card.getByLabel(copy.callBack.state).selectOption({ label: 'Delhi' });
      await card.getByLabel(copy.callBack.slot).selectOption('evening');
      await card.getByLabel(copy.callBack.consent).check();
      await card.getByRole('button', { name: copy.callBack.submit }).click();
      await expect(card.getByRole('heading', { name: copy.callBack.asked })).toBeVisible();
      await expect(card.getByRole('status')).toContainText('19:00');
      await expect(page).toHaveURL(/\/rto-services\/transfer-of-ownership(#call-back)?$/);

      const desk = await (await openBrowser()).newPage();
      await signInAtDesk(desk, product);
      await desk.goto('/desk/call-backs');
      const mine = desk.locator('section', { hasText: mobile });
      await expect(mine).toContainText('Asha Devi');
      await mine.getByRole('button', { name: 'Called: Asha Devi' }).click();
      await expect(desk).toHaveURL('/desk/call-backs?done=closed');
      await expect(desk.getByText(mobile)).toHaveCount(0);
    });

    test('a request is cancelled by the button in its response', async ({ page, mobile }) => {
      await page.goto('/hi/rto-services/noc');
      const card = page.locator('#call-back');
      await card.locator('[name=name]').fill('आशा');
      await card.locator('[name=mobile]').fill(mobile);
      await card.locator('[name=consent]').check();
      await card.locator('button[value=ask]').click();
      await card.locator('button[value=end]').click();
      await expect(card.getByRole('status')).toBeVisible();
      await expect(card.locator('form')).toHaveCount(0);
    });

    test('a remark is explained below its field', async ({ page }) => {
      await page.goto('/rto-services/sent-back');
      await page.getByLabel(copy.sentBack.remark).fill('Chassis imprint not clear');
      await page.getByRole('button', { name: copy.sentBack.submit }).click();
      await expect(page.getByRole('heading', { name: copy.sentBack.answer })).toBeVisible();
      await expect(page.locator('#remark-answer')).toContainText('pencil print');
      await expect(page).toHaveURL(/\/rto-services\/sent-back(#remark-answer)?$/);
    });
  });
}
