import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { codeOf } from '../../../e2e/fixtures/authenticator.ts';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { ownPassword, signInAtDesk } from '../../../e2e/fixtures/desk.ts';
import { signInQuietly, someNumber } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as englishConsent } from '../../parts/contact-consent/copy/en/contact-consent.ts';
import { copy as hindiConsent } from '../../parts/contact-consent/copy/hi/contact-consent.ts';
import { copy as deskListings } from '../desk/copy/en/desk-listings.ts';
import { copy as englishExchange } from '../used-cars/copy/en/part-exchange.ts';
import { copy as hindiExchange } from '../used-cars/copy/hi/part-exchange.ts';
import { copy as english } from './copy/en/partner.ts';
import { copy as englishDrives } from './copy/en/partner-drives.ts';
import { copy as englishCars } from './copy/en/partner-listings.ts';
import { copy as hindi } from './copy/hi/partner.ts';
import { copy as hindiDrives } from './copy/hi/partner-drives.ts';
import { copy as hindiCars } from './copy/hi/partner-listings.ts';

const columns =
  'stock,vehicle_number,make,model,year,variant,fuel,gearbox,body,km,owners,colour,price,city,status,description';

/** A firm made by the operator of a page; its owner's mail has the link. */
async function makeDealer(atDesk: Page, email: string) {
  const answer = await atDesk.context().request.post('/api/v1/web/operator/partner-firms', {
    data: {
      ...{ kind: 'dealer', name: 'Journey Motors', legalName: 'Journey Motors Pvt Ltd' },
      ...{ gstin: null, authorisationNumber: 'DL-29B-0042', stateCode: 'DL', cityId: 10084 },
      ...{ grievanceName: 'Meena', grievanceEmail: 'care@journey.example' },
      ...{ ownerName: 'Ravi', ownerEmail: email },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

for (const one of [
  {
    ...{ javaScriptEnabled: true, prefix: '', copy: english, cars: englishCars },
    ...{ drives: englishDrives, exchange: englishExchange, consent: englishConsent },
  },
  {
    ...{ javaScriptEnabled: false, prefix: '/hi', copy: hindi, cars: hindiCars },
    ...{ drives: hindiDrives, exchange: hindiExchange, consent: hindiConsent },
  },
]) {
  const { javaScriptEnabled, prefix, copy, cars, drives, exchange, consent } = one;
  test.describe(javaScriptEnabled ? 'with script' : 'without script, in Hindi', () => {
    test.use({ javaScriptEnabled });

    test('a dealer imports a car, the desk publishes it from the queue, and a buyer offers a car in exchange', async ({
      page,
      sandbox,
      product,
      mobile,
      openBrowser,
    }) => {
      test.slow();
      const check = async (at: Page) => {
        if (javaScriptEnabled) expect(await faultsOf(at)).toEqual([]);
      };
      const atDesk = await (await openBrowser({ javaScriptEnabled: false })).newPage();
      await signInAtDesk(atDesk, product);
      const email = `ravi${randomInt(1e9)}@journey.example`;
      await makeDealer(atDesk, email);
      const link = await sandbox.linkInMailTo(email, /\/partner\/invitation\/[\w-]{43}/);
      await page.goto(`${prefix}${link}`);
      const key = (await page.locator('main code').first().innerText()).trim();
      await page.getByLabel(copy.signIn.newPassword).fill(ownPassword);
      await page.getByLabel(copy.signIn.code).fill(codeOf(key));
      await page.getByRole('button', { name: copy.invitation.submit }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/partner$`));

      const stock = `J-${randomInt(1e6)}`;
      const line = (km: number, price: number) =>
        `${stock},${someNumber()},Maruti Suzuki,Swift,2019,VXI,petrol,manual,hatchback,${km},1,red,${price},Delhi,,One careful owner`;
      const load = async (csv: string, act: string) => {
        await page.getByLabel(cars.import.field).fill(csv);
        await page.getByRole('button', { name: act, exact: true }).click();
      };
      await page.goto(`${prefix}/partner/listings`);
      const first = `${columns}\n${line(42_300, 450_000)}`;
      await load(first, cars.import.check);
      await expect(page.getByText(cars.import.checked)).toBeVisible();
      await load(first, cars.import.store);
      await expect(page.getByText(cars.import.stored)).toBeVisible();
      await check(page);
      await page.getByRole('link', { name: cars.manage }).first().click();
      await expect(page.getByText(cars.car.unread)).toBeVisible();
      await check(page);
      const listing = new URL(page.url()).pathname.split('/').at(-1) ?? '';

      await page.goto(`${prefix}/partner/drives`);
      await page.getByLabel(drives.place).fill('Plot 7, Rohini, Delhi');
      await page.getByLabel(drives.from).fill('10');
      await page.getByLabel(drives.until).fill('18');
      for (const day of Object.values(drives.weekdays)) {
        await page.getByLabel(day, { exact: true }).check();
      }
      await page.getByRole('button', { name: drives.save }).click();
      await expect(page.getByLabel(drives.place)).toHaveValue('Plot 7, Rohini, Delhi');
      await check(page);

      await atDesk.goto('/desk');
      await atDesk.getByRole('link', { name: listing }).click();
      await expect(atDesk).toHaveURL(new RegExp(`/desk/listings#l-${listing}$`));
      await atDesk
        .locator(`#l-${listing}`)
        .getByRole('button', { name: new RegExp(`^${deskListings.publish}`) })
        .click();
      await expect(atDesk.getByText(deskListings.done.live)).toBeVisible();

      const buyers = await openBrowser({ javaScriptEnabled });
      await signInQuietly(buyers, sandbox, mobile);
      const buyer = await buyers.newPage();
      await buyer.goto(`${prefix}/part-exchange/${listing}`);
      await buyer.getByLabel(exchange.field).fill('2,50,000');
      await buyer.getByRole('button', { name: exchange.submit }).click();
      await buyer.getByLabel(exchange.ask.car).fill('Maruti Alto');
      await buyer.getByLabel(exchange.ask.year).fill('2016');
      await buyer.getByLabel(exchange.ask.km).fill('60000');
      await buyer.getByLabel(consent.channels.call).check();
      await check(buyer);
      await buyer.getByRole('button', { name: exchange.ask.submit('Journey Motors') }).click();
      await expect(buyer.getByText(exchange.ask.sent('Journey Motors'))).toBeVisible();
      await check(buyer);

      await page.goto(`${prefix}/partner`);
      await page.locator('main a[href*="/partner/leads/"]').first().click();
      await expect(page.getByRole('main')).toContainText('Maruti Alto 2016');
      await expect(page.getByRole('main')).toContainText('₹2,00,000');
      await expect(page.getByRole('main')).not.toContainText(mobile);
      await check(page);
    });
  });
}
