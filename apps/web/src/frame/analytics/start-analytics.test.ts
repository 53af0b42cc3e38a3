import { afterEach, expect, test, vi } from 'vitest';
import { startAnalytics } from './start-analytics.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the tag is told on a page, and the scripts that it loads. */
async function toldOn(address: string, isGranted: boolean) {
  const { origin, pathname, search } = new URL(address);
  const scripts: string[] = [];
  const dataLayer: object[] = [];
  vi.stubGlobal('window', {
    dataLayer,
    location: { origin, pathname, search },
    addEventListener: () => undefined,
  });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src: string }) => scripts.push(script.src) },
  });
  startAnalytics('G-TEST', {}, async () => isGranted);
  await vi.waitFor(() => expect(dataLayer).not.toEqual([]));
  return { told: JSON.stringify(dataLayer), scripts };
}

test.each([
  ['/rc-details/DL8CAF5030', '/rc-details/:x'],
  ['/hi/insurance-homepage/DL8CAF5030?cover=package', '/hi/insurance-homepage/:x'],
  ['/insurance-quotes/0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b22/aravalli', '/insurance-quotes/:x/'],
  ['/insurance-quote/Xk3p9_mQ', '/insurance-quote/:x'],
  ['/tollsetu/tag/DL8CAF5030/crossings', '/tollsetu/tag/:x/crossings'],
  ['/garage/DL8CAF5030/log', '/garage/:x/log'],
  ['/service-history/DL8CAF5030', '/service-history/:x'],
])('of %s the tag gets the kind of page alone', async (path, kind) => {
  const { told, scripts } = await toldOn(`https://pahiya.example${path}`, true);
  expect(scripts).toHaveLength(1);
  expect(told).toContain(`"page_location":"https://pahiya.example${kind}`);
  expect(told).not.toMatch(/DL8CAF5030|Xk3p9|0f8a3c1e|cover/);
});

test('without consent nothing is loaded and no page is named', async () => {
  const { told, scripts } = await toldOn('https://pahiya.example/rc-search', false);
  expect(scripts).toEqual([]);
  expect(told).not.toContain('page_location');
});
