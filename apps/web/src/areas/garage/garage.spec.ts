import { coverDays, plateField, settled, signInQuietly } from '../../../e2e/fixtures/journeys.ts';
import { expect, test } from '../../../e2e/fixtures/test.ts';
import { words } from '../../../e2e/fixtures/words.ts';

const { garage } = words;

test('the garage explains itself to a visitor', async ({ page }) => {
  await page.goto('/garage');
  await expect(page.getByRole('heading', { level: 1, name: garage.visitor.title })).toBeVisible();
});

test('vehicles are added and removed; expired papers are listed above them', async ({
  page,
  context,
  sandbox,
  mobile,
}) => {
  await signInQuietly(context, sandbox, mobile);
  await page.goto('/garage');
  await settled(page);
  await expect(page.getByText(garage.empty.title)).toBeVisible();
  for (const typed of ['dl 8c af 5030', 'MH12DE1433']) {
    await plateField(page).fill(typed);
    await page.getByRole('button', { name: garage.add.submit, exact: true }).click();
    await expect(page.getByText(garage.add.done)).toBeVisible();
  }
  const cards = page.getByRole('region', { name: garage.vehicles }).locator('> ul > li');
  await expect(cards).toHaveCount(2);
  const expired = page.locator('#expired').getByRole('listitem');
  await expect(expired.first()).toContainText('DL 8C AF 5030');
  const { ownDamageOver } = await coverDays(page, 'DL8CAF5030');
  await expect(expired.first()).toContainText(`Expired ${ownDamageOver} days ago`);
  await page.getByRole('button', { name: garage.removeLong('DL 8C AF 5030') }).click();
  await expect(page.getByText(garage.removed)).toBeVisible();
  await expect(cards).toHaveCount(1);
  await page.goto('/rc-details/MH12DE1433');
  await expect(page.getByRole('link', { name: words.rcDetails.actions.inGarage })).toBeVisible();
});

test('the calendar feed has the due dates with masked numbers, and an old address stops working', async ({
  page,
  context,
  sandbox,
  mobile,
  openBrowser,
}) => {
  await signInQuietly(context, sandbox, mobile);
  await page.goto('/garage?add=DL8CAF5030');
  await settled(page);
  await page.getByRole('button', { name: garage.add.submit, exact: true }).click();
  await page.getByRole('button', { name: garage.calendar.create }).click();
  const address = page.getByLabel(garage.calendar.label);
  await expect(address).toBeVisible();
  const feed = await address.inputValue();
  // Calendar apps have no cookies of ours.
  const stranger = await openBrowser();
  const answer = await stranger.request.get(feed);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  const events = parseCalendar(await answer.text());
  expect(events.length).toBeGreaterThanOrEqual(2);
  for (const event of events) {
    expect(event.UID).toBeTruthy();
    expect(event.DTSTART).toMatch(/^\d{8}$/);
    expect(event.SUMMARY).toBeTruthy();
    expect(Object.values(event).join()).not.toContain('5030AF');
  }
  expect(JSON.stringify(events)).not.toMatch(/DL ?8C ?AF ?5030/);
  await page.getByRole('button', { name: garage.calendar.renew }).click();
  await expect(address).not.toHaveValue(feed);
  expect((await stranger.request.get(feed)).status()).toBe(410);
});

test('an invalid number is refused in the garage too, and stays in the field', async ({
  page,
  context,
  sandbox,
  mobile,
}) => {
  await signInQuietly(context, sandbox, mobile);
  await page.goto('/garage');
  await settled(page);
  await plateField(page).fill('ZZ 12 AB 1234');
  await page.getByRole('button', { name: garage.add.submit, exact: true }).click();
  await expect(page.getByText(garage.marks.refusals['mark/no-such-state'])).toBeVisible();
  await expect(plateField(page)).toHaveValue(/ZZ/);
});

/** Properties of an iCalendar text (RFC 5545): lines unfolded, parameters dropped. */
function parseCalendar(text: string): Record<string, string>[] {
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll(/\r\n[ \t]/g, '');
  return [...unfolded.matchAll(/BEGIN:VEVENT\r\n(.*?)END:VEVENT/gs)].map(([, body = '']) =>
    Object.fromEntries(
      body
        .split('\r\n')
        .map((line) => /^([A-Z-]+)[^:]*:(.*)$/.exec(line))
        .filter((found) => found !== null)
        .map(([, name, value]) => [name, value]),
    ),
  );
}
