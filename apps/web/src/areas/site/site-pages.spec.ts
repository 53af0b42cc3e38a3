import type { Page } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';
import { copy as about } from './copy/en/site-about.ts';
import { copy as grievance } from './copy/en/site-grievance.ts';
import { copy as privacy } from './copy/en/site-privacy.ts';
import { copy as status } from './copy/en/site-status.ts';

const paths = [
  '/about-us',
  '/privacy',
  '/terms',
  '/accessibility',
  '/grievance-officer',
  '/status',
];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('no axe violations on the pages about the site, and no overflow', () => {
  for (const language of ['', '/hi']) {
    test(language === '' ? 'in English' : 'in Hindi', async ({ page }) => {
      test.slow();
      for (const path of paths) {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(language + path);
        expect.soft(await faultsOf(page), language + path).toEqual([]);
        await page.setViewportSize({ width: 320, height: 740 });
        expect.soft(await overflow(page), `${path} 320`).toBe(0);
      }
    });
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the footer links to legal and contact pages, in both languages', async ({ page }) => {
      await page.goto('/rc-search');
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Privacy', exact: true }).click();
      await expect(page).toHaveURL('/privacy');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.title);
      await page
        .getByRole('main')
        .getByRole('link', { name: /Grievance officer/ })
        .click();
      await expect(page).toHaveURL('/grievance-officer');
      await expect(page.getByText(grievance.operator.noOfficer)).toBeVisible();
      await page.getByRole('link', { name: words.shell.language.other }).click();
      await expect(page).toHaveURL('/hi/grievance-officer');
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
      await page.goto('/about-us');
      await expect(page.getByText(about.operator.missing).first()).toBeVisible();
    });

    test('the status page shows how the registry responded a moment ago', async ({ page }) => {
      await page.goto('/rc-details/MH12DE1433');
      await expect
        .poll(
          async () => {
            await page.goto('/status');
            return page.locator('#services').textContent();
          },
          { timeout: 50_000, intervals: [3_000] },
        )
        .toContain(`${status.services.register}${status.words.up}`);
      await expect(page.getByText(status.nothingPlanned)).toBeVisible();
    });
  });
}
