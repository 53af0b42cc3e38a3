import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import type { Answered } from './sources.ts';

/** A browser that opens results pages, each with an empty cache as on a first visit. */
export type ResultsPage = {
  /** Opens a page that lists sources as they respond, timed from the page's request. */
  readonly show: (pageAddress: string) => Promise<Answered>;
  /** Types the number on the landing page, where the app runs, timed from the click. */
  readonly search: (vehicleNumber: string) => Promise<Answered>;
  readonly close: () => Promise<void>;
};

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser. */
export async function openResultsPage(address: string): Promise<ResultsPage> {
  const executablePath = process.env.CHROMIUM_PATH ?? places.find(existsSync);
  if (executablePath === undefined)
    throw new Error('Chromium is missing: install it or set CHROMIUM_PATH');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: [...quiet, ...asRoot] });
  async function onNewPage<Seen>(look: (page: Page) => Promise<Seen>): Promise<Seen> {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    try {
      const page = await context.newPage();
      await page.addInitScript(watchRows);
      return await look(page);
    } finally {
      await context.close();
    }
  }
  return {
    show: (pageAddress) =>
      onNewPage(async (page) => {
        await page.goto(pageAddress);
        await allShown(page);
        const { rows, requested } = await readRows(page);
        return timesSince(requested, rows);
      }),
    search: (vehicleNumber) =>
      onNewPage(async (page) => {
        await page.goto(`${address}/challan-pay`);
        await page.waitForSelector('html[data-alive]');
        const field = page.locator('#vehicleNumber');
        await field.pressSequentially(vehicleNumber, { delay: 30 });
        await page.waitForTimeout(300);
        await field.press('Enter');
        await allShown(page);
        const { rows, sentAt } = await page.evaluate(() => {
          const { rowsShown, searchSentAt } = globalThis as unknown as Watched;
          return { rows: rowsShown, sentAt: searchSentAt };
        });
        return timesSince(sentAt, rows);
      }),
    close: () => browser.close(),
  };
}

async function allShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (globalThis as unknown as Watched).rowsShown.length === 3,
    null,
    { timeout: 30_000, polling: 100 },
  );
}

type Watched = { readonly rowsShown: number[]; readonly searchSentAt: number };

/** Records when each source's row shows a response. Injected before the page's own scripts. */
const watchRows = `
  window.rowsShown = [];
  document.addEventListener('submit', () => { window.searchSentAt = performance.now(); }, true);
  new MutationObserver(() => {
    const answered = document.querySelectorAll('.answers > li[data-state="answered"]').length;
    while (window.rowsShown.length < answered) window.rowsShown.push(performance.now());
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] });
`;

type Rows = { readonly rows: readonly number[]; readonly requested: number };

/** When each row showed a response, and when the page was requested: before that the browser starts a process for
 * it. */
async function readRows(page: Page): Promise<Rows> {
  return page.evaluate(() => ({
    rows: (globalThis as unknown as Watched).rowsShown,
    requested: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
      .requestStart,
  }));
}

function timesSince(from: number, rows: readonly number[]): Answered {
  return { first: Math.min(...rows) - from, all: Math.max(...rows) - from };
}
