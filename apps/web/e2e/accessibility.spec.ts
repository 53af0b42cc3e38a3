import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled, signInQuietly } from './fixtures/journeys.ts';
import { expect, test } from './fixtures/test.ts';
import { words } from './fixtures/words.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
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
  '/rto',
  '/rto/tamil-nadu',
  '/rto/maharashtra/pune',
  '/rto/tamil-nadu/office/tn-15',
  '/blog',
  '/blog/category/rules',
  '/blog/puc-certificate',
  '/blog/search?q=fasttag',
  '/blog/newsletter',
  '/contact-us',
  '/feedback',
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

/** Both widths and both looks of one page: colours are what differs between looks, the order between widths. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const faults: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      for (const { id, nodes } of violations) {
        faults.push(
          `${path} ${width} ${colorScheme} ${id}: ${nodes
            .map((one) => one.html)
            .join(' | ')
            .slice(0, 300)}`,
        );
      }
    }
  }
  return faults;
}

test.describe('axe finds nothing on any page, wide or narrow, light or dark', () => {
  for (const language of ['', '/hi']) {
    // Four tests a language, so that both workers have something to do.
    for (const part of [0, 1, 2, 3]) {
      const mine = pages.filter((_, place) => place % 4 === part);
      test(`${language} ${mine.join(' ')}`, async ({ page }) => {
        test.slow();
        for (const path of mine) {
          const address = path === '/' && language !== '' ? language : `${language}${path}`;
          expect.soft(await faultsOf(page, address)).toEqual([]);
        }
      });
    }

    test(`pages of a signed-in person ${language}`, async ({ page, context, sandbox, mobile }) => {
      test.slow();
      await signInQuietly(context, sandbox, mobile);
      await context.request.post('/api/v1/web/garage/vehicles', {
        data: { vehicleNumber: 'DL8CAF5030' },
      });
      for (const path of personal) expect(await faultsOf(page, `${language}${path}`)).toEqual([]);
    });
  }

  test('the sign-in popup and the city picker', async ({ page }) => {
    await page.goto('/rc-search');
    await settled(page);
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: words.shell.signIn }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await new AxeBuilder({ page }).withTags(tags).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await banner.getByRole('link', { name: /Delhi/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Mumbai/ })).toBeVisible();
    expect((await new AxeBuilder({ page }).withTags(tags).analyze()).violations).toEqual([]);
  });
});
