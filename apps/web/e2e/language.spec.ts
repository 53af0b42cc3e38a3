import type { Page } from '@playwright/test';
import { settled, signInQuietly, someNumber } from './fixtures/journeys.ts';
import { expect, test } from './fixtures/test.ts';

test('changing the language keeps the page, and so does changing back', async ({ page }) => {
  await page.goto('/rto-codes?code=MH12');
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/rto-codes?code=MH12');
  await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
  await expect(page.locator('#office')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/rto-codes?code=MH12');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
});

test('a Hindi look-up stays in Hindi', async ({ page }) => {
  await page.goto('/hi/rc-search');
  await settled(page);
  await page.getByRole('main').getByRole('textbox').first().fill('mh12de1433');
  await page.getByRole('main').getByRole('textbox').first().press('Enter');
  await expect(page).toHaveURL('/hi/rc-details/MH12DE1433');
  await expect(page.getByRole('heading', { name: 'बीमा', exact: false }).first()).toBeVisible();
});

test('both language versions link each other for search engines', async ({ page }) => {
  await page.goto('/hi/rc-search');
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
    'href',
    /\/rc-search$/,
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/hi\/rc-search$/);
});

test.describe('Hindi pages have no English except names, numbers and words usually written in Latin script', () => {
  const open = [
    '/hi',
    '/hi/rc-search',
    '/hi/rc-search?vehicleNumber=ZZ12AB1234',
    '/hi/rc-search?vehicleNumber=T1226KA0042AB',
    '/hi/rc-search?faq=all',
    '/hi/rc-details/DL8CAF5030',
    '/hi/rc-details/UP16AB7788',
    '/hi/rc-details/TN09BZ1234',
    '/hi/rc-details/KA01MJ2022/report?field=fuel',
    '/hi/rc-details/KA01MJ2022/hide',
    '/hi/rto-codes?code=MH12',
    '/hi/garage',
    '/hi/account',
    '/hi/sign-in',
    '/hi/city',
    '/hi/consent',
    '/hi/limit',
    '/hi/offline',
    '/hi/no-such-page',
  ];
  test('signed-out pages', async ({ page }) => {
    for (const path of open) {
      await page.goto(path);
      expect.soft(await englishIn(page), path).toEqual([]);
    }
  });

  test('an unregistered number', async ({ page }) => {
    await page.goto(`/hi/rc-details/${someNumber('0404')}`);
    expect(await englishIn(page)).toEqual([]);
  });

  test('signed-in pages', async ({ page, context, sandbox, mobile }) => {
    await signInQuietly(context, sandbox, mobile);
    await context.request.post('/api/v1/web/garage/vehicles', {
      data: { vehicleNumber: 'DL8CAF5030' },
    });
    for (const path of ['/hi/garage', '/hi/account', '/hi/rc-details/KA01MJ2022/hide']) {
      await page.goto(path);
      expect(await englishIn(page), path).toEqual([]);
    }
  });
});

/** Words that Hindi writes in Latin script: abbreviations, names of services and laws, units. */
const borrowed = new Set(
  `RC LMV LPV RTO OD TP PUC NOC HPA English BH IND SMS OTP JSON DELETE STOP API NCR VAHAN ULIP DigiLocker mParivahan WhatsApp Android iPhone
  Google Apple Apache ics iCal PNG PDF RC CNG LPG EV BS II III IV VI IST cc kg mm km A B C D E F G H I O T X CD CC UN TC
  OR UA TS DN DD OD UK TG AP DL MH KA DPDP MV com example in help name pahiya http https localhost`.split(
    /\s+/,
  ),
);

/** English words that a reader of the page sees. Text marked as English with `lang` (names of makes and offices,
 * plates, examples) is skipped. */
async function englishIn(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const parts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style, [lang^=en], [translate=no]') !== null)
        continue;
      if (parent.closest('.plate, [role=img]') !== null) continue;
      parts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [placeholder], [title], [alt]',
    )) {
      if (element.closest('[lang^=en], [translate=no], .plate, [role=img]') !== null) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        parts.push(element.getAttribute(name) ?? '');
      }
    }
    parts.push(document.title);
    return parts.join('\n');
  });
  const found = text.match(/[A-Za-z][A-Za-z’']+/g) ?? [];
  return [...new Set(found)].filter((word) => !borrowed.has(word) && !/^[A-Z]{2}$/.test(word));
}
