import { backAtOrder } from '../../../e2e/fixtures/challans.ts';
import { signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as hindi } from './copy/hi/insurance.ts';
import { copy as buyHindi } from './copy/hi/insurance-buy.ts';
import { copy as quotesHindi } from './copy/hi/insurance-quotes.ts';

test.use({ javaScriptEnabled: false });

test('a two-wheeler without a number, from the homepage to an order with its words, without script', async ({
  page,
  context,
  sandbox,
  mobile,
}) => {
  test.slow();
  await signInQuietly(context, sandbox, mobile);
  await page.goto('/hi/insurance-homepage');
  await page.getByRole('link', { name: hindi.newVehicle, exact: true }).click();
  await page.locator('#kind').selectOption('two-wheeler');
  await page.locator('#fuel').selectOption('petrol');
  for (const [field, text] of Object.entries({
    ...{ maker: 'TVS', model: 'Jupiter 110', cc: '0', seats: '2', price: '95,000', place: 'पुणे' },
  })) {
    await page.locator(`#${field}`).fill(text);
  }
  await page.getByRole('button', { name: hindi.form.getQuotes }).click();
  const engine = page.locator('#cc');
  await expect(engine).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#model')).toHaveValue('Jupiter 110');
  await engine.fill('113');
  await page.getByRole('button', { name: hindi.form.getQuotes }).click();
  await expect(page).toHaveURL(/insurance-quotes/);
  await expect(page.getByRole('main')).toContainText('TVS Jupiter 110');
  await page.locator('#insurer-aravalli').getByRole('link').first().click({ timeout: 30_000 });
  const total = await page.locator('#bill .price-total dd').innerText();
  await page
    .locator('#buy')
    .getByRole('link', { name: quotesHindi.quote.buy(total) })
    .click();
  for (const [field, text] of Object.entries({
    ...{ name: 'Asha Devi', address: '12 MG Road, Pune', pinCode: '411001' },
    ...{ nominee: 'Ravi Devi', nomineeRelation: 'Son' },
    ...{ chassisNumber: 'DL 8C AF 5030', engineNumber: 'AG4AN1234567' },
  })) {
    await page.locator(`#${field}`).fill(text);
  }
  await page.locator('#agree').check();
  await page.getByRole('button', { name: buyHindi.submit(total) }).click();
  const chassis = page.locator('#chassisNumber');
  await expect(chassis).toHaveAttribute('aria-invalid', 'true');
  await chassis.fill('MD626CG41S1A12345');
  await page.locator('#agree').check();
  await page.getByRole('button', { name: buyHindi.submit(total) }).click();
  await backAtOrder(page);
  await expect(page.getByRole('main')).toContainText('TVS Jupiter 110');
});
