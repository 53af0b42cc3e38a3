import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as costCopy } from './copy/en/car-cost.ts';
import { copy } from './copy/en/new-cars.ts';
import { copy as hindi } from './copy/hi/quotation.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('from the makes to a variant, and its on-road price in another city', async ({ page }) => {
      await page.goto('/new-cars');
      await page.getByRole('link', { name: 'Maruti Suzuki' }).click();
      await page.getByRole('link', { name: 'Swift', exact: true }).click();
      await page.getByRole('link', { name: 'VXI', exact: true }).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        copy.variant.onRoadIn('Delhi'),
      );
      const total = page.locator('.price-total dd');
      const inDelhi = await total.textContent();
      await page.getByLabel(copy.variant.form.city).selectOption({ label: 'Mumbai, Maharashtra' });
      await page.getByLabel(copy.variant.form.loan).check();
      await page.getByRole('button', { name: copy.variant.form.submit }).click();
      await expect(page.getByText(copy.variant.onRoadIn('Mumbai'))).toBeVisible();
      await expect(page.locator('.prices').first()).toContainText(copy.lines.hypothecation.label);
      expect(await total.textContent()).not.toBe(inDelhi);
      await expect(page.getByLabel(copy.variant.form.loan)).toBeChecked();
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('other kilometres move fuel, service and value, and no other part', async ({ page }) => {
      await page.goto('/new-cars/maruti-suzuki/swift/vxi');
      await page.getByRole('link', { name: costCopy.change }).click();
      const amounts = page.locator('.prices dd');
      const usual = await amounts.allTextContents();
      await page.getByLabel(costCopy.form.labels.kmAYear()).fill('20000');
      await page.getByRole('button', { name: costCopy.form.submit }).click();
      await expect(page.locator('.prices')).toContainText('1,00,000 km');
      const other = await amounts.allTextContents();
      const moved = other.map((amount, place) => amount !== usual[place]);
      // Value, tax, interest, insurance, fuel, service, tyres.
      expect(moved).toEqual([true, false, false, false, true, true, false]);
      await expect(page.getByRole('row')).toHaveCount(9);
    });

    test('a quotation in Hindi: the handling charge is flagged, and the letter a PDF', async ({
      page,
    }) => {
      await page.goto('/hi/new-cars/quotation-check');
      for (const name of ['Maruti Suzuki', 'Swift', 'VXI']) {
        await page.locator('main').getByRole('link', { name, exact: true }).click();
      }
      await page
        .getByLabel(hindi.form.lines)
        .fill('एक्स-शोरूम ६,५४,९००\nरोड टैक्स 50,643\nहैंडलिंग चार्ज 8,500');
      await page.getByRole('button', { name: hindi.form.submit }).click();
      await expect(page.getByText(hindi.tooMuch('₹8,500'))).toBeVisible();
      await expect(page.getByText(hindi.marks['not-lawful'])).toBeVisible();
      const href = await page.getByRole('link', { name: hindi.letter.pdf.hi }).getAttribute('href');
      const pdf = await page.request.get(href ?? '');
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      await expect(page.getByLabel(hindi.form.lines)).toHaveValue(/50,643/);
    });
  });
}

test('a chosen city is the city of the price, without script', async ({ openBrowser }) => {
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await page.goto('/city?next=/new-cars/maruti-suzuki/swift/vxi');
  await page.getByRole('button', { name: 'Mumbai' }).first().click();
  await expect(page.getByText(copy.variant.onRoadIn('Mumbai'))).toBeVisible();
  await page.goto('/new-cars/maruti-suzuki/swift/vxi?city=10084');
  await expect(page.getByText(copy.variant.onRoadIn('Delhi'))).toBeVisible();
});

test('two cars are compared, without script, and rows that are the same hidden', async ({
  openBrowser,
}) => {
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await page.goto('/new-cars/maruti-suzuki/swift/vxi');
  await page.getByRole('link', { name: copy.compare.link }).click();
  for (const name of ['Maruti Suzuki', 'Dzire', 'VXI']) {
    await page.locator('main').getByRole('link', { name, exact: true }).click();
  }
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const rows = await page.getByRole('row').count();
  await page.getByRole('link', { name: copy.compare.onlyDifferent }).click();
  await expect(page.getByRole('link', { name: copy.compare.all })).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(rows);
  await page.getByRole('link', { name: `${copy.compare.remove}: Swift VXI` }).click();
  await expect(page.getByText(copy.compare.one)).toBeVisible();
});
