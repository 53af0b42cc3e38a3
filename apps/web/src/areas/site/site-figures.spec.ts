import { expect, test } from '../../../e2e/fixtures/test.ts';

type Vitals = { readonly lcp?: number; readonly cls?: number };

test('a page reports its speed once when it is left, and nothing else', async ({ page }) => {
  const answers: number[] = [];
  // Playwright does not expose the body of a beacon.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const sent: string[] = [];
    Object.assign(window, { sent });
    navigator.sendBeacon = (url, body) => {
      void new Response(body).text().then((text) => sent.push(text));
      return send(url, body);
    };
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/util/vitals')) answers.push(response.status());
  });
  await page.goto('/rto/goa');
  await page.waitForLoadState('load');
  // The browser reports the largest paint after it was rendered.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  for (let time = 0; time < 2; time += 1) {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
  await expect.poll(() => answers).toEqual([202]);
  const sent = await page.evaluate(() => (window as unknown as { sent: string[] }).sent);
  expect(sent).toHaveLength(1);
  const vitals: Vitals = JSON.parse(sent[0] ?? '{}');
  expect(Object.keys(vitals).filter((name) => !['lcp', 'inp', 'cls'].includes(name))).toEqual([]);
  expect(vitals.lcp).toBeGreaterThan(0);
  expect(vitals.cls).toBeLessThan(100);
});

test('reported measurements appear in the public figures', async ({ page, context }) => {
  const report = await context.request.post('/api/v1/web/util/vitals', {
    data: { lcp: 1500, cls: 0 },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(report.status()).toBe(202);
  const figures = await context.request.get('/api/v1/web/figures');
  const { data } = (await figures.json()) as {
    data: { vitals: { metric: string; samples: number }[] };
  };
  expect(data.vitals.find(({ metric }) => metric === 'lcp')?.samples).toBeGreaterThan(0);
  await page.goto('/figures');
  for (const part of ['#speed', '#refunds', '#settlements', '#sources']) {
    await expect(page.locator(part)).toBeVisible();
  }
});
