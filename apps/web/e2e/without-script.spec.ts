import { coverDays, plateField, someNumber } from './fixtures/journeys.ts';
import { expect, test } from './fixtures/test.ts';
import { words } from './fixtures/words.ts';

// Every main task works with plain links and forms.
test.use({ javaScriptEnabled: false });

const { marks } = words.rcSearch;

test('look up a vehicle by typing, from the home page and the search page', async ({ page }) => {
  for (const start of ['/', '/rc-search']) {
    await page.goto(start);
    await plateField(page).fill('dl-8c af.5030');
    await page.getByRole('button', { name: marks.field.submit }).click();
    await expect(page).toHaveURL('/rc-details/DL8CAF5030');
    const { ownDamageOver } = await coverDays(page, 'DL8CAF5030');
    await expect(page.locator('#insurance')).toContainText(`Expired ${ownDamageOver} days ago`);
  }
});

test('invalid number: the error at the field, the typed text, and a suggestion', async ({
  page,
}) => {
  await page.goto('/rc-search');
  await plateField(page).fill('MHO2AB0001');
  await page.getByRole('button', { name: marks.field.submit }).click();
  await expect(plateField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(plateField(page)).toHaveValue('MHO2AB0001');
  await page.getByRole('link', { name: /M H, 0 2, A B, 0 0 0 1/ }).click();
  await expect(page).toHaveURL('/rc-details/MH02AB0001');
});

test('the daily limit, then sign-in by OTP, then the same record', async ({
  page,
  sandbox,
  mobile,
}) => {
  for (let i = 0; i < 5; i += 1) await page.goto(`/rc-details/${someNumber()}`);
  const number = someNumber();
  expect((await page.goto(`/rc-details/${number}`))?.status()).toBe(429);
  await page
    .getByRole('main')
    .getByRole('link', { name: words.limit.signIn(25) })
    .click();
  await page.getByLabel(words.signIn.mobileLabel).fill(mobile);
  await page.getByRole('button', { name: words.signIn.send }).click();
  const code = page.getByLabel(words.signIn.codeLabel, { exact: true });
  const otp = await sandbox.otpOf(mobile);
  await code.fill(otp === '123456' ? '654321' : '123456');
  await page.getByRole('button', { name: words.signIn.verify, exact: true }).click();
  await expect(page.getByText(words.errors['auth/otp-wrong'].title)).toBeVisible();
  await code.fill(otp);
  await page.getByRole('button', { name: words.signIn.verify, exact: true }).click();
  await expect(page).toHaveURL(`/rc-details/${number}`);
  await expect(page.locator('#insurance')).toBeVisible();

  // Signed in: the garage with plain forms only.
  await page.getByRole('button', { name: words.rcDetails.actions.addToGarage }).click();
  await expect(page.getByText(words.garage.add.done)).toBeVisible();
  await page.getByRole('button', { name: words.garage.calendar.create }).click();
  await expect(page.getByLabel(words.garage.calendar.label)).toBeVisible();
  await page.getByRole('button', { name: /^Remove .* from the garage/ }).click();
  await expect(page.getByText(words.garage.removed)).toBeVisible();
  await expect(page.getByText(words.garage.empty.title)).toBeVisible();
});

test('an invalid mobile number is refused with an explanation and stays in the field', async ({
  page,
}) => {
  await page.goto('/sign-in');
  await page.getByLabel(words.signIn.mobileLabel).fill('12345');
  await page.getByRole('button', { name: words.signIn.send }).click();
  await expect(page.getByText(words.signIn.mobileWrong)).toBeVisible();
  await expect(page.getByLabel(words.signIn.mobileLabel)).toHaveValue('12345');
});

test('requesting a second OTP too soon is refused with an explanation', async ({
  page,
  mobile,
}) => {
  await page.goto('/sign-in');
  await page.getByLabel(words.signIn.mobileLabel).fill(mobile);
  await page.getByRole('button', { name: words.signIn.send }).click();
  await page.getByRole('button', { name: words.signIn.resend }).click();
  await expect(page.getByText(words.errors['auth/otp-wait'].title)).toBeVisible();
});

test('a city is chosen on its page', async ({ page }) => {
  await page.goto('/menu');
  await page.getByRole('main').getByRole('link', { name: /Delhi/ }).click();
  await page.getByLabel(words.city.searchLabel).fill('bombay');
  await page.getByRole('button', { name: words.city.search, exact: true }).click();
  await page.getByRole('button', { name: /^Mumbai/ }).click();
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('main').getByText('Mumbai')).toBeVisible();
});

