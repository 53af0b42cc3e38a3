import { fixedForms } from '@pahiya/domain/forms/form-definition';
import type { Page } from '@playwright/test';
import { allFaultsOf } from '../../../e2e/fixtures/axe.ts';
import { settled } from '../../../e2e/fixtures/journeys.ts';
import type { Sandbox } from '../../../e2e/fixtures/sandbox.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';
import { copy as hindiForms } from '../../parts/form-fields/copy/hi/forms.ts';

const languages = [
  ['', words.forms],
  ['/hi', hindiForms],
] as const;
const fastag = `/forms/${fixedForms.buyFastag}`;

/** Webhook deliveries that contain these words. */
async function arrivedWith(sandbox: Sandbox, text: string): Promise<number> {
  const answer = await fetch(`${sandbox.address}/control/sinks?sink=webhook`);
  const { messages } = (await answer.json()) as { messages: { body: unknown }[] };
  return messages.filter(({ body }) => JSON.stringify(body).includes(text)).length;
}

async function send(page: Page): Promise<void> {
  await page.locator('main button[name=intent]').first().click();
}

async function accessible(page: Page): Promise<void> {
  // The progress bar fades out for half a second.
  await expect(page.locator('.topbar')).toHaveCount(0);
  expect(await allFaultsOf(page)).toEqual([]);
}

for (const isScripted of [true, false]) {
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted });

    for (const [prefix, copy] of languages) {
      test(`${prefix}/contact-us: after fixing its errors, the form is submitted once`, async ({
        page,
        sandbox,
        mobile,
      }) => {
        await page.goto(`${prefix}/contact-us`);
        if (isScripted) await settled(page);
        await expect(page.locator('input:checked')).toHaveCount(0);
        await page.locator('#form-name').fill('Asha Rao');
        await page.locator('#form-email').fill('asha@example');
        await page.locator('#form-message').fill(`Hello ${mobile} <b>&`);
        await send(page);
        const summary = page.getByRole('alert').filter({ hasText: copy.errorsTitle });
        await expect(summary.getByRole('link')).toHaveCount(3);
        await expect(page.locator('#form-email')).toHaveAttribute('aria-invalid', 'true');
        await expect(page.locator('#form-email')).toHaveValue('asha@example');
        await expect(page.locator('#form-message')).toHaveValue(`Hello ${mobile} <b>&`);
        await summary.getByRole('link').first().click();
        await expect(page.locator('#form-email')).toBeFocused();
        await page.locator('#form-email').fill('asha@example.in');
        await page.locator('#form-topic').selectOption('mistake');
        await page.locator('#consent-answer').check();
        await send(page);
        await expect(page).toHaveURL(`${prefix}/contact-us?sent=1`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main form')).toHaveCount(0);
        await page.reload();
        await expect.poll(() => arrivedWith(sandbox, `Hello ${mobile}`)).toBe(1);
      });

      test(`${prefix}${fastag}: two steps, back and forth, and on to the second form`, async ({
        page,
        sandbox,
        mobile,
      }) => {
        await page.goto(`${prefix}${fastag}`);
        if (isScripted) await settled(page);
        await expect(page.getByText(copy.step(1, 2))).toBeVisible();
        await page.locator('#form-vehicleNumber').fill('dl 8c af 5030');
        await page.locator('#form-vehicleClass').selectOption('car');
        await page.locator('#form-reason-first').check();
        // The Enter key continues.
        await page.locator('#form-vehicleNumber').press('Enter');
        await expect(page.getByText(copy.step(2, 2))).toBeVisible();
        await page.locator('#form-name').fill('Asha Rao');
        await page.getByRole('button', { name: copy.back, exact: true }).click();
        await expect(page.locator('#form-vehicleNumber')).toHaveValue('dl 8c af 5030');
        await expect(page.locator('#form-reason-first')).toBeChecked();
        await page.getByRole('button', { name: copy.next }).click();
        await expect(page.locator('#form-name')).toHaveValue('Asha Rao');
        await page.locator('#form-mobile').fill(mobile);
        await page.locator('#form-pin').fill('011001');
        await send(page);
        await expect(page.locator('#form-pin')).toHaveAttribute('aria-invalid', 'true');
        await expect(page.locator('#consent-call')).toHaveAttribute('aria-invalid', 'true');
        await page.locator('#form-pin').fill('110001');
        await page.locator('#consent-call').check();
        await expect(page.locator('#consent-news')).not.toBeChecked();
        await send(page);
        await expect(page).toHaveURL(`${prefix}${fastag}?sent=1`);
        await page.getByRole('main').getByRole('link').first().click();
        await expect(page).toHaveURL(`${prefix}/forms/${fixedForms.buyFastagSuccess}`);
        await page.locator('#form-mobile').fill(mobile);
        await page.locator('#form-time-evening').check();
        await page.locator('#form-callLanguage').selectOption('hindi');
        await send(page);
        await expect(page).toHaveURL(`${prefix}/forms/${fixedForms.buyFastagSuccess}?sent=1`);
        await expect.poll(() => arrivedWith(sandbox, mobile)).toBe(2);
      });
    }

    test('feedback knows the kind of page the person came from, but not the vehicle', async ({
      page,
    }) => {
      await page.goto('/rc-details/DL8CAF5030/report');
      const [answer] = await Promise.all([
        page.waitForRequest((request) => new URL(request.url()).pathname === '/feedback'),
        page.evaluate(() => location.assign('/feedback')),
      ]);
      expect(answer.headers().referer).toContain('DL8CAF5030');
      await expect(page.locator('#form-page')).toHaveValue('/rc-details/:x/report');
      await page.locator('#form-rating-5').check();
      await send(page);
      await expect(page).toHaveURL('/feedback?sent=1');
    });
  });
}

