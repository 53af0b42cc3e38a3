import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Giveup, say } from '../bootstrap/paths.mjs';

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
  if (missing.length > 0) installWithApt(missing);
  const installed = found || findChromium();
  if (installed) return installed;
  throw new Giveup(
    'The browser tests need Chromium. Install it ("apt-get install chromium-headless-shell" on Debian, as root), or give its path in CHROMIUM_PATH.',
  );
}

function findChromium() {
  return PLACES.find((place) => existsSync(place));
}

function installWithApt(packages) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0)
    return;
  say(`Installing ${packages.join(' and ')} from Debian for the browser tests`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', '-qq', '-o=Dpkg::Use-Pty=0', ...args];
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env });
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}