test('language, theme and consent can be changed', async ({ page }) => {
  await page.goto('/rc-search');
  await page.getByRole('button', { name: words.shell.theme.dark, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveURL('/rc-search');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/rc-search');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/consent');
  await page.getByRole('button', { name: words.consent.withdraw }).first().click();
  await expect(page.getByText(words.consent.state.denied, { exact: true }).first()).toBeVisible();
});

test('recent searches are listed and cleared', async ({ page }) => {
  await page.goto('/rc-details/MH12DE1433');
  await page.goto('/rc-search');
  const recent = page.getByRole('navigation', { name: words.rcSearch.recent.title });
  await expect(recent.getByRole('link')).toHaveText(['MH 12 DE 1433']);
  await recent.getByRole('button', { name: words.rcSearch.recent.clear }).click();
  await expect(page).toHaveURL('/rc-search');
  await expect(recent).toHaveCount(0);
});

test('a visitor reports a mistake; the record does not change', async ({ page }) => {
  const number = someNumber();
  await page.goto(`/rc-details/${number}`);
  await page.getByRole('link', { name: words.rcDetails.wrong.action }).click();
  const { report } = words.ownership;
  await page.getByLabel(report.fieldLabel).selectOption(words.rcDetails.fields.fuel);
  await page.getByRole('button', { name: report.submit }).click();
  await expect(page.getByText(report.done.title)).toBeVisible();
  await expect(page.getByText(report.done.filed)).toBeVisible();
  await page.getByRole('link', { name: report.back }).click();
  await expect(page.getByText(/Reported by owner/)).toHaveCount(0);
});

test('all six FAQs are one link away', async ({ page }) => {
  await page.goto('/rc-search');
  await page.getByRole('link', { name: 'Show More' }).click();
  await expect(page.locator('details[id^="faq-"], [id^="faq-"] summary')).not.toHaveCount(0);
  await expect(page.getByText(words.rcSearch.faq.items[5]?.question ?? '')).toBeVisible();
});

test('buttons that need script are hidden', async ({ page }) => {
  await page.goto('/rc-details/MH12DE1433');
  for (const name of [words.rcDetails.actions.copyLink, words.rcDetails.actions.print]) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
});

test.describe('malformed input gets a page with an explanation, never a server error', () => {
  const long = 'A1'.repeat(2_500);
  const inputs = [
    ['10 kB as a number', `/rc-search?vehicleNumber=${long}`],
    ['10 kB in the path', `/rc-details/${long}`],
    ['a null byte', '/rc-details/%00'],
    ['script', '/rc-search?vehicleNumber=%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['quotes', '/rc-details/MH12%27%20or%201%3D1--'],
    ['an empty number', '/rc-search?vehicleNumber='],
    ['letters of other scripts', '/rc-details/%E0%A4%95%E0%A5%87%E0%A4%8F'],
    ['a page inside a number', '/rc-details/..%2F..%2Fetc%2Fpasswd'],
    ['an unknown state', '/rto-codes?code=%F0%9F%92%A5'],
    ['an unknown field', '/rc-details/MH12DE1433/report?field=__proto__'],
    ['two of everything', '/rc-search?vehicleNumber=a&vehicleNumber=b&vehicleNumber[]=c'],
  ] as const;

  test('in addresses', async ({ page }) => {
    for (const [name, path] of inputs) {
      const answer = await page.goto(path);
      expect.soft(answer?.status() ?? 0, name).toBeLessThan(500);
      await expect.soft(page.getByRole('main'), name).toContainText(/[A-Z][\w’']+ .{8,}/);
      expect
        .soft(await page.content(), name)
        .not.toMatch(/\.ts:\d|node_modules|alert\(1\)<\/script>/);
    }
  });

  test('malformed percent-encoding in the address', async ({ page }) => {
    expect((await page.goto('/rc-details/%E0%A4%A'))?.status()).toBe(400);
    await expect(page.getByRole('heading', { name: 'This link does not work.' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to previous page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('malformed cookies', async ({ page, context, baseURL }) => {
    const cookies = {
      city: '%E0%A4%A',
      cityId: '-1e309',
      deviceId: 'a.b.c',
      recent: '%00.x',
      pahiya_session: 'x'.repeat(3000),
      theme: '"><script>',
      lang: 'xx',
    };
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? '' })),
    );
    for (const path of ['/', '/rc-search', '/rc-details/MH12DE1433', '/garage', '/account']) {
      expect((await page.goto(path))?.status(), path).toBeLessThan(500);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('a form with unknown fields changes nothing', async ({ page, request }) => {
    for (const path of [
      '/garage',
      '/account',
      '/city',
      '/consent',
      '/sign-in',
      '/theme',
      '/rc-search',
    ]) {
      const answer = await request.post(path, {
        form: {
          intent: '__proto__',
          cityId: 'NaN',
          vehicleNumber: '\0',
          mobile: '💥',
          next: '//evil',
        },
        maxRedirects: 0,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect(answer.status(), path).toBeLessThan(500);
      expect(answer.headers().location ?? '/', path).toMatch(/^\/(?!\/)/);
    }
    await page.goto('/menu');
    await expect(page.getByRole('main').getByText('Delhi')).toBeVisible();
  });
});
