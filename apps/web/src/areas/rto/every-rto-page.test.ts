import { rtoOffices } from '@pahiya/domain/places/rto-offices';
import { officeSlug } from '@pahiya/domain/places/slugs';
import { STATES } from '@pahiya/domain/places/states';
import { describe, expect, test } from 'vitest';
import { renderPage, sitemapParts } from '../../entry-server.tsx';
import { pageInput } from '../../testing/page-input.ts';

// apps/server/src/whole-server.content.int.test.ts fetches every page; these are the special cases.

const partsOf = async (pattern: RegExp) => {
  const parts = sitemapParts.filter(({ name }) => pattern.test(name));
  const { transport } = pageInput('/');
  const entries = await Promise.all(parts.map((part) => part.entries(transport)));
  return entries.flatMap((some) => some ?? []).map(({ path }) => path);
};

async function see(path: string): Promise<string> {
  const page = await renderPage(pageInput(path));
  if (page.kind !== 'document') throw new Error(`${path} leads to ${page.location}`);
  expect([page.status, page.fault, page.shareable], path).toEqual([200, null, true]);
  return page.html;
}

const active = rtoOffices.filter(({ status }) => status === 'active');

test('the sitemap has all 1,290 active codes, each once, and no others', async () => {
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

describe('an unverified RTO', () => {
  test('is marked on its page and left out of the structured data', async () => {
    for (const confidence of ['low', 'unverified'] as const) {
      const office = active.find((one) => one.confidence === confidence);
      const html = await see(pathOf(office?.code ?? ''));
      expect(html).toContain('tone-amber');
      expect(html).not.toContain('GovernmentOffice');
    }
    const sure = active.find((one) => one.confidence === 'high');
    expect(await see(pathOf(sure?.code ?? ''))).toContain('GovernmentOffice');
  });

  test("is marked in its state's list", async () => {
    for (const { code } of STATES) {
      const state = active.filter(({ stateCode }) => stateCode === code);
      const [list = ''] = (await see(statePathOf(code))).split('id="places"');
      const codes = list.slice(list.indexOf('id="codes"'), list.indexOf('id="plate"'));
      const unsure = state.filter(({ confidence }) => !['high', 'medium'].includes(confidence));
      expect(codes.match(/tone-amber/g)?.length ?? 0, code).toBe(unsure.length);
    }
  });
});

describe('the address', () => {
  const visit = (path: string) => renderPage(pageInput(path));

  test.each([
    ['/rto/mh', '/rto/maharashtra'],
    ['/rto/Orissa', '/rto/odisha'],
    ['/hi/rto/orissa', '/hi/rto/odisha'],
    ['/rto/mh/office/mh12', '/rto/maharashtra/office/mh-12'],
    ['/rto/goa/office/DL-8', '/rto/delhi/office/dl-08'],
    ['/rto/maharashtra/bombay', '/rto/maharashtra/mumbai'],
  ])('%s, another spelling, redirects permanently to %s', async (path, to) => {
    expect(await visit(path)).toMatchObject({ kind: 'redirect', status: 301, location: to });
  });

  test.each(['/rto/atlantis', '/rto/maharashtra/atlantis', '/rto/maharashtra/office/mh-99'])(
    '%s, unknown, is not found',
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
