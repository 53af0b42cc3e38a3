import { existsSync } from 'node:fs';
import { Giveup } from '../bootstrap/paths.mjs';
import { installWithApt } from './debian-packages.mjs';

/** In order of preference: Debian's headless build of Chromium draws the same pages with two thirds of the work. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian's font with the letters of Hindi. Every phone has one like it; a bare server has none, and shows boxes of
 * other widths until the page's own font is loaded, so the layout shifts as it does for no reader. */
const HINDI_FONT = '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf';

/** Path of a Chromium; on Debian it is installed if missing and permitted, and the font of Hindi too. */
export function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Giveup(`CHROMIUM_PATH: there is no ${given}.`);
  const found = given || findChromium();
  const missing = [
    ...(found ? [] : ['chromium-headless-shell']),
    ...(existsSync(HINDI_FONT) ? [] : ['fonts-noto-core']),
  ];
  if (missing.length > 0) installWithApt(missing, 'the browser tests');
  const installed = found || findChromium();
  if (installed) return installed;
  throw new Giveup(
    'The browser tests need Chromium. Install it ("apt-get install chromium-headless-shell" on Debian, as root), or give its path in CHROMIUM_PATH.',
  );
}

function findChromium() {
  return PLACES.find((place) => existsSync(place));
}
