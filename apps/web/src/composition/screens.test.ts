import { expect, test } from 'vitest';
import { renderPage } from '../entry-server.tsx';
import { pageInput } from '../testing/page-input.ts';
import { pages } from './areas.ts';
import { readingPages } from './site.server.ts';

const tagId = 'G-TEST';

async function htmlOf(path: string, hasTag: boolean): Promise<string> {
  const input = pageInput(path);
  const analytics = { tagId: hasTag ? tagId : null, consentDefault: 'granted' } as const;
  const page = await renderPage({ ...input, environment: { ...input.environment, analytics } });
  if (page.kind !== 'document') throw new Error(`${path} leads to ${page.location}`);
  return page.html;
}

test('every public page has a screen name of its own', () => {
  const screens = [...pages, ...readingPages].map(({ screen }) => screen);
  expect(new Set(screens).size).toBe(screens.length);
  for (const screen of screens) expect(screen).toMatch(/^[a-z]+(?: [a-z]+)*$/);
});

test('a reading page brings its screen name and the tag’s script where a tag is configured', async () => {
  const html = await htmlOf('/privacy', true);
  expect(html).toContain(` data-tag="${tagId}" data-screen="privacy"`);
  expect(html).toMatch(
    /<script type="module" async fetchpriority="low" src="\/[^"]*tag\.(?:js|ts)">/,
  );
  expect(await htmlOf('/privacy', false)).not.toMatch(/data-tag|tag\.[jt]s/);
});

test('a page of the app has its screen name in the data that it starts with', async () => {
  expect(await htmlOf('/menu', true)).toMatch(/"screen":"menu"/);
});
