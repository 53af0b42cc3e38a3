import { expectNoFaults, faultsOf } from '../../../../e2e/fixtures/axe.ts';
import { atGateway, backAtOrder, chooseAtGateway } from '../../../../e2e/fixtures/challans.ts';
import { plateField, signInQuietly, someCar } from '../../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../../e2e/fixtures/test.ts';
import { copy as errorsEnglish } from '../../../frame/copy/en/errors.ts';
import { copy as errorsHindi } from '../../../frame/copy/hi/errors.ts';
import { copy as wordsEnglish } from '../../../parts/new-tag/copy/en/new-tag.ts';
import { copy as wordsHindi } from '../../../parts/new-tag/copy/hi/new-tag.ts';
import { copy as orderEnglish } from '../../orders/copy/en/order-fastag-tag.ts';
import { copy as orderHindi } from '../../orders/copy/hi/order-fastag-tag.ts';
import { copy as english } from '../copy/en/tag-buy.ts';
import { copy as hindi } from '../copy/hi/tag-buy.ts';

/** The smallest possible PNG: one white pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

const journeys = [
  {
    name: 'with script',
    javaScriptEnabled: true,
    prefix: '',
    copy: english,
    words: wordsEnglish,
    order: orderEnglish,
    errors: errorsEnglish,
    success: 'Success',
  },
  {
    name: 'without script, in Hindi',
    javaScriptEnabled: false,
    prefix: '/hi',
    copy: hindi,
    words: wordsHindi,
    order: orderHindi,
    errors: errorsHindi,
    success: 'सफल',
  },
];

for (const journey of journeys) {
  const { name, javaScriptEnabled, prefix, copy, words, order, errors, success } = journey;
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test('from the number to the paid tag, followed on the order’s page', async ({
      page,
      context,
      sandbox,
      mobile,
    }) => {
      test.slow();
      await signInQuietly(context, sandbox, mobile);
      // A car without a tag.
      const vehicleNumber = someCar('1010');
      const check = async () => {
        if (!javaScriptEnabled) return;
        // The bar of a navigation is outside the landmarks.
        await expect(page.locator('.topbar')).toHaveCount(0);
        expect(await faultsOf(page)).toEqual([]);
      };
      await page.goto(`${prefix}/tollsetu/buy`);
      await plateField(page).fill(vehicleNumber);
      await page.getByRole('button', { name: copy.numberSubmit }).click();
      const main = page.getByRole('main');
      await expect(main).toContainText(words.lines['tag-deposit']?.label ?? '');
      await page.getByRole('button', { name: copy.start.submit }).click();

      await expect(page.getByRole('heading', { name: copy.otp.title })).toBeVisible();
      await check();
      await page.getByRole('textbox', { name: copy.otp.label }).fill('000000');
      await page.getByRole('button', { name: copy.otp.submit }).click();
      await expect(main).toContainText(errors.byCode['fastag/otp-wrong'].title);
      const otp = await sandbox.otpOf(mobile);
      await page.getByRole('textbox', { name: copy.otp.label }).fill(otp);
      await page.getByRole('button', { name: copy.otp.submit }).click();

      await expect(page.getByRole('heading', { name: copy.person.title })).toBeVisible();
      await check();
      const { chassis } = await sandbox.identifiersOf(vehicleNumber);
      await page.getByLabel(copy.person.name).fill('Asha Verma');
      await page.getByLabel(copy.person.dateOfBirth).fill('14/05/1990');
      await page.getByLabel(copy.person.idKind, { exact: true }).selectOption('pan');
      await page.getByLabel(copy.person.idNumber).fill('ABCDE1234F');
      await page.getByLabel(copy.person.identifierEnd).fill(chassis.slice(-5));
      await page.getByRole('button', { name: copy.person.submit }).click();

      await expect(page.getByRole('heading', { name: copy.pictures.title })).toBeVisible();
      await check();
      for (const kind of ['rc-front', 'vehicle-front'] as const) {
        const file = { name: `${kind}.png`, mimeType: 'image/png', buffer: picture };
        const form = page.locator('form').filter({ has: page.locator(`#file-${kind}`) });
        await form.locator('input[type=file]').setInputFiles(file);
        await form.getByRole('button', { name: words.picture.upload }).click();
        await expect(page.locator(`#file-${kind}`)).toHaveCount(0);
      }

      await expect(page.getByRole('heading', { name: copy.address.title })).toBeVisible();
      await check();
      await page.getByLabel(copy.address.name).fill('Asha Verma');
      await page.getByLabel(copy.address.line, { exact: true }).fill('12 Park Street');
      await page.getByLabel(copy.address.city).fill('Pune');
      await page.getByLabel(copy.address.state).selectOption('MH');
      await page.getByLabel(copy.address.pinCode).fill('411001');
      await page.getByRole('button', { name: copy.address.pay('₹500') }).click();
      if (!javaScriptEnabled) await page.locator('form[data-document] button').click();
      await atGateway(page);
      await chooseAtGateway(page, success);
      // Without script the gateway's return is one more press.
      if (!javaScriptEnabled && !/\/orders\//.test(page.url())) {
        await page.getByRole('button').first().click();
      }
      await backAtOrder(page);
      await expect(async () => {
        await page.reload();
        await expect(main).toContainText(order.stops['kyc-review'] ?? '', { timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
      await expect(main).toContainText('12 Park Street');
      if (javaScriptEnabled) await expectNoFaults(page);
    });
  });
}

test('the pages before paying have no fault for a screen reader, in Hindi too', async ({
  page,
}) => {
  for (const path of ['/tollsetu/buy', '/hi/tollsetu/buy?number=DL8CAF5030']) {
    await page.goto(path);
    expect(await faultsOf(page)).toEqual([]);
  }
});
