import { rtoOffices } from '@pahiya/domain/places/rto-offices';
import { officeSlug } from '@pahiya/domain/places/slugs';
import { STATES } from '@pahiya/domain/places/states';
import { type Language, pathIn } from '@pahiya/domain/shared/language';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '../server/render-page.tsx';
import { pageInput } from '../testing/page-input.ts';
import { sitemapParts } from './site-map.ts';

/** What is looked at of every page of the sitemap. */
type Seen = { path: string; title: string; description: string; canonical: string; html: string };

const partsOf = async (pattern: RegExp) => {
  const parts = sitemapParts.filter(({ name }) => pattern.test(name));
  const { transport } = pageInput('/');
  const entries = await Promise.all(parts.map((part) => part.entries(transport)));
  return entries.flat().map(({ path }) => path);
};

async function see(path: string): Promise<Seen> {
  const page = await renderPage(pageInput(path));
  if (page.kind !== 'document') throw new Error(`${path} leads to ${page.location}`);
  expect([page.status, page.fault, page.shareable], path).toEqual([200, null, true]);
  const found = (pattern: RegExp) => pattern.exec(page.html)?.[1] ?? '';
  return {
    path,
    title: found(/<title>([^<]*)/),
    description: found(/<meta name="description" content="([^"]*)/),
    canonical: found(/<link rel="canonical" href="([^"]*)/),
    html: page.html,
  };
}

const active = rtoOffices.filter(({ status }) => status === 'active');

test('the sitemap has all 1,290 active codes, each once, and no other', async () => {
  const paths = await partsOf(/^rto-offices$/);
  expect(paths).toHaveLength(1290);
  expect(paths.map((path) => path.split('/').at(-1)).sort()).toEqual(
    active.map(({ code }) => officeSlug(code)).sort(),
  );
});

test('no address is in the sitemap twice', async () => {
  const paths = await partsOf(/^(pages|rto-)/);
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(['en', 'hi'] satisfies Language[])('every page about offices in %s', (language) => {
  let all: readonly Seen[] = [];
  beforeAll(async () => {
    const paths = await partsOf(/^rto-/);
    const seen: Seen[] = [];
    for (const path of paths) seen.push(await see(pathIn(language, path)));
    all = seen;
  }, 180_000);

  test('answers, with a title, a description and a canonical address of its own', () => {
    expect(all.length).toBeGreaterThan(1290 + 36 + 500);
    for (const part of ['title', 'description', 'canonical'] as const) {
      const byText = Map.groupBy(all, (page) => page[part]);
      const shared = [...byText].filter(([text, pages]) => text === '' || pages.length > 1);
      expect(shared.map(([text, pages]) => [text, ...pages.map(({ path }) => path)])).toEqual([]);
    }
    for (const { path, canonical } of all) expect(canonical).toBe(`http://localhost${path}`);
  });

  test('has one heading of the first rank and structured data that can be read', () => {
    for (const { path, html } of all) {
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      const block = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
      const data = JSON.parse(block ?? 'null') as { '@graph': { '@type': string }[] };
      const types = data['@graph'].map((thing) => thing['@type']);
      expect(types.slice(0, 2), path).toEqual(['BreadcrumbList', 'FAQPage']);
    }
  });

  test('says where it is without a link to itself', () => {
    for (const { path, html } of all) {
      const trail = /<nav class="crumbs[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
      expect(trail, path).toContain('aria-current="page"');
      expect(trail, path).not.toContain(`href="${path}"`);
    }
  });

  test('brings no app and no data of one', () => {
    for (const { path, html } of all) {
      expect(html, path).not.toMatch(/id="(page-data|app-files)"/);
      expect(html.match(/<script(?! type="application\/ld\+json")/g), path).toHaveLength(1);
    }
  });

  test('leads only to pages of this language that exist, when it stays below /rto', async () => {
    const paths = await partsOf(/^(rto-|services$)/);
    const known = new Set(paths.map((path) => pathIn(language, path)));
    const former = new Set(
      rtoOffices
        .filter(({ status, office }) => status !== 'active' && office !== null)
        .map(({ code }) => officeSlug(code)),
    );
    const prefix = pathIn(language, '/rto');
    for (const { path, html } of all) {
      const links = [...html.matchAll(/href="([^"#]+)/g)].map(([, href]) => href ?? '');
      const below = links.filter((href) => href === prefix || href.startsWith(`${prefix}/`));
      const dead = below.filter(
        (href) => !known.has(href) && !former.has(href.split('/').at(-1) ?? ''),
      );
      expect(dead, path).toEqual([]);
    }
  });
});

describe('what is not sure', () => {
  test('is marked on the page of the office and told to no machine as a fact', async () => {
    for (const confidence of ['low', 'unverified'] as const) {
      const office = active.find((one) => one.confidence === confidence);
      const { html } = await see(pathOf(office?.code ?? ''));
      expect(html).toContain('tone-amber');
      expect(html).not.toContain('GovernmentOffice');
    }
    const sure = active.find((one) => one.confidence === 'high');
    expect((await see(pathOf(sure?.code ?? ''))).html).toContain('GovernmentOffice');
  });

  test('is marked in every list: as many marks as unsure codes', async () => {
    for (const { code } of STATES) {
      const state = active.filter(({ stateCode }) => stateCode === code);
      const [list = ''] = (await see(statePathOf(code))).html.split('id="places"');
      const codes = list.slice(list.indexOf('id="codes"'), list.indexOf('id="plate"'));
      const unsure = state.filter(({ confidence }) => !['high', 'medium'].includes(confidence));
      expect(codes.match(/tone-amber/g)?.length ?? 0, code).toBe(unsure.length);
    }
  });
});

describe('an address that is', () => {
  const visit = (path: string) => renderPage(pageInput(path));

  test.each([
    ['/rto/mh', '/rto/maharashtra'],
    ['/rto/Orissa', '/rto/odisha'],
    ['/hi/rto/orissa', '/hi/rto/odisha'],
    ['/rto/mh/office/mh12', '/rto/maharashtra/office/mh-12'],
    ['/rto/goa/office/DL-8', '/rto/delhi/office/dl-08'],
    ['/rto/maharashtra/bombay', '/rto/maharashtra/mumbai'],
  ])('%s is written another way and leads on for good to %s', async (path, to) => {
    expect(await visit(path)).toMatchObject({ kind: 'redirect', status: 301, location: to });
  });

  test.each(['/rto/atlantis', '/rto/maharashtra/atlantis', '/rto/maharashtra/office/mh-99'])(
    '%s of nothing we know is no page',
    async (path) => {
      const page = await visit(path);
      expect(page).toMatchObject({ kind: 'document', status: 404, shareable: false });
    },
  );
});

function statePathOf(code: string): string {
  const [office] = rtoOffices.filter((one) => one.stateCode === code && one.status === 'active');
  return pathOf(office?.code ?? '').replace(/\/office\/.*$/, '');
}

function pathOf(code: string): string {
  return `${officePaths.get(officeSlug(code))}`;
}

const officePaths = new Map(
  (await partsOf(/^rto-offices$/)).map((path) => [path.split('/').at(-1) ?? '', path]),
);
