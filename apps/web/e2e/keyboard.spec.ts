import type { Page } from '@playwright/test';
import { settled, wideScreen } from './fixtures/journeys.ts';
import { expect, test } from './fixtures/test.ts';
import { words } from './fixtures/words.ts';

test.use({ viewport: { width: 1280, height: 740 } });

test('the first Tab reaches the skip link, and it works', async ({ page }) => {
  await page.goto('/rc-search');
  await settled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.shell.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeFocused();
});

test('a vehicle can be looked up by keyboard alone', async ({ page }) => {
  await page.goto('/rc-search');
  await settled(page);
  await tabTo(page, 'main input');
  await page.keyboard.type('mh12de1433');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words.rcSearch.marks.field.submit })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rc-details/MH12DE1433');
  await expect(page.locator('#content')).toBeFocused();
});

test('the focus is always visible', async ({ page }) => {
  await page.goto('/rc-search');
  await settled(page);
  for (let i = 0; i < 25; i += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const around = [element, element.parentElement, element.closest('.plate-box')];
      const isMarked = around.some((one) => {
        if (one === null) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      return isMarked ? null : element.outerHTML.slice(0, 120);
    });
    expect(seen).toBeNull();
  }
});

test('the popup traps the focus, closes on Escape and returns the focus', async ({ page }) => {
  await page.setViewportSize(wideScreen);
  await page.goto('/rc-search');
  await settled(page);
  const opener = page.getByRole('banner').getByRole('link', { name: words.shell.signIn });
  await opener.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: words.signIn.title });
  await expect(page.getByLabel(words.signIn.mobileLabel)).toBeFocused();
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const element = document.activeElement;
      // Between the last and the first control the browser's own toolbar has the focus.
      return element === document.body || element?.closest('dialog') !== null;
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(opener).toBeFocused();
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 30; i += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab never came to ${selector}`);
}
