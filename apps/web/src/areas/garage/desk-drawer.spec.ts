import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { backOnline, settled, signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as install } from '../../parts/companion/copy/en/install.ts';
import { copy as outbox } from '../../parts/outbox/copy/en/outbox.ts';
import { copy as vehicleLog } from '../upkeep/copy/en/vehicle-log.ts';
import { copy as family } from './copy/en/family.ts';
import { copy as shared } from './copy/en/shared.ts';
import { copy as wallet } from './copy/en/wallet.ts';

/** One red pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const picture = {
  name: 'puc.png',
  mimeType: 'image/png',
  buffer: Buffer.from(pixel, 'base64'),
};

type SharedFile = {
  readonly name: string;
  readonly type: string;
  readonly base64?: string;
  readonly padded?: number;
};

/** Shares a file as the system posts it: a navigation with a form, answered by the worker. */
async function share(page: Page, file: SharedFile): Promise<void> {
  await page.evaluate(({ name, type, base64 = '', padded = 1 }) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/app/share';
    form.enctype = 'multipart/form-data';
    const field = document.createElement('input');
    field.type = 'file';
    field.name = 'file';
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const chosen = new DataTransfer();
    const parts = base64 === '' ? [new Uint8Array(padded)] : [bytes];
    chosen.items.add(new File(parts, name, { type }));
    field.files = chosen.files;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, file);
  await page.waitForURL(/\/app\/share$/);
  await settled(page);
}

