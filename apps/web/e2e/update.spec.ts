import { copy as vehicleLog } from '../src/areas/upkeep/copy/en/vehicle-log.ts';
import { copy as outbox } from '../src/parts/outbox/copy/en/outbox.ts';
import { deployOlder } from './fixtures/deployment.ts';
import { backOnline, settled, signInQuietly, wideScreen } from './fixtures/journeys.ts';
import { expect, test } from './fixtures/test.ts';
import { words } from './fixtures/words.ts';

// Without a network, and for files that an update took away, the browser notes the failed requests.
test.use({ serviceWorkers: 'allow', mayComplain: true });

test('an earlier worker serves newer pages, and an update while somebody types loses nothing', async ({
  page,
  context,
  sandbox,
  product,
  mobile,
}) => {
  test.setTimeout(90_000);
  const site = await deployOlder(product.base);
  await signInQuietly(context, sandbox, mobile);
  await context.request.post('/api/v1/web/garage/vehicles', {
    data: { vehicleNumber: 'DL8CAF5030' },
  });
  const log = `${site.base}/garage/DL8CAF5030/log`;
  const kept = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('personal-pages')).keys();
      return keys.map(({ url }) => new URL(url).pathname);
    });
  const fill = async (km: string) => {
    await page.locator('#fuel').selectOption('petrol');
    await page.locator('#km').fill(km);
    await page.locator('#quantity').fill('31.5');
  };
  const save = () => page.getByRole('button', { name: vehicleLog.add.submit }).click();
  const lines = async () => {
    const answer = await context.request.get('/api/v1/web/garage/log/DL8CAF5030');
    const { data } = (await answer.json()) as { data: { entries: { km: number }[] } };
    return data.entries.map(({ km }) => km);
  };

  // The earlier worker keeps pages of the newer server, and what is written there arrives.
  await page.goto(log);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${site.base}/garage`);
  await page.goto(log);
  await settled(page);
  await expect.poll(kept).toContain('/garage/DL8CAF5030/log/add');
  await context.setOffline(true);
  await page.goto(`${log}/add?kind=fuel`);
  await settled(page);
  await fill('25000');
  await save();
  await expect(page.getByText(vehicleLog.kept.done)).toBeVisible();
  await backOnline(page);
  await expect(page.getByText(outbox.title(1))).toBeHidden();
  expect(await lines()).toEqual([25_000]);

  // The update: the new worker takes over the open page, whose other files are gone from the server.
  await page.goto(`${log}/add?kind=fuel`);
  await settled(page);
  await fill('26000');
  site.update();
  const isTaken = await page.evaluate(async () => {
    Object.assign(window, { isSamePage: true });
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await (await navigator.serviceWorker.getRegistration())?.update();
    await changed;
    return navigator.serviceWorker.controller !== null;
  });
  expect(isTaken).toBe(true);
  await expect(page.locator('#km')).toHaveValue('26000');
  await expect(page.locator('#fuel')).toHaveValue('petrol');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await save();
  await expect(page.getByText(vehicleLog.done.added)).toBeVisible();
  expect(await lines()).toEqual([26_000, 25_000]);

  // Pages that the earlier worker kept open under the new one with their styles and their app.
  await context.setOffline(true);
  await page.goto(`${site.base}/garage`);
  await settled(page);
  await expect(page.getByText('DL 8C AF 5030').first()).toBeVisible();
  expect(
    await page.evaluate(() =>
      [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0),
    ),
  ).toBe(true);
  await context.setOffline(false);

  // And signing out under the new worker erases what the earlier one kept.
  await page.goto(`${site.base}/account`);
  await settled(page);
  await page.getByRole('button', { name: words.account.devices.signOutAll }).click();
  await page.setViewportSize(wideScreen);
  await expect(
    page.getByRole('banner').getByRole('link', { name: words.shell.signIn }),
  ).toBeVisible();
  await expect.poll(kept).toEqual([]);
  await site.stop();
});
