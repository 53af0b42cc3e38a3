import type { Page } from '@playwright/test';
import { checkoutOf } from './fixtures/challans.ts';
import { expect, test } from './fixtures/test.ts';

// WCAG 2.2, 1.4.4 and 1.4.10: text at 200 % on a phone of 360 pixels, without scrolling sideways.
/** Add-ons, each with its price beside it. */
const optionsPath = '/insurance-homepage/MH12MA3001?cover=own-damage&value=450000&claim=no&asked=1';
const paths = [
  '/',
  '/menu',
  '/vehicle',
  '/pay',
  '/rc-search',
  '/rc-details/DL8CAF5030',
  '/challan-pay',
  '/garage',
  '/account',
  '/orders',
  '/sign-in',
  '/city',
  '/consent',
  '/rto-codes?code=DL08',
  '/rto',
  '/rto/delhi',
  '/rto/near',
  '/rto-services',
  '/rto-services/calculator',
  '/rto-services/transfer-of-ownership/order?number=MH12AB1234&class=lmv-private&state=MH',
  '/practice',
  '/insurance-homepage',
  '/insurance-homepage/DL8CAF5030?cover=package&value=450000&claim=no&asked=1',
  '/service-history',
  '/service-history/sample',
  '/tollsetu',
  '/tollsetu/recharge?number=DL8CAF5030',
  '/tollsetu/buy',
  '/new-cars',
  '/new-cars/tata',
  '/new-cars/toyota/fortuner',
  '/new-cars/maruti-suzuki/swift/vxi',
  '/new-cars/maruti-suzuki/swift/vxi/cost',
  '/new-cars/quotation-check?car=maruti-suzuki/swift/vxi&lines=RTO%2050643%0AHandling%208500',
  '/compare?ids=maruti-suzuki/swift/vxi,tata/nexon/smart',
  '/sell-car',
  '/valuation?make=maruti-suzuki&model=swift&year=2021&variant=petrol-manual&km=45000',
  '/blog',
  '/blog/delhi-vehicle-age-rule',
  '/search?q=challan',
  '/assistant',
  '/contact-us',
  '/fake-challan-check',
  '/contest-challan',
  '/challan-status',
  '/status',
  '/figures',
  '/privacy',
  '/terms',
  '/accessibility',
  '/grievance-officer',
  '/about-us',
  '/no/such/page',
];

for (const prefix of ['', '/hi']) {
  test(`text at twice its size fits a phone (${prefix === '' ? 'English' : 'Hindi'})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    for (const path of paths) {
      await page.goto(prefix + path);
      expect.soft(await overflowOf(page), prefix + path).toEqual([]);
    }
  });
}

test('the checkout of challans fits too', async ({ page, buyer }) => {
  await page.goto(checkoutOf(await buyer.cart({ kind: 'e-challan', count: 1 })));
  expect(await overflowOf(page)).toEqual([]);
});

test('the words of an option are not broken letter by letter', async ({ page }) => {
  await page.goto(optionsPath);
  expect(await overflowOf(page)).toEqual([]);
  const widths = await page
    .locator('.option-row label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.min(...widths)).toBeGreaterThan(80);
});

/** Doubles the text; elements that overflow on the right of a page that can then be scrolled sideways, or of the bar at
 * the bottom. */
function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const { scrollWidth, clientWidth } = document.documentElement;
    const isWide = scrollWidth > clientWidth;
    return [...document.querySelectorAll(isWide ? 'body *' : '.tabbar a')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.className} ${clientWidth} < ${scrollWidth}`);
  });
}
