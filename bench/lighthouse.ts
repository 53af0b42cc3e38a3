import { existsSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Line } from './report.ts';

const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Lighthouse (mobile, its own throttling) of the landing page in Debian's Chromium. */
export async function lighthouseLines(address: string): Promise<Line[]> {
  const chromePath = process.env.CHROMIUM_PATH ?? places.find(existsSync);
  if (chromePath === undefined)
    throw new Error('Chromium is missing: install it or set CHROMIUM_PATH');
  const chrome = await launch({
    chromePath,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  try {
    const lines: Line[] = [];
    for (const path of ['/rc-search', '/']) {
      const run = await lighthouse(`${address}${path}`, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
      });
      for (const [category, least] of Object.entries(wanted)) {
        const score = Math.round((run?.lhr.categories[category]?.score ?? 0) * 100);
        lines.push({
          measured: `Lighthouse mobile of ${path}: ${category}`,
          product: String(score),
          floor: '',
          ratio: null,
          wanted: String(least),
          isMet: score >= least,
        });
      }
    }
    return lines;
  } finally {
    chrome.kill();
  }
}
