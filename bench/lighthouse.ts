import { existsSync } from 'node:fs';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './measure.ts';
import type { Line } from './report.ts';

const ofApp = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const ofReading = { ...ofApp, performance: 99 } as const;
const pages: readonly (readonly [path: string, wanted: Wanted])[] = [
  ['/rc-search', ofApp],
  ['/', ofApp],
  ['/blog/puc-certificate', ofReading],
  ['/rto/maharashtra/office/mh-12', ofReading],
  ['/new-cars/maruti-suzuki/swift', ofReading],
];
const runs = 3;
/** A run can fail: the browser was slow to start, or no paint was seen. It then has no score, which is not 0. */
const triesOfRun = 3;
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
];

type Wanted = typeof ofApp | typeof ofReading;
type Category = keyof Wanted;
type Scores = Readonly<Record<Category, number>>;

/** Lighthouse (mobile, its own throttling) in Debian's Chromium: the median of three runs per page. Throws when a page
 * gets no score in three attempts. */
export async function lighthouseLines(address: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [path, wanted] of pages) {
    const seen: Scores[] = [];
    while (seen.length < runs) seen.push(await scoresOf(`${address}${path}`));
    for (const category of categories) {
      const all = seen.map((scores) => scores[category]);
      const score = median(all);
      lines.push({
        measured: `Lighthouse mobile of ${path}: ${category}`,
        product: `${score} (${all.join(', ')})`,
        floor: '',
        ratio: null,
        wanted: String(wanted[category]),
        isMet: score >= wanted[category],
        rounds: { product: all, floor: [] },
      });
    }
  }
  return lines;
}

const categories = Object.keys(ofApp) as Category[];

/** A new browser each time, so no run finds the previous one's cache. */
async function scoresOf(url: string): Promise<Scores> {
  for (let attempt = 1; attempt <= triesOfRun; attempt += 1) {
    const chrome = await openChrome();
    try {
      const run = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
      const found = categories.map(
        (name) => [name, run?.lhr.categories[name]?.score ?? null] as const,
      );
      if (found.every(([, score]) => score !== null)) {
        return Object.fromEntries(
          found.map(([name, score]) => [name, Math.round((score ?? 0) * 100)]),
        ) as Scores;
      }
      process.stdout.write(
        `Lighthouse gave no score for ${url}: ${run?.lhr.runtimeError?.code ?? 'no reason'}\n`,
      );
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`Lighthouse gave no score for ${url} in ${triesOfRun} attempts`);
}

function openChrome(): Promise<LaunchedChrome> {
  const chromePath = process.env.CHROMIUM_PATH ?? places.find(existsSync);
  if (chromePath === undefined)
    throw new Error('Chromium is missing: install it or set CHROMIUM_PATH');
  return launch({
    chromePath,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
