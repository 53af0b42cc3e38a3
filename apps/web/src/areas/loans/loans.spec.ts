import { expectNoFaults, faultsOf } from '../../../e2e/fixtures/axe.ts';
import { signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as english } from './copy/en/loan-application.ts';
import { copy as nocEnglish } from './copy/en/loan-noc.ts';
import { copy as loansEnglish } from './copy/en/loans.ts';
import { copy as hindi } from './copy/hi/loan-application.ts';
import { copy as nocHindi } from './copy/hi/loan-noc.ts';
import { copy as loansHindi } from './copy/hi/loans.ts';

const journeys = [
  {
    name: 'with script',
    javaScriptEnabled: true,
    prefix: '',
    copy: english,
    loans: loansEnglish,
    noc: nocEnglish,
  },
  {
    name: 'without script, in Hindi',
    javaScriptEnabled: false,
    prefix: '/hi',
    copy: hindi,
    loans: loansHindi,
    noc: nocHindi,
  },
];

for (const { name, javaScriptEnabled, prefix, copy, loans, noc } of journeys) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test('from the calculator to an application that a lender has', async ({
      page,
      context,
      sandbox,
      mobile,
    }) => {
      test.slow();
      await signInQuietly(context, sandbox, mobile);
      const check = async () => {
        if (!javaScriptEnabled) return;
        await expect(page.locator('.topbar')).toHaveCount(0);
        expect(await faultsOf(page)).toEqual([]);
      };
      await page.goto(`${prefix}/loans?kind=new-car&amount=500000&rate=9&months=60&fee=0`);
      await expect(page.locator('#emi')).toHaveText('₹10,379');
      if (javaScriptEnabled) {
        const slider = page.getByLabel(loans.fields.slide(loans.fields.months));
        await slider.fill('120');
        await expect(page.locator('#emi')).toHaveText('₹6,334');
        await slider.fill('60');
      }
      await check();
      await page.getByRole('link', { name: loans.apply.link }).click();
      await page.getByLabel(copy.start.value).fill('700000');
      await page.getByRole('button', { name: copy.start.submit }).click();

      const box = page.getByRole('checkbox');
      await expect(box).toHaveCount(4);
      for (const one of await box.all()) await expect(one).not.toBeChecked();
      await check();
      await page.getByLabel(copy.person.name).fill('Asha Devi');
      await page.getByLabel(copy.person.pan, { exact: true }).fill('ABCPD1234F');
      await page.getByLabel(copy.person.bornOn).fill('12/04/1990');
      await page.getByLabel(copy.person.pinCode).fill('110001');
      await page.getByLabel(copy.person.income).fill('80,000');
      await page.getByRole('button', { name: copy.consent.submit }).click();
      await expect(page.getByRole('alert')).toContainText(copy.person.errors.lenders);
      await page.getByLabel(copy.person.pan, { exact: true }).fill('ABCPD1234F');
      await page.getByLabel('Amaltas Bank (sandbox)').check();
      await page.getByLabel('Palash Vehicle Credit (sandbox)').check();
      await page.getByRole('button', { name: copy.consent.submit }).click();

      await expect(page.getByRole('heading', { name: copy.otp.title })).toBeVisible();
      await check();
      const otp = await sandbox.otpOf(mobile);
      await page.getByRole('textbox', { name: copy.otp.label }).fill(otp);
      if (await page.getByRole('button', { name: copy.otp.submit }).isVisible()) {
        await page.getByRole('button', { name: copy.otp.submit }).click();
      }
      await expect(async () => {
        if (!javaScriptEnabled) await page.reload();
        await expect(page.getByRole('heading', { name: copy.offers.title })).toBeVisible({
          timeout: 1_000,
        });
      }).toPass({ timeout: 30_000 });
      await expect(page.getByRole('main')).toContainText(copy.reasons.CREDIT_POLICY ?? '');
      await check();
      await page.getByRole('button', { name: copy.offers.choose }).first().click();

      await expect(
        page.getByLabel(copy.handOver.agree('Amaltas Bank (sandbox)', 'Sandbox Credit Bureau')),
      ).not.toBeChecked();
      await page.getByText(copy.offers.kfs).click();
      await expect(page.getByText(copy.kfs.coolingOff)).toBeVisible();
      await check();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: copy.handOver.submit }).click();
      await expect(page.getByRole('main')).toContainText(copy.result['handed-over']);
      await page.getByRole('button', { name: copy.withdraw.submit }).click();
      await expect(page.getByRole('main')).toContainText(copy.result.withdrawn);
      await check();
    });

    test('the clock of a closed loan, with its letter', async ({
      page,
      context,
      sandbox,
      mobile,
    }) => {
      await signInQuietly(context, sandbox, mobile);
      await page.goto(`${prefix}/loans/noc?number=DL8CAF5030`);
      await page.getByLabel(noc.form.closedOn).fill('31/02/2026');
      await page.getByRole('button', { name: noc.form.submit }).click();
      await expect(page.getByRole('alert')).toContainText(noc.form.errors.closedOn);
      await page.getByLabel(noc.form.closedOn).fill('01/06/2026');
      await page.getByRole('button', { name: noc.form.submit }).click();
      await expect(page.getByRole('main')).toContainText(noc.phases.ombudsman);
      await page.getByRole('button', { name: noc.letter.kinds.claim }).click();
      await expect(page.getByLabel(noc.letter.text)).toHaveValue(/× ₹5,000 = ₹/);
      if (javaScriptEnabled) expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: noc.papers.remove }).click();
      await expect(page.getByRole('button', { name: noc.papers.remove })).toHaveCount(0);
    });

    test('every calculator answers a plain form', async ({ page }) => {
      await page.goto(`${prefix}/loans/prepay`);
      await page.getByRole('button', { name: loans.update }).click();
      await expect(page.locator('#plan')).toBeVisible();
      if (javaScriptEnabled) await expectNoFaults(page);
      await page.goto(`${prefix}/loans/eligibility?kind=used-car`);
      await page.getByLabel(loans.eligibility.age, { exact: true }).fill('35');
      await page.getByLabel(loans.eligibility.income).fill('60000');
      await page.getByLabel(loans.eligibility.value).fill('500000');
      await page.getByRole('button', { name: loans.update }).click();
      await expect(page.locator('#answer')).toBeVisible();
      if (javaScriptEnabled) await expectNoFaults(page);
      await page.goto(`${prefix}/loans/bike`);
      await page.getByRole('button', { name: loans.update }).click();
      await expect(page.locator('#personal')).toBeVisible();
      if (javaScriptEnabled) await expectNoFaults(page);
    });
  });
}
