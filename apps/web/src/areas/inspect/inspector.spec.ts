import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { codeOf } from '../../../e2e/fixtures/authenticator.ts';
import { faultsOf } from '../../../e2e/fixtures/axe.ts';
import { ownPassword, signInAtDesk } from '../../../e2e/fixtures/desk.ts';
import { backOnline, settled, signInQuietly, someCar } from '../../../e2e/fixtures/journeys.ts';
import type { RunningProduct } from '../../../e2e/fixtures/server.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { copy as outbox } from '../../parts/outbox/copy/en/outbox.ts';
import { copy as desk } from '../desk/copy/en/desk.ts';
import { copy as english } from './copy/en/inspect.ts';
import { copy as hindi } from './copy/hi/inspect.ts';

const web = '/api/v1/web';

async function readData<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const answer = await request.get(web + path);
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

/** Books an inspection as a seller, in the first free window. */
async function bookInspection(request: APIRequestContext): Promise<string> {
  const { slots } = await readData<{ slots: readonly { day: string; fromHour: number }[] }>(
    request,
    '/sell-car/slots?cityId=10084',
  );
  const [slot] = slots;
  const vehicleNumber = someCar();
  const data = {
    ...{ vehicleNumber, cityId: 10084, km: 42_300, address: '12, Sample Road, Rohini, Delhi' },
    ...{ day: slot?.day, fromHour: slot?.fromHour },
  };
  const booked = await request.post(`${web}/sell-car/inspection`, { data });
  expect(booked.status(), await booked.text()).toBe(201);
  return vehicleNumber;
}

/** Signs in a new inspector, with a password of their own. */
async function signInAsInspector(page: Page, product: RunningProduct, copy: typeof english) {
  const { username, password, totpSecret } = await product.makeOperator(`in${randomInt(1e9)}`, [
    'inspector',
  ]);
  await page.goto('/inspect');
  await page.getByLabel(copy.signIn.username).fill(username);
  await page.getByLabel(copy.signIn.password).fill(password);
  await page.getByLabel(copy.signIn.code).fill(codeOf(totpSecret));
  await page.getByRole('button', { name: copy.signIn.submit }).click();
  await page.getByLabel(desk.changePassword.current).fill(password);
  await page.getByLabel(desk.changePassword.next).fill(ownPassword);
  await page.getByRole('button', { name: desk.changePassword.submit }).click();
  await expect(page.getByText(desk.changePassword.done)).toBeVisible();
  return username;
}

/** Assigns the inspection of a vehicle at the desk; returns its id. */
async function assign(request: APIRequestContext, vehicleNumber: string, name: string) {
  const { inspections, inspectors } = await readData<{
    inspections: readonly { inspectionId: string; vehicleNumber: string }[];
    inspectors: readonly { operatorId: string; displayName: string }[];
  }>(request, '/operator/inspections');
  const inspectionId = inspections.find((one) => one.vehicleNumber === vehicleNumber)?.inspectionId;
  const to = inspectors.find(({ displayName }) => displayName === name)?.operatorId;
  const path = `${web}/operator/inspections/${inspectionId}/assign`;
  const answer = await request.post(path, { data: { to } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return inspectionId ?? '';
}

for (const { javaScriptEnabled, prefix, copy } of [
  { javaScriptEnabled: true, prefix: '', copy: english },
  { javaScriptEnabled: false, prefix: '/hi', copy: hindi },
]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script, in Hindi', () => {
    // Without a network the browser complains of the failed request.
    test.use({ javaScriptEnabled, mayComplain: javaScriptEnabled });

    test('an inspector opens an assigned inspection and grades points, also without a network', async ({
      page,
      context,
      sandbox,
      product,
      mobile,
      openBrowser,
    }) => {
      test.setTimeout(75_000);
      const seller = await openBrowser({ javaScriptEnabled: false });
      await signInQuietly(seller, sandbox, mobile);
      const vehicleNumber = await bookInspection(seller.request);
      const username = await signInAsInspector(page, product, english);
      const atDesk = await (await openBrowser({ javaScriptEnabled: false })).newPage();
      await signInAtDesk(atDesk, product);
      const inspectionId = await assign(atDesk.context().request, vehicleNumber, username);

      await page.goto(`${prefix}/inspect`);
      await expect(page.getByRole('main')).toContainText(vehicleNumber.slice(-4));
      if (javaScriptEnabled) expect(await faultsOf(page)).toEqual([]);
      await page.locator(`main a[href*="${inspectionId}"]`).first().click();
      await expect(page.getByRole('main')).toContainText('12, Sample Road');
      await page.locator(`main a[href*="${inspectionId}/"]`).first().click();
      if (javaScriptEnabled) {
        await settled(page);
        expect(await faultsOf(page)).toEqual([]);
        await context.setOffline(true);
      }
      const grade = page.getByRole('radio', { name: copy.group.grades.P }).first();
      await grade.check();
      await page.getByRole('button', { name: copy.group.save }).click();
      if (javaScriptEnabled) {
        await expect(page.getByText(outbox.title(1))).toBeVisible();
        await backOnline(page);
        await expect(page.getByText(outbox.empty)).toBeVisible();
      } else {
        await expect(page.getByText(copy.group.saved)).toBeVisible();
      }
      await page.reload();
      await expect(grade).toBeChecked();
      const { record } = await readData<{ record: { findings: readonly { grade: string }[] } }>(
        context.request,
        `/operator/my-inspections/${inspectionId}`,
      );
      expect(record.findings).toMatchObject([{ grade: 'P' }]);
    });
  });
}
