import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { signInAsEditor } from '../../../e2e/fixtures/desk.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy } from './copy/en/desk-documents.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A field by its name in the form: labels such as "English" occur many times on the page. */
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Opens every collapsed section of a page without script. */
async function unfold(page: Page): Promise<void> {
  for (;;) {
    const closed = page.locator('form details:not([open]) > summary').first();
    if ((await closed.count()) === 0 || !(await closed.isVisible())) return;
    await closed.click();
  }
}

test('an editor writes, previews, publishes and restores the notice, without script', async ({
  product,
  openBrowser,
}) => {
  test.slow();
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await signInAsEditor(page, product);
  await page.goto('/desk/layout');
  await page.getByRole('link', { name: copy.documents.notice }).click();
  await unfold(page);
  const words = `Notice ${randomInt(1e9)}`;
  const part = 'd.webSections.0';
  // Another test's draft may be there.
  const saved = await page.getByRole('region', { name: copy.saves }).getByRole('listitem').count();
  for (const text of ['title.hi', 'text.en', 'text.hi'])
    await field(page, `${part}.${text}`).fill('');
  await field(page, `${part}.id`).fill('closed-offices');
  await field(page, `${part}.title.en`).fill(words);
  await press(page, copy.preview);
  await expect(page.getByText(copy.noPreview)).toBeVisible();
  await expect(field(page, `${part}.title.en`)).toHaveValue(words);
  await press(page, copy.save);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(field(page, `${part}.title.en`)).toHaveValue(words);
  await field(page, `${part}.title.hi`).fill('सूचना');
  await press(page, copy.preview);
  await expect(page.locator('section', { has: page.locator('#preview') })).toContainText(words);
  await press(page, copy.save);
  await expect(page.getByText(copy.saved)).toBeVisible();
  const home = async () => (await page.request.get('/rto')).text();
  expect(await home()).not.toContain(words);
  await press(page, copy.publish(saved + 1));
  await expect(page.getByText(copy.published)).toBeVisible();
  await expect.poll(home).toContain(words);
  expect(await (await page.request.get('/hi/rto')).text()).toContain('सूचना');

  // Removed, published, and restored.
  await unfold(page);
  await field(page, `${part}-`).check();
  await press(page, copy.save);
  await press(page, copy.publish(saved + 2));
  await expect(page.getByText(copy.published)).toBeVisible();
  await expect.poll(home).not.toContain(words);
  await page.getByRole('link', { name: copy.look(saved + 1) }).click();
  await expect(page.getByText(copy.since(saved + 1))).toBeVisible();
  await press(page, copy.goBack(saved + 1));
  await expect(page.getByText(copy['rolled-back'])).toBeVisible();
  await expect.poll(home).toContain(words);
  await unfold(page);
  await field(page, `${part}-`).check();
  await press(page, copy.save);
  await press(page, copy.publish(saved + 4));
  await expect.poll(home).not.toContain(words);
});

test('an editor creates and publishes a form, and reads and downloads its submissions', async ({
  product,
  openBrowser,
}) => {
  test.slow();
  const context = await openBrowser({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInAsEditor(page, product);
  const formId = `E2E_${randomInt(1e9)}`;
  await page.goto('/desk/forms');
  await page.getByLabel(copy.formId).fill(formId);
  await press(page, copy.open);
  await expect(page).toHaveURL(`/desk/forms/${formId}`);
  await unfold(page);
  const say = async (name: string, en: string) => {
    await field(page, `d.${name}.en`).fill(en);
    await field(page, `d.${name}.hi`).fill('हिंदी');
  };
  await say('title', 'A small form');
  await say('steps.0.title', 'Step');
  await field(page, 'd.steps.0.fields.0.id').fill('colour');
  await field(page, 'd.steps.0.fields.0.kind').selectOption('text');
  await say('steps.0.fields.0.label', 'Colour');
  await say('submitLabel', 'Send it');
  await say('success.title', 'Thank you');
  await say('success.text', 'It has come.');
  await field(page, 'd.retentionDays').fill('30');
  await press(page, copy.save);
  await expect(page.getByText(copy.saved)).toBeVisible();
  await expect(page.locator('section', { has: page.locator('#preview') })).toContainText('Colour');
  await press(page, copy.publish(1));
  await expect(page.getByText(copy.published)).toBeVisible();

  const reader = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await reader.goto(`/forms/${formId}`);
  await reader.getByLabel(/Colour/).fill('=blue()');
  await reader.getByRole('button', { name: 'Send it' }).click();
  await expect(reader.getByText('Thank you')).toBeVisible();

  await page.goto(`/desk/forms/${formId}/submissions`);
  await expect(page.getByRole('main')).toContainText('=blue()');
  await page.getByLabel(copy.csv.from).fill('2020-01-01');
  await page.getByLabel(copy.csv.until).fill('2099-12-31');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, copy.csv.submit),
  ]);
  const table = await (await context.request.get(download.url())).text();
  expect(table).toContain('blue()');
  // A cell starting with a formula character is escaped as text.
  expect(table).not.toMatch(/(?:^|,|")=blue/m);
});

const walked = {
  'parts of pages': [
    '/desk/layout',
    '/desk/layout/document?kind=section&key=footer',
    '/desk/layout/document?kind=meta&key=%2Frc-search',
  ],
  forms: ['/desk/forms', '/desk/forms/CONTACT_FORM', '/desk/forms/CONTACT_FORM/submissions'],
};

for (const [what, paths] of Object.entries(walked)) {
  test(`no axe violations on the pages of ${what}, and none scrolls sideways`, async ({
    page,
    product,
  }) => {
    test.slow();
    await signInAsEditor(page, product);
    await lookAt(page, paths);
  });
}

async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for (const language of ['', '/hi']) {
      await page.goto(`${language}${path}`);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect.soft(await faultsOf(page), language + path).toEqual([]);
    }
  }
}
