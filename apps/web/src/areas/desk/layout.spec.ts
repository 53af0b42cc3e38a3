import type { Page } from '@playwright/test';
import { settled, signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';

const pages = [
  '/',
  '/rc-search',
  '/rc-details/DL8CAF5030',
  '/garage',
  '/rto-codes',
  '/sign-in',
  '/city',
];

test.describe('no layout shift while a page loads, on a phone of 360 × 740', () => {
  for (const path of [
    '/',
    '/rc-search',
    '/rc-details/DL8CAF5030',
    '/garage',
    '/hi',
    '/hi/rc-search',
  ]) {
    test(path, async ({ page, context, sandbox, mobile }) => {
      if (path === '/garage') {
        await signInQuietly(context, sandbox, mobile);
        await context.request.post('/api/v1/web/garage/vehicles', {
          data: { vehicleNumber: 'DL8CAF5030' },
        });
      }
      await page.goto(path);
      await settled(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      // CLS is reported to three decimals; smaller shifts are glyph edges within a line.
      expect(sum, JSON.stringify(shifts)).toBeLessThan(0.0005);
    });
  }
});

test.describe('no page scrolls sideways', () => {
  const wide = [...pages, '/hi', '/hi/rc-search', '/hi/rc-details/DL8CAF5030', '/hi/garage'];

  test('at 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of wide) {
      await page.goto(path);
      expect.soft(await overflowOf(page), path).toEqual([]);
    }
  });

  test('with text at twice its size', async ({ page }) => {
    for (const path of wide) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [640, 1280]) {
        await page.setViewportSize({ width, height: 1024 });
        expect.soft(await overflowOf(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
});

test('touch targets are large enough', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    expect.soft(await smallTargetsOf(page), path).toEqual([]);
  }
});

/** Layout shifts without recent input, with the elements that moved. */
function shiftsOf(page: Page): Promise<{ value: number; moved: string[] }[]> {
  return page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const shifts: { value: number; moved: string[] }[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            const moved = entry.sources.map(({ node }) => node?.parentElement?.className ?? '?');
            if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}

/** Elements that overflow the page on the right. */
function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName}.${element.className} ${clientWidth} < ${scrollWidth}`);
  });
}

/** Buttons, fields and header links under 44 pixels in either direction. */
function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector =
      'main button, main .btn, main input:not([type=hidden]), main select, main summary, .head a, .tabbar a, .area, dialog button';
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(
        ({ element, box }) =>
          `${element.tagName}.${element.className} ${element.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`,
      );
  });
}
