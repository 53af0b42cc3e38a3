import { expectNoFaults, faultsOf } from '../../../e2e/fixtures/axe.ts';
import { atGateway, backAtOrder, chooseAtGateway } from '../../../e2e/fixtures/challans.ts';
import { signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as orderEnglish } from '../orders/copy/en/order-insurance-policy.ts';
import { copy as orderHindi } from '../orders/copy/hi/order-insurance-policy.ts';
import { copy as english } from './copy/en/insurance.ts';
import { copy as buyEnglish } from './copy/en/insurance-buy.ts';
import { copy as quotesEnglish } from './copy/en/insurance-quotes.ts';
import { copy as hindi } from './copy/hi/insurance.ts';
import { copy as buyHindi } from './copy/hi/insurance-buy.ts';
import { copy as quotesHindi } from './copy/hi/insurance-quotes.ts';

const journeys = [
  {
    ...{ name: 'with script', javaScriptEnabled: true, prefix: '', success: 'Success' },
    ...{ copy: english, quotes: quotesEnglish, buy: buyEnglish, order: orderEnglish },
  },
  {
    ...{ name: 'without script, in Hindi', javaScriptEnabled: false, prefix: '/hi' },
    ...{ success: 'सफल', copy: hindi, quotes: quotesHindi, buy: buyHindi, order: orderHindi },
  },
];

for (const { name, javaScriptEnabled, prefix, copy, ...words } of journeys) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test('from a number to covers, quotes side by side, and a policy with its number', async ({
      page,
      context,
      sandbox,
      mobile,
    }) => {
      test.slow();
      const { quotes, buy, order, success } = words;
      await signInQuietly(context, sandbox, mobile);
      await page.goto(`${prefix}/insurance-homepage`);
      if (javaScriptEnabled) expect(await faultsOf(page)).toEqual([]);
      const plate = page.locator('#vehicleNumber');
      await plate.fill('DL8CAF5030');
      await plate.press('Enter');
      await expect(page).toHaveURL(`${prefix}/insurance-homepage/DL8CAF5030`);
      await expect(page.locator('#covers .validity')).toHaveCount(3);
      const cover = (kind: 'package' | 'third-party') =>
        page.getByRole('link', { name: copy.vehicle.coverNames[kind], exact: true });
      await cover('package').click();
      // The page of the other cover has the same fields, and what is typed there is lost.
      await expect(cover('package')).toHaveAttribute('aria-current', 'page');
      const value = page.getByLabel(copy.form.value);
      await expect(value).toBeVisible();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await value.fill('4,50,000');
      await page.getByLabel(copy.form.bonus).selectOption('20000');
      await page.getByLabel(copy.form.claimNo).check();
      await page.getByRole('button', { name: copy.form.submit }).click();
      await expect(page.locator('#price')).toContainText(copy.result.bonusIs(25));
      if (javaScriptEnabled) expect(await faultsOf(page)).toEqual([]);

      await cover('third-party').click();
      await expect(cover('third-party')).toHaveAttribute('aria-current', 'page');
      await page.getByRole('button', { name: copy.form.getQuotes }).click();
      await expect(page).toHaveURL(/insurance-quotes/);
      await expect(page.locator('[id^="insurer-"]:not([id$="-title"])')).toHaveCount(5);
      await expect(page.getByText(quotes.answered(4, 5))).toBeVisible({ timeout: 30_000 });
      await expect(page.locator('#insurer-nilgiri')).toContainText(quotes.retry);
      if (javaScriptEnabled) expect(await faultsOf(page)).toEqual([]);
      await page.locator('#insurer-aravalli').getByRole('link').first().click();
      const total = await page.locator('#bill .price-total dd').innerText();
      if (javaScriptEnabled) expect(await faultsOf(page)).toEqual([]);
      await page
        .locator('#buy')
        .getByRole('link', { name: quotes.quote.buy(total) })
        .click();
      await expect(page.locator('#sheet')).toBeVisible();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await expect(page.locator('#bill .price-total dd')).toHaveText(total);
      for (const [field, text] of Object.entries({
        ...{ name: 'Asha Devi', address: '12 MG Road, Delhi', pinCode: '110001' },
        ...{ nominee: 'Ravi Devi', nomineeRelation: 'Son' },
      })) {
        await page.locator(`#${field}`).fill(text);
      }
      if (javaScriptEnabled) expect(await faultsOf(page)).toEqual([]);
      await page.locator('#agree').check();
      await page.getByRole('button', { name: buy.submit(total) }).click();
      await backAtOrder(page);
      const main = page.getByRole('main');
      await expect(main).toContainText(order.states.unpaid.text);
      await page.locator('form:has(input[value="pay"]) button').first().click();
      if (!javaScriptEnabled) await page.locator('form[data-document] button').click();
      await atGateway(page);
      await chooseAtGateway(page, success);
      // Without script the gateway's return is one more press.
      if (!javaScriptEnabled && !/\/orders\//.test(page.url())) {
        await page.getByRole('button').first().click();
      }
      await backAtOrder(page);
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole('link', { name: order.pdf })).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
      await expect(main).toContainText('SBX/');
      if (javaScriptEnabled) await expectNoFaults(page);
    });
  });
}

for (const [prefix, copy, quotes] of [
  ['', english, quotesEnglish],
  ['/hi', hindi, quotesHindi],
] as const) {
  test(`a phone shows the first price at once, and opens what was asked for (${prefix})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/insurance-homepage/DL8CAF5030?cover=own-damage`);
    await page.getByLabel(copy.form.claimNo).check();
    await page.getByRole('button', { name: copy.form.getQuotes }).click();
    await expect(page).toHaveURL(/insurance-quotes/);
    const price = page.locator('[id^="insurer-"] b').first();
    const early = await price.boundingBox();
    await expect(page.getByText(quotes.answered(4, 5))).toBeVisible({ timeout: 30_000 });
    const { y = 0, height = 0 } = (await price.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(740);
    if (early !== null) expect(early.y).toBe(y);
    const summary = page.locator('details.asked > summary');
    const value = page.locator('#value');
    await expect(value).toBeHidden();
    expect(await faultsOf(page)).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(value).toBeVisible();
    await expect(summary).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(value).toBeFocused();
    await value.fill('much');
    await page.locator('#claim-yes').check();
    await page.getByRole('button', { name: quotes.change.submit }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(value).toHaveValue('much');
    await expect(page.locator('#claim-yes')).toBeChecked();
    expect(await faultsOf(page)).toEqual([]);
    const [sum = ''] = /₹[\d,]+/.exec(await page.locator('.card p.nums').first().innerText()) ?? [];
    await value.fill(sum.slice(1));
    await page.getByRole('button', { name: quotes.change.submit }).click();
    await expect(summary).toContainText(quotes.change.asked.value(sum));
    await expect(value).toBeHidden();
  });
}
