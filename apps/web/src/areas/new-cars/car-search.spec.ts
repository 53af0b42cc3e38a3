import type { Page } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { signInAsEditor } from '../../../e2e/fixtures/desk.ts';
import { settled, signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as reviewEnglish } from '../../parts/car-words/copy/en/car-reviews.ts';
import { copy as reviewHindi } from '../../parts/car-words/copy/hi/car-reviews.ts';
import { copy as keepEnglish } from '../../parts/shortlist/copy/en/keeping.ts';
import { copy as keepHindi } from '../../parts/shortlist/copy/hi/keeping.ts';
import { copy as desk } from '../desk/copy/en/desk-cars.ts';
import { copy as deskContent } from '../desk/copy/en/desk-content.ts';
import { copy as searchEnglish } from './copy/en/car-search.ts';
import { copy as english } from './copy/en/new-cars.ts';
import { copy as listEnglish } from './copy/en/shortlist.ts';
import { copy as searchHindi } from './copy/hi/car-search.ts';
import { copy as hindi } from './copy/hi/new-cars.ts';
import { copy as listHindi } from './copy/hi/shortlist.ts';

const inEnglish = {
  ...{ prefix: '', copy: english, search: searchEnglish },
  ...{ keep: keepEnglish, list: listEnglish, review: reviewEnglish },
};
const inHindi: typeof inEnglish = {
  ...{ prefix: '/hi', copy: hindi, search: searchHindi },
  ...{ keep: keepHindi, list: listHindi, review: reviewHindi },
};

for (const [words, javaScriptEnabled] of [
  [inEnglish, true],
  [inHindi, false],
] as const) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script, in Hindi', () => {
    test.use({ javaScriptEnabled });
    const { prefix, copy, search, keep, list, review } = words;
    const ready = (page: Page) => (javaScriptEnabled ? settled(page) : Promise.resolve());

    test('electric cars are found, kept, compared to scale, and parked', async ({ page }) => {
      await page.goto(`${prefix}/new-cars/search`);
      await ready(page);
      await page.getByRole('link', { name: search.filters, exact: true }).click();
      await page.locator('#f-fuel-electric').check();
      await page.locator('#car-filters button[type=submit]').click();
      await expect(page).toHaveURL(/\/new-cars\/search\?fuel=electric(?:&sort=price-low)?$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(search.fuels.electric);

      const heading = page.locator('.result').first().getByRole('heading');
      const name = ((await heading.textContent()) ?? '').trim();
      await page.getByRole('button', { name: keep.keep(name) }).click();
      await expect(page.getByRole('button', { name: keep.kept(name) })).toBeVisible();

      for (const place of [0, 1]) {
        await page.locator('.result-compare').nth(place).click();
        await expect(page.locator('.result-compare[data-chosen]')).toHaveCount(place + 1);
      }
      await page.getByRole('link', { name: search.tray.act(2) }).click();
      await expect(page.getByRole('heading', { name: copy.compare.lineUp.title })).toBeVisible();
      await expect(page.locator('.scale-scene')).toHaveCount(1);
      await expect(page.getByRole('columnheader')).toHaveCount(3);
      await expect(page.getByRole('rowheader', { name: /^EMI/ })).toBeVisible();
      await page.getByLabel(copy.compare.parking.fields.widthMm).fill('1.5');
      await page.getByRole('button', { name: copy.compare.parking.submit }).click();
      await expect(page.getByText(copy.compare.parking.tooBig)).toHaveCount(2);
      if (javaScriptEnabled) expect(await faultsOf(page)).toEqual([]);

      await page.goto(`${prefix}/shortlist`);
      await page.getByRole('button', { name: list.removeOf(name) }).click();
      await expect(page.getByText(list.empty.title)).toBeVisible();
    });

    test('a review is sent, and shown once an editor has read it', async ({
      page,
      context,
      sandbox,
      mobile,
      openBrowser,
      product,
    }) => {
      await signInQuietly(context, sandbox, mobile);
      const model = javaScriptEnabled ? 'tata/punch' : 'tata/nexon';
      const text = `The ride is firm, the cabin quiet at speed, and service took one day. ${'Good. '.repeat(12)}`;
      await page.goto(`${prefix}/write-review/${model}`);
      await ready(page);
      await page.getByLabel(review.form.text).fill(text);
      await page.getByRole('button', { name: review.form.submit }).click();
      await expect(page.getByText(review.form.faults.scores).first()).toBeVisible();
      await page.getByLabel(review.aspects.comfort).selectOption('4');
      await page.getByRole('button', { name: review.form.submit }).click();
      await expect(page.getByText(review.form.sent)).toBeVisible();
      if (!javaScriptEnabled) return;
      expect(await faultsOf(page)).toEqual([]);

      const editor = await (await openBrowser()).newPage();
      await signInAsEditor(editor, product);
      await editor.goto('/desk/car-reviews');
      await editor.getByRole('button', { name: `${deskContent.reviews.show}: Tata Punch` }).click();
      await expect(editor.getByText(deskContent.reviews.done.shown)).toBeVisible();
      await page.goto(`/new-cars/${model}`);
      await expect(page.getByText('service took one day')).toBeVisible();
      const roof = page.locator('.car-picture clipPath path').first();
      const before = await roof.getAttribute('d');

      await editor.goto(`/desk/cars/${model}`);
      await editor.getByLabel(desk.drawing.lines.roof.label).fill('-40');
      await editor.getByRole('button', { name: desk.drawing.save }).click();
      await expect(editor.getByText(desk.done.drawing)).toBeVisible();
      expect(await faultsOf(editor)).toEqual([]);
      await page.reload();
      expect(await roof.getAttribute('d')).not.toBe(before);
    });
  });
}
