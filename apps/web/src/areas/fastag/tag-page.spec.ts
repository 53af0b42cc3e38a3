import type { Page } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { settled, signInQuietly, someNumber } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';

import { copy as hindi } from './copy/hi/toll-tag.ts';

const { tollTag, ownerProof } = words;

test('the owner proves the vehicle, turns crossings on and off, and keeps an e-notice', async ({
  page,
  context,
  sandbox,
  mobile,
}) => {
  const number = someNumber('1003');
  await signInQuietly(context, sandbox, mobile);
  await page.goto(`/rc-details/${number}`);
  const { chassis, engine } = await sandbox.identifiersOf(number);
  await page.goto(`/tollsetu/tag/${number}`);
  await settled(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel(ownerProof.chassisLabel).fill(chassis);
  await page.getByLabel(ownerProof.engineLabel).fill(engine);
  await page.getByRole('button', { name: tollTag.prove.submit }).click();
  await expect(page.getByRole('heading', { name: tollTag.tags.two.title })).toBeVisible();
  expect(await faultsOnceLoaded(page)).toEqual([]);

  await page.getByRole('link', { name: tollTag.nav.crossings }).click();
  await page.getByRole('button', { name: tollTag.crossings.off.action }).click();
  await expect(page.getByRole('button', { name: tollTag.crossings.withdraw })).toBeVisible();
  expect(await faultsOnceLoaded(page)).toEqual([]);
  await page.getByRole('button', { name: tollTag.crossings.withdraw }).click();
  await expect(page.getByRole('heading', { name: tollTag.crossings.off.title })).toBeVisible();

  await page.goto(`/tollsetu/tag/${number}/e-notices`);
  await settled(page);
  await page.getByLabel(tollTag.notices.place).fill('Nadi Kinara');
  await page.getByLabel(tollTag.notices.fee).fill('85');
  await page.getByLabel(tollTag.notices.issuedAt).fill('2026-06-01T10:00');
  await page.getByRole('button', { name: tollTag.notices.submit }).click();
  await expect(page.getByText(tollTag.notices.phases.flagged, { exact: true })).toBeVisible();
  await expect(page.getByText('₹170')).toBeVisible();
  await page.getByRole('button', { name: tollTag.notices.reminders.remind }).click();
  await expect(page.getByText(tollTag.notices.reminders.on)).toBeVisible();
  expect(await faultsOnceLoaded(page)).toEqual([]);
  await page.getByRole('button', { name: tollTag.notices.reminders.forget }).click();
  await expect(page.getByRole('button', { name: tollTag.notices.reminders.remind })).toBeVisible();
});

test('a blurred photo is refused on the device; a sharp one is checked again on the server', async ({
  page,
  context,
  sandbox,
  mobile,
}) => {
  const number = someNumber('1001');
  await signInQuietly(context, sandbox, mobile);
  await prove(context, sandbox, number);
  await page.goto(`/tollsetu/tag/${number}/photo`);
  await settled(page);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') uploads.push(request.url());
  });
  const photoOf = async (lines: boolean) =>
    Buffer.from(
      await page.evaluate((lines) => {
        const canvas = document.createElement('canvas');
        canvas.width = 900;
        canvas.height = 700;
        const pen = canvas.getContext('2d');
        if (pen === null) throw new Error('no canvas');
        pen.fillStyle = '#999';
        pen.fillRect(0, 0, 900, 700);
        pen.fillStyle = '#222';
        if (lines) for (let x = 0; x < 900; x += 24) pen.fillRect(x, 0, 8, 700);
        return canvas.toDataURL('image/png').split(',')[1] ?? '';
      }, lines),
      'base64',
    );
  const file = page.getByLabel(tollTag.photo.file, { exact: true });
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await photoOf(false) });
  await page.getByRole('button', { name: tollTag.photo.submit }).click();
  await expect(page.getByText(tollTag.photo.faults.blurred)).toBeVisible();
  expect(uploads.filter((url) => url.includes('/photo'))).toEqual([]);
  await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await photoOf(true) });
  await page.getByLabel(tollTag.photo.plate).check();
  await page.getByRole('button', { name: tollTag.photo.submit }).click();
  await expect(page.getByText(tollTag.photo.good)).toBeVisible();
  expect(await faultsOnceLoaded(page)).toEqual([]);
});

test('without script: the letter, the photo and the crossings, in Hindi', async ({
  openBrowser,
  sandbox,
  mobile,
}) => {
  const number = someNumber('1002');
  const context = await openBrowser({ javaScriptEnabled: false });
  await signInQuietly(context, sandbox, mobile);
  await prove(context, sandbox, number);
  const page = await context.newPage();
  await page.goto(`/hi/tollsetu/tag/${number}/dispute?cause=parking`);
  await page.locator('#transactionId').fill('TXN-42');
  await page.locator('form:has(#transactionId) button[type=submit]').click();
  await expect(page.locator('#letter-text')).toHaveValue(/TXN-42/);
  for (const language of ['en', 'hi'] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: hindi.dispute.letter.pdf[language] }).click();
    expect((await download).suggestedFilename()).toBe(`fastag-letter-${number}-${language}.pdf`);
  }
  await page.goto(`/hi/tollsetu/tag/${number}/crossings`);
  await page.locator('main form button').click();
  await expect(page).toHaveURL(`/hi/tollsetu/tag/${number}/crossings`);
  await expect(page.locator('input[name=intent][value=off]')).toBeAttached();
  await page.goto(`/hi/tollsetu/tag/${number}/photo`);
  const noPhoto = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
  await page.locator('#photo').setInputFiles(noPhoto);
  await page.locator('form:has(#photo) button[type=submit]').click();
  await expect(page.locator('.face-failed')).toBeVisible();
});

async function prove(
  { request }: Parameters<typeof signInQuietly>[0],
  sandbox: Parameters<typeof signInQuietly>[1],
  number: string,
): Promise<void> {
  const vehicle = `/api/v1/web/vehicle/${number}`;
  await request.get(vehicle);
  const { chassis, engine } = await sandbox.identifiersOf(number);
  const data = { chassisNumber: chassis, engineNumber: engine };
  expect((await request.post(`${vehicle}/prove`, { data })).status()).toBe(200);
}

/** Once the bar of the last navigation is gone. */
async function faultsOnceLoaded(page: Page): Promise<string[]> {
  await expect(page.locator('progress.topbar')).toHaveCount(0);
  return faultsOf(page);
}
