import { describe, expect, test } from 'vitest';
import { site } from '../../composition/site.server.ts';
import { renderPage } from '../../entry-server.tsx';
import { pageInput } from '../../testing/page-input.ts';
import { menuGroups, menuLegal } from './menu.ts';

const answers = {
  getConsents: { consents: [] },
  getRecentSearches: { searches: [] },
  topServices: { services: [] },
};

async function htmlOf(path: string): Promise<string> {
  const page = await renderPage(pageInput(path, { answers }));
  if (page.kind !== 'document') throw new Error(`redirected to ${page.location}`);
  return page.html;
}

const part = (html: string, tag: string) =>
  new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(html)?.[0];
const tabBar = (html: string) => /<nav class="tabbar".*?<\/nav>/s.exec(html)?.[0] ?? '';
const paths = [
  ...menuGroups.flatMap(({ hub, entries, also }) => [
    ...(hub === null ? [] : [hub]),
    ...[...entries, ...also].map(({ path }) => path),
  ]),
  ...menuLegal.map(({ path }) => path),
];

test('every menu entry leads to a page', () => {
  const known = [...site.appPages, ...site.readingPages]
    .filter(({ path }) => path !== '*')
    .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  for (const path of paths) {
    const [plain = ''] = path.split('#');
    expect(
      known.some((pattern) => pattern.test(plain)),
      path,
    ).toBe(true);
  }
});

describe.each([
  ['/', 'Home'],
  ['/rc-search', 'My vehicle'],
  ['/rto-services', 'My vehicle'],
  ['/pay', 'Pay'],
  ['/trade', 'Buy &amp; sell'],
  ['/compare', 'Buy &amp; sell'],
  ['/challan-status', 'Pay'],
  ['/menu', 'Menu'],
  ['/rto', 'Menu'],
])('on %s', (path, tab) => {
  test(`the tab "${tab}" is marked as current, and no other`, async () => {
    const bar = tabBar(await htmlOf(path));
    const marked = [...bar.matchAll(/<a [^>]*aria-current="true".*?<\/span>([^<]*)<\/a>/gs)];
    expect(marked.map(([, name]) => name)).toEqual([tab]);
  });
});

test('every entry is a plain link in the header, in both languages', async () => {
  for (const [prefix, page] of [
    ['', '/rc-search'],
    ['/hi', '/hi/rc-search'],
  ] as const) {
    const header = part(await htmlOf(page), 'header') ?? '';
    for (const { entries, also } of menuGroups) {
      for (const { path } of [...entries, ...also]) {
        expect(header).toContain(`href="${prefix}${path}"`);
      }
    }
  }
});

test('the menu page lists all entries, settings and legal pages, and says who is signed in', async () => {
  const main = part(await htmlOf('/menu'), 'main') ?? '';
  for (const path of paths.filter((one) => !menuGroups.some(({ hub }) => hub === one))) {
    expect(main).toContain(`href="${path}"`);
  }
  expect(main).toContain('name="theme"');
  expect(main).toContain('href="/hi/menu"');
  expect(main).toContain('Sign in');
});

test('the home page sends the same number to challans, insurance and FASTag', async () => {
  const main = part(await htmlOf('/'), 'main') ?? '';
  for (const path of ['challan-pay', 'insurance-homepage', 'tollsetu/recharge']) {
    expect(main).toMatch(new RegExp(`<form[^>]*action="/rc-search".*formAction="/${path}"`, 's'));
  }
  expect(main).not.toMatch(/coming soon/i);
});
