import { plateField, settled, signInQuietly, wideScreen } from './fixtures/journeys.ts';
import { expect, test } from './fixtures/test.ts';
import { words } from './fixtures/words.ts';

test("unknown address: the specification's wording, and the way back", async ({ page }) => {
  await page.goto('/rc-search');
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: "Oops! We can't seem to find the page you're looking for" }),
  ).toBeVisible();
  await expect(main.getByText('Make sure the url you entered is correct')).toBeVisible();
  await settled(page);
  await main.getByRole('link', { name: 'Return to previous page' }).click();
  await expect(page).toHaveURL('/rc-search');
});

test.describe('a page that crashes in the browser', () => {
  test.use({ mayComplain: true });

  test("the specification's wording inside the shell, and an error report", async ({ page }) => {
    await page.goto('/rc-search');
    await settled(page);
    const report = page.waitForRequest(/\/util\/kibana$/);
    // A record that no page can render, as a broken deployment might send it.
    await page.route(/\/api\/v1\/web\/vehicle\/MH12DE1433$/, async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: object };
      await route.fulfill({ json: { data: { ...data, office: null } } });
    });
    await plateField(page).fill('MH12DE1433');
    await plateField(page).press('Enter');
    await expect(
      page.getByRole('heading', { name: 'Oops! Our servers are taking a quick break.' }),
    ).toBeVisible();
    await expect(
      page.getByText("We're working on it and will be back shortly. Please try again soon."),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    const sent = (await report).postDataJSON() as { type: string; src: string };
    expect(sent).toMatchObject({
      type: 'WEB_FRONTEND_ERROR',
      src: expect.stringMatching(/web$/i),
    });
  });
});

test('choosing a city in the picker changes the header and sets both cookies', async ({
  page,
  context,
}) => {
  await page.setViewportSize(wideScreen);
  await page.goto('/rto-codes');
  await settled(page);
  const button = page.getByRole('banner').getByRole('link', { name: /Delhi/ });
  await button.click();
  const picker = page.getByRole('dialog', { name: words.city.title });
  await picker.getByLabel(words.city.searchLabel).fill('bombay');
  await picker.getByRole('button', { name: /^Mumbai/ }).click();
  await expect(picker).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('Mumbai')).toBeVisible();
  await expect(page).toHaveURL('/rto-codes');
  const cookies = Object.fromEntries((await context.cookies()).map((one) => [one.name, one.value]));
  expect(cookies.city).toBe('Mumbai');
  expect(cookies.cityId).toMatch(/^\d+$/);
  await page.reload();
  await expect(page.getByRole('banner').getByText('Mumbai')).toBeVisible();
});

test('without a choice the city is Delhi', async ({ page }) => {
  await page.goto('/menu');
  await expect(page.getByRole('main').getByText('Delhi')).toBeVisible();
});

test('a chosen theme persists, whatever the device prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/rc-search');
  await settled(page);
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  const choice = page.getByRole('button', { name: words.shell.theme.dark, exact: true });
  await choice.click();
  await expect.poll(paper).not.toBe(light);
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  const dark = await paper();
  await page.reload();
  expect(await paper()).toBe(dark);
  await settled(page);
  await page.getByRole('button', { name: words.shell.theme.auto, exact: true }).click();
  await expect.poll(paper).toBe(light);
});

test('the "copied" message is green, announced once, and closes automatically or with the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/rc-details/MH12DE1433');
  await settled(page);
  await page.getByText(words.rcDetails.actions.share).click();
  const copy = page.getByRole('button', { name: words.rcDetails.actions.copyLink });
  await copy.click();
  await copy.click();
  const message = page.getByText('Copied Successfully');
  await expect(message).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^http:\/\/localhost:\d+\/shared-record\/[\w-]{40,60}$/,
  );
  await expect(page.locator('.toast')).toHaveClass(/toast-success/);
  await expect(message).toHaveCount(0);
  await copy.click();
  await expect(message).toHaveCount(1);
  await page.getByRole('link', { name: words.rcDetails.actions.another }).click();
  await expect(page).toHaveURL('/rc-search');
  await expect(message).toHaveCount(0);
});

for (const { width, height } of [
  { width: 360, height: 28 },
  { width: 1280, height: 54 },
]) {
  test(`a message is ${height} pixels high on a screen of ${width}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/rc-details/MH12DE1433');
    await settled(page);
    await page.getByText(words.rcDetails.actions.share).click();
    await page.getByRole('button', { name: words.rcDetails.actions.copyLink }).click();
    // Uses the layout height: during the animation the box on the screen is a fraction off.
    await expect(page.locator('.toast')).toHaveCSS('height', `${height}px`);
  });
}

test('the sandbox is named on every page, with a link to its inbox', async ({ page, sandbox }) => {
  for (const path of ['/', '/rc-details/MH12DE1433', '/garage', '/hi/rto-codes', '/no-such-page']) {
    await page.goto(path);
    const inbox = page.locator('aside a[href$="/inbox"]');
    await expect(inbox).toHaveAttribute('href', `${sandbox.address}/inbox`);
  }
});

test('the share card is a picture with a masked number', async ({ page, request }) => {
  await page.goto('/rc-details/MH12DE1433');
  await page.getByText(words.rcDetails.actions.share).click();
  const link = page.getByRole('link', { name: words.rcDetails.actions.image });
  expect(await link.getAttribute('download')).not.toContain('DE');
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/png');
  const bytes = await answer.body();
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  const preview = page.locator('meta[property="og:image"]');
  await expect(preview).toHaveAttribute('content', /\/share\/[\w-]{40,60}\.png$/);
});

test('a shared link shows the vehicle with its number masked', async ({ page, openBrowser }) => {
  await page.goto('/rc-details/MH12DE1433');
  await page.getByText(words.rcDetails.actions.share).click();
  const link = page.getByRole('link', { name: words.rcDetails.actions.whatsapp });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text).not.toContain('DE1433');
  const reader = await (await openBrowser()).newPage();
  await reader.goto(text.slice(text.indexOf('http')));
  await expect(reader.getByRole('heading', { level: 1, name: /Honda City/ })).toBeVisible();
  await expect(reader.getByText(words.rcDetails.explain.document.puc.name)).toBeVisible();
  expect(await reader.content()).not.toMatch(/MH ?12 ?DE ?1433/);
});

test('a printed record has the facts and no buttons', async ({ page }) => {
  await page.goto('/rc-details/MH12DE1433');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#insurance')).toBeVisible();
  for (const hidden of ['.head-nav', '.head-tools', '.tabbar', 'footer', '.no-print']) {
    for (const part of await page.locator(hidden).all()) await expect(part).toBeHidden();
  }
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
});

test('a link inside the app moves the focus to the content without reloading', async ({ page }) => {
  await page.goto('/rc-search');
  await settled(page);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('main').getByRole('link', { name: 'DL 08' }).click();
  await expect(page).toHaveURL(/\/rto-codes\?code=DL08/);
  await expect(page.locator('body[data-same]')).toHaveCount(1);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page).toHaveTitle(/RTO code finder/);
  await page.goBack();
  await expect(page).toHaveURL('/rc-search');
  await expect(page.getByRole('heading', { level: 1, name: words.rcSearch.title })).toBeVisible();
});

test('signing out removes personal pages from the screen', async ({
  page,
  context,
  sandbox,
  mobile,
}) => {
  await signInQuietly(context, sandbox, mobile);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: words.account.title })).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: words.account.devices.signOutAll }).click();
  await expect(page.getByText(mobile.slice(-3))).toHaveCount(0);
});