test('two quick presses are one submission', async ({ page, sandbox, mobile }) => {
  await page.goto('/contact-us');
  await page.locator('#form-name').fill('Asha Rao');
  await page.locator('#form-email').fill('asha@example.in');
  await page.locator('#form-message').fill(`Twice ${mobile}`);
  await page.locator('#form-topic').selectOption('other');
  await page.locator('#consent-answer').check();
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    const button = form?.querySelector<HTMLButtonElement>('button[value=send]');
    button?.click();
    button?.click();
  });
  await expect(page).toHaveURL('/contact-us?sent=1');
  await expect.poll(() => arrivedWith(sandbox, `Twice ${mobile}`)).toBe(1);
});

test('with script the next step gets the focus, and the page does not jump', async ({ page }) => {
  await page.goto(fastag);
  await settled(page);
  await page.locator('#form-vehicleNumber').fill('DL8CAF5030');
  await page.locator('#form-vehicleClass').selectOption('car');
  await page.locator('#form-reason-first').check();
  await send(page);
  await expect(page.getByRole('heading', { level: 2, name: /Step 2 of 2/ })).toBeFocused();
});

test('the honeypot field is hidden from people', async ({ page }) => {
  await page.goto('/contact-us');
  const trap = page.locator('#form-website');
  await expect(trap).toHaveCount(1);
  await expect(trap).toBeHidden();
  await expect(page.getByRole('textbox', { name: words.forms.trap })).toHaveCount(0);
  await expect(trap).toHaveAttribute('tabindex', '-1');
});

test('no axe violations in any state of a form', async ({ page }) => {
  test.slow();
  for (const [prefix] of languages) {
    await page.goto(`${prefix}/contact-us`);
    await settled(page);
    await accessible(page);
    await send(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await accessible(page);
    await page.goto(`${prefix}${fastag}`);
    await settled(page);
    await page.locator('#form-vehicleNumber').fill('DL8CAF5030');
    await page.locator('#form-vehicleClass').selectOption('car');
    await page.locator('#form-reason-first').check();
    await send(page);
    await expect(page.locator('#form-mobile')).toBeVisible();
    await accessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await accessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.emulateMedia({ colorScheme: 'light' });
  }
});
