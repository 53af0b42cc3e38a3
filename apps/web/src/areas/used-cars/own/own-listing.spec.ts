import { deflateSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { faultsOf } from '../../../../e2e/fixtures/axe.ts';
import { signInAtDesk } from '../../../../e2e/fixtures/desk.ts';
import { signInQuietly, someCar } from '../../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../../e2e/fixtures/test.ts';
import { copy as desk } from '../../desk/copy/en/desk-listings.ts';
import { copy as valuationEnglish } from '../../valuation/copy/en/valuation.ts';
import { copy as valuationHindi } from '../../valuation/copy/hi/valuation.ts';
import { copy as english } from '../copy/en/own-listing.ts';
import { copy as hindi } from '../copy/hi/own-listing.ts';

/** A grey PNG of 8 × 8 pixels, of another brightness for each number. */
function picture(number: number): Buffer {
  const rows = Buffer.concat(
    Array.from({ length: 8 }, (_, row) =>
      Buffer.from([
        0,
        ...Array.from({ length: 8 }, (_, at) => (at * 31 * (number + row + 1)) % 256),
      ]),
    ),
  );
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(8, 0);
  head.writeUInt32BE(8, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const start = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A car whose record names model and year. */
async function findCar({ request }: BrowserContext) {
  for (let tries = 0; tries < 15; tries += 1) {
    const vehicleNumber = someCar();
    const answer = await request.get('/api/v1/web/sell-car/vehicle-search', {
      params: { vehicleNumber },
    });
    if (!answer.ok()) continue;
    const { data } = (await answer.json()) as {
      data: Record<'make' | 'model', { slug: string; name: string } | null> & {
        year: number | null;
      };
    };
    const { make, model, year } = data;
    if (make === null || model === null || year === null) continue;
    const query = new URLSearchParams({ make: make.slug, model: model.slug, year: String(year) });
    return { vehicleNumber, name: `${make.name} ${model.name}`, query: `${query}&owners=1` };
  }
  throw new Error('no car among these numbers');
}

async function addPhoto(page: Page, number: number, copy: typeof english) {
  const file = { name: `${number}.png`, mimeType: 'image/png', buffer: picture(number) };
  await page.getByLabel(copy.photos.add).setInputFiles(file);
  await page.getByRole('button', { name: copy.photos.upload }).click();
  await expect(page.getByText(copy.photos.count(number), { exact: true })).toBeVisible();
}

for (const { javaScriptEnabled, prefix, copy, valuation } of [
  { javaScriptEnabled: true, prefix: '', copy: english, valuation: valuationEnglish },
  { javaScriptEnabled: false, prefix: '/hi', copy: hindi, valuation: valuationHindi },
]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script, in Hindi', () => {
    test.use({ javaScriptEnabled });

    test('an owner lists a car, the desk publishes it, and the price is changed', async ({
      page,
      context,
      sandbox,
      mobile,
      product,
      openBrowser,
    }) => {
      test.slow();
      await signInQuietly(context, sandbox, mobile);
      const check = async () => {
        if (!javaScriptEnabled) return;
        await expect(page.locator('.topbar')).toHaveCount(0);
        expect(await faultsOf(page)).toEqual([]);
      };
      const car = await findCar(context);
      await page.goto(`${prefix}/sell-car?${car.query}`);
      await page.getByLabel(valuation.form.km).fill('60,000');
      await page.getByRole('button', { name: valuation.form.submit }).click();
      await page.getByRole('link', { name: valuation.sell.list }).click();

      // What the server refuses comes back with what was typed.
      await page.getByLabel(copy.create.vehicle).fill(car.vehicleNumber);
      await page.getByLabel(copy.create.price).fill('4,50,000');
      await page.getByLabel(copy.facts.colour).selectOption('white');
      await page.getByLabel(copy.facts.body, { exact: true }).selectOption('sedan');
      await page.getByLabel(copy.facts.note).fill('Call 98765 43210');
      await page.getByRole('button', { name: copy.create.submit }).click();
      await expect(page.getByText(copy.faults.note).first()).toBeVisible();
      await page.getByLabel(copy.facts.note).fill('One owner, always serviced');
      await check();
      await page.getByRole('button', { name: copy.create.submit }).click();
      await expect(page.getByText(copy.page.done.saved)).toBeVisible();

      for (let number = 1; number <= 5; number += 1) await addPhoto(page, number, copy);
      await page.getByRole('button', { name: copy.photos.of(copy.photos.first, 3) }).click();
      await check();
      await page.getByRole('button', { name: copy.submit.button }).click();
      await expect(page.getByText(copy.review.findings['unproved-seller'])).toBeVisible();
      await check();

      const atDesk = await (await openBrowser({ javaScriptEnabled: false })).newPage();
      await signInAtDesk(atDesk, product);
      await atDesk.goto('/desk/listings');
      await atDesk
        .getByRole('button', { name: new RegExp(`^${desk.publish}: ${car.name}`) })
        .first()
        .click();
      await expect(atDesk.getByText(desk.done.live)).toBeVisible();

      await page.reload();
      await page.getByLabel(copy.price.field).fill('4,40,000');
      await page.getByRole('button', { name: copy.price.button }).click();
      await expect(page.getByText(copy.page.done.price)).toBeVisible();
      await check();
      await page.getByRole('link', { name: copy.page.public }).click();
      await expect(page.getByRole('main')).toContainText('4,40,000');
      await expect(page.locator('main img.used-photo').first()).toBeVisible();
    });
  });
}