test.describe('the installed app', () => {
  test.use({ serviceWorkers: 'allow', mayComplain: true });

  test('takes a shared picture, keeps it on the device when asked, and shows it without a network', async ({
    page,
    context,
    sandbox,
    mobile,
  }) => {
    await signInQuietly(context, sandbox, mobile);
    await page.goto('/garage/documents');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await settled(page);
    await share(page, { name: '<script>alert(1)</script>.html', type: 'text/html' });
    await expect(page.getByRole('alert').getByText(shared.file.faults.type)).toBeVisible();
    await expect(page.getByText('<script>alert(1)</script>.html')).toBeVisible();
    await share(page, { name: 'long.pdf', type: 'application/pdf', padded: 30_000_000 });
    await expect(page.getByRole('alert').getByText(shared.file.faults.size)).toBeVisible();
    await share(page, { name: 'puc.png', type: 'image/png', base64: pixel });
    await expect(page.getByText('puc.png')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel(shared.file.kind).selectOption('puc');
    await page.getByRole('button', { name: shared.file.save }).click();
    await expect(page.getByText(wallet.done.added)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page
      .getByRole('button', { name: wallet.of(wallet.offline.keep, wallet.kinds.puc) })
      .click();
    await expect(page.getByText(wallet.offline.kept)).toBeVisible();
    const open = page.getByRole('link', { name: wallet.of(wallet.open, wallet.kinds.puc) });
    const file = (await open.getAttribute('href')) ?? '';

    await context.setOffline(true);
    await page.goto('/garage/documents');
    await expect(page.getByRole('heading', { name: wallet.kinds.puc, exact: true })).toBeVisible();
    const kept = await page.goto(file);
    expect([kept?.status(), kept?.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    await context.setOffline(false);
  });

  test('the icon shows how many papers have expired, and a PDF opened with the app can be saved', async ({
    page,
    context,
    sandbox,
    mobile,
  }) => {
    // The system's icon cannot be read, and only an installed app is opened with a file.
    await page.addInitScript(() => {
      const badges: number[] = [];
      Object.assign(window, { badges });
      navigator.setAppBadge = async (count = 0) => void badges.push(count);
      navigator.clearAppBadge = async () => void badges.push(0);
      const getFile = async () => new File(['%PDF-1.7'], 'policy.pdf', { type: 'application/pdf' });
      const launchQueue = {
        setConsumer: (consume: (launch: object) => void) => consume({ files: [{ getFile }] }),
      };
      Object.defineProperty(window, 'launchQueue', { value: launchQueue });
    });
    await signInQuietly(context, sandbox, mobile);
    await context.request.post('/api/v1/web/garage/vehicles', {
      data: { vehicleNumber: 'DL8CAF5030' },
    });
    await page.goto('/garage');
    await settled(page);
    const expired = await page.locator('#expired li').count();
    const badges = () => page.evaluate(() => (window as { badges?: number[] }).badges?.at(-1));
    await expect.poll(badges).toBe(expired);
    expect(expired).toBeGreaterThan(0);
    await page.goto('/app/share');
    await expect(page.getByText('policy.pdf')).toBeVisible();
    await expect(page.getByRole('button', { name: shared.file.save })).toBeVisible();
  });

  test('can be installed in both languages, with shortcuts, share target and labelled screenshots', async ({
    page,
    context,
  }) => {
    const cdp = await context.newCDPSession(page);
    for (const [path, lang] of [
      ['/app', 'en-IN'],
      ['/hi/app', 'hi-IN'],
    ] as const) {
      await page.goto(path);
      await page.evaluate(() => navigator.serviceWorker.ready);
      const { errors, data } = await cdp.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const manifest = JSON.parse(data ?? '{}');
      expect(manifest).toMatchObject({ lang, id: '/', shortcuts: { length: 4 } });
      expect(manifest.share_target.action).toMatch(/\/app\/share$/);
      for (const { src, sizes, label } of manifest.screenshots) {
        const size = await page.evaluate(async (address) => {
          const picture = new Image();
          picture.src = address;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }, src);
        expect([size, label.length > 5]).toEqual([sizes, true]);
      }
      const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
      // A browser of tests is a private window, in which nothing is ever installed.
      const ids = installabilityErrors.map(({ errorId }) => errorId);
      expect(ids.filter((id) => id !== 'in-incognito')).toEqual([]);
    }
  });

  test('offers to install where the browser can, once, and not again after "Not now"', async ({
    page,
  }) => {
    await page.goto('/app');
    await settled(page);
    const offer = page.getByRole('button', { name: install.act });
    await expect(offer).toHaveCount(0);
    const offered = () =>
      page.evaluate(() => {
        const prompt = async () => document.body.setAttribute('data-asked', 'yes');
        window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
      });
    await offered();
    expect(await faultsOf(page)).toEqual([]);
    await offer.click();
    await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
    await expect(offer).toHaveCount(0);
    await offered();
    await page.getByRole('button', { name: install.later }).click();
    await offered();
    await expect(offer).toHaveCount(0);
  });

  test('a line of the log written without a network waits, survives a reload and is added once', async ({
    page,
    context,
    sandbox,
    mobile,
  }) => {
    await signInQuietly(context, sandbox, mobile);
    await context.request.post('/api/v1/web/garage/vehicles', {
      data: { vehicleNumber: 'DL8CAF5030' },
    });
    const log = '/garage/DL8CAF5030/log';
    await page.goto(log);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await settled(page);
    const isKept = () =>
      page.evaluate(
        async (path) => (await (await caches.open('personal-pages')).match(path)) !== undefined,
        `${log}/add?kind=fuel`,
      );
    await expect.poll(isKept).toBe(true);

    await context.setOffline(true);
    await page.goto(`${log}/add?kind=fuel`);
    await settled(page);
    await page.locator('#fuel').selectOption('petrol');
    await page.locator('#km').fill('25000');
    await page.locator('#quantity').fill('31.5');
    await page.getByRole('button', { name: vehicleLog.add.submit }).click();
    await expect(page.getByText(vehicleLog.kept.done)).toBeInViewport();
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText(outbox.title(1))).toBeVisible();

    await backOnline(page);
    await expect(page.getByText(outbox.title(1))).toBeHidden();
    await page.goto(log);
    await page.reload();
    const answer = await context.request.get('/api/v1/web/garage/log/DL8CAF5030');
    const { data } = (await answer.json()) as { data: { entries: { km: number }[] } };
    expect(data.entries.map(({ km }) => km)).toEqual([25_000]);

    // A session that has ended while somebody types loses nothing either: the line waits for them to sign in.
    await page.goto(`${log}/add?kind=expense`);
    await settled(page);
    await page.locator('#cost').fill('85');
    const cookies = await context.cookies();
    await context.clearCookies({ name: 'pahiya_session' });
    await page.getByRole('button', { name: vehicleLog.add.submit }).click();
    await expect(page.getByText(outbox.states['signed-out'])).toBeVisible();
    await context.addCookies(cookies);
    await page.goto(log);
    await expect(page.getByText('₹85').first()).toBeVisible();
    await expect(page.getByText(outbox.title(1))).toBeHidden();
  });

  test('corrections and photos made without a network arrive once, and what the log refuses is put right', async ({
    page,
    context,
    sandbox,
    mobile,
  }) => {
    test.setTimeout(90_000);
    await signInQuietly(context, sandbox, mobile);
    const api = '/api/v1/web/garage';
    await context.request.post(`${api}/vehicles`, { data: { vehicleNumber: 'DL8CAF5030' } });
    const path = `${api}/log/DL8CAF5030`;
    const work = { kind: 'service', category: 'service', on: '2026-01-10', km: 20_000 };
    const ids: string[] = [];
    for (const data of [
      { ...work, title: 'Oil' },
      { ...work, category: 'tyre', on: '2026-02-10', km: 21_000, title: 'Tyres' },
    ]) {
      const added = await context.request.post(path, { data });
      ids.push(((await added.json()) as { data: { entryId: string } }).data.entryId);
    }
    const [oil = '', tyres = ''] = ids;
    const log = '/garage/DL8CAF5030/log';
    await page.goto(log);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await settled(page);
    const kept = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('personal-pages')).keys();
        return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
      });
    const needed = ['/photos', '/lines', '/add?kind=fuel', '/add?kind=service'];
    await expect.poll(kept).toEqual(expect.arrayContaining(needed.map((one) => log + one)));

    await context.setOffline(true);
    // A correction, opened from the kept log.
    await page.goto(log);
    await settled(page);
    await page.locator(`a[href*="log/add"][href*="${oil}"]`).click();
    await settled(page);
    await expect(page.locator('#title')).toHaveValue('Oil');
    await page.locator('#title').fill('Oil and filter');
    await page.getByRole('button', { name: vehicleLog.add.submit }).click();
    await expect(page.getByText(vehicleLog.kept.correction)).toBeInViewport();
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await expect(page.locator('#title')).toHaveValue('Oil and filter');
    // A photo of another line, though the copy on the device was of the newest.
    await page.goto(`${log}/photos?line=${oil}&page=1`);
    await settled(page);
    await expect(page.getByText(/10 Jan 2026/).first()).toBeVisible();
    await page.locator('#photo').setInputFiles(picture);
    await page.getByRole('button', { name: vehicleLog.photos.submit }).click();
    await expect(page.getByText(vehicleLog.kept.photo)).toBeInViewport();
    expect(await faultsOf(page)).toEqual([]);
    // A new line with a photo, whose reading the log will not take.
    await page.goto(`${log}/add?kind=fuel`);
    await settled(page);
    await page.locator('#fuel').selectOption('petrol');
    await page.locator('#km').fill('12');
    await page.locator('#quantity').fill('31.5');
    await page.locator('#photo').setInputFiles(picture);
    await page.getByRole('button', { name: vehicleLog.add.submit }).click();
    await expect(page.getByText(vehicleLog.kept.done)).toBeVisible();
    // A correction of a line that another device corrects meanwhile.
    await page.goto(`${log}/add?kind=service&line=${tyres}&page=1`);
    await expect(page.locator('#title')).toHaveValue('Tyres');
    await page.locator('#title').fill('Two tyres');
    await page.getByRole('button', { name: vehicleLog.add.submit }).click();
    await expect(page.getByText(vehicleLog.kept.correction)).toBeVisible();
    const entry = { ...work, category: 'tyre', on: '2026-02-10', km: 21_000, title: 'Four tyres' };
    const elsewhere = await context.request.post(`${path}/change`, {
      data: { act: 'edit', entryId: tyres, entry },
    });
    expect(elsewhere.status()).toBe(200);

    await context.setOffline(false);
    await page.goto(log);
    await settled(page);
    // Two are refused, and the photo of the refused line waits with it.
    await expect(page.getByText(outbox.title(3))).toBeVisible();
    await expect(page.getByText(outbox.states.refused)).toHaveCount(2);
    await page.getByRole('link', { name: /^Correct: .*Two tyres/ }).click();
    await settled(page);
    await expect(page.getByText('Four tyres')).toBeVisible();
    await expect(page.locator('#title')).toHaveValue('Two tyres');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: vehicleLog.add.submit }).click();
    await expect(page.getByText(vehicleLog.done.edited)).toBeVisible();
    await page.getByRole('link', { name: /^Correct: .* · 12$/ }).click();
    await settled(page);
    await expect(page.getByText(vehicleLog.conflict.text)).toBeVisible();
    await page.locator('#km').fill('21500');
    await page.getByRole('button', { name: vehicleLog.add.submit }).click();
    await expect(page.getByText(vehicleLog.done.added)).toBeVisible();
    await expect(page.getByText(/on this phone/)).toHaveCount(0);
    const lines = async () => {
      const answer = await context.request.get(path);
      const { data } = (await answer.json()) as {
        data: { entries: { km: number; title: string | null; photos: string[] }[] };
      };
      return data.entries.map(({ km, title, photos }) => [km, title, photos.length]);
    };
    await expect.poll(lines).toEqual([
      [21_500, null, 1],
      [21_000, 'Two tyres', 0],
      [20_000, 'Oil and filter', 1],
    ]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a document and photos of the log are saved, and a vehicle is shared and taken back', async ({
    page,
    context,
    sandbox,
    mobile,
  }) => {
    await signInQuietly(context, sandbox, mobile);
    await context.request.post('/api/v1/web/garage/vehicles', {
      data: { vehicleNumber: 'DL8CAF5030' },
    });
    await page.goto('/garage/documents');
    await page.getByLabel(wallet.fields.kind).selectOption('licence');
    await page.getByLabel(wallet.fields.file).setInputFiles(picture);
    await page.locator('#validUpto').fill('31/12/2030');
    await page.getByRole('button', { name: wallet.submit }).click();
    await expect(page.getByText(wallet.done.added)).toBeVisible();
    await page.getByText(wallet.more).click();
    await page.getByRole('button', { name: wallet.of(wallet.erase, wallet.kinds.licence) }).click();
    await expect(page.getByText(wallet.done.removed)).toBeVisible();

    await page.goto('/garage/DL8CAF5030/log/add?kind=expense');
    await page.locator('#photo').setInputFiles(picture);
    await page.getByRole('button', { name: vehicleLog.add.submit }).click();
    await expect(page.getByText(vehicleLog.done.added)).toBeVisible();
    await page.getByRole('link', { name: /^Photos: / }).click();
    const photos = page.getByRole('img', { name: /^Photo \d: / });
    await expect(photos).toHaveCount(1);
    await page.locator('#photo').setInputFiles(picture);
    await page.getByRole('button', { name: vehicleLog.photos.submit }).click();
    await expect(photos).toHaveCount(2);

    await page.goto('/garage/family');
    await page.getByLabel(family.invite.vehicle, { exact: true }).selectOption('DL8CAF5030');
    await page.getByLabel(family.invite.name, { exact: true }).fill('Ravi');
    await page.getByRole('radio', { name: family.roles.viewer, exact: true }).check();
    await page.getByRole('button', { name: family.invite.submit }).click();
    await expect(page.getByLabel(family.people.link('Ravi'))).toHaveValue(/join\?key=/);
    await page.getByRole('button', { name: /^Withdraw invitation/ }).click();
    await expect(page.getByText(family.done.ended)).toBeVisible();
  });
});
