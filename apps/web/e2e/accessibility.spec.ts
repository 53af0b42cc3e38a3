import { allFaultsOf, faultsOf } from './fixtures/axe.ts';
import { settled, signInQuietly, wideScreen } from './fixtures/journeys.ts';
import { expect, test } from './fixtures/test.ts';
import { words } from './fixtures/words.ts';

/** Pages of the app; content-accessibility.spec.ts looks at every kind of reading page. */
const pages = [
  '/',
  '/rc-search',
  '/rc-search?vehicleNumber=MHO2AB0001',
  '/rc-search?vehicleNumber=T1226KA0042AB',
  '/rc-details/DL8CAF5030',
  '/rc-details/UP16AB7788',
  '/rc-details/DL8CAF0404',
  '/rc-details/KA01MJ2022/report?field=fuel',
  '/rc-details/KA01MJ2022/hide',
  '/rto-codes?code=MH12',
  '/blog/newsletter',
  '/contact-us',
  '/feedback',
  '/tollsetu/buy',
  '/tollsetu/buy?number=DL8CAF5030',
  '/forms/WEB_BUY_FASTAG_FORM',
  '/forms/WEB_BUY_FASTAG_FORM?sent=1',
  '/forms/NO_SUCH_FORM',
  '/garage',
  '/account',
  '/limit',
  '/sign-in',
  '/city',
  '/consent',
  '/offline',
  '/no-such-page',
];
const personal = ['/garage', '/account', '/rc-details/DL8CAF5030/hide'];

test.describe('no axe violations on any page, narrow or wide, light or dark', () => {
  for (const language of ['', '/hi']) {
    // Four tests per language: workers run them in parallel, and a failure points at a few pages.
    for (const part of [0, 1, 2, 3]) {
      const mine = pages.filter((_, place) => place % 4 === part);
      test(`${language} ${mine.join(' ')}`, async ({ page }) => {
        test.slow();
        for (const path of mine) {
          await page.goto(path === '/' && language !== '' ? language : `${language}${path}`);
          expect.soft(await faultsOf(page), language + path).toEqual([]);
        }
      });
    }

    test(`signed-in pages ${language}`, async ({ page, context, sandbox, mobile }) => {
      test.slow();
      await signInQuietly(context, sandbox, mobile);
      await context.request.post('/api/v1/web/garage/vehicles', {
        data: { vehicleNumber: 'DL8CAF5030' },
      });
      for (const path of personal) {
        await page.goto(`${language}${path}`);
        expect.soft(await faultsOf(page), language + path).toEqual([]);
      }
    });
  }

  test('the sign-in popup and the city picker', async ({ page }) => {
    await page.setViewportSize(wideScreen);
    await page.goto('/rc-search');
    await settled(page);
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: words.shell.signIn }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await allFaultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await banner.getByRole('link', { name: /Delhi/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Mumbai/ })).toBeVisible();
    expect(await allFaultsOf(page)).toEqual([]);
  });
});
