import { describe, expect, test } from 'vitest';
import { drawPage, renderPage } from '../../entry-server.tsx';
import { pageInput } from '../../testing/page-input.ts';
import type { DrawElsewhere, LoadedPage } from '../page/page-contract.ts';

const drawn = { status: 200, headers: { 'x-of': 'thread' }, fault: null, html: Buffer.from('!') };
const consents = { answers: { getConsents: { consents: [] } } };

/** Another thread with this result; records its input. */
function thread(answer: ReturnType<DrawElsewhere>) {
  const given: LoadedPage[] = [];
  const draw: DrawElsewhere = (page) => {
    given.push(structuredClone(page));
    return answer;
  };
  return { given, draw };
}

describe('a page for one visitor', () => {
  test("is rendered by the other thread, with its loaders' cookies", async () => {
    const { given, draw } = thread(Promise.resolve(drawn));
    const page = await renderPage(pageInput('/consent', consents), draw);
    const own = { more: null, inlineScript: null, shareable: false, setCookies: [] };
    expect(page).toEqual({ ...drawn, kind: 'drawn', ...own });
    expect(given).toHaveLength(1);
  });

  test.each([
    ['has no room', null],
    ['could not draw it', Promise.resolve(null)],
  ])('is rendered here when the other thread %s', async (_, answer) => {
    const { draw } = thread(answer);
    const page = await renderPage(pageInput('/consent', consents), draw);
    expect(page).toEqual(await renderPage(pageInput('/consent', consents)));
  });

  test.each(['/consent', '/hi/consent', '/city?q=%E0%A4%AE', '/hi/sign-in', '/no-page'])(
    'is the same from either thread: %s',
    async (path) => {
      const input = pageInput(path, {
        answers: { ...consents.answers, allCities: { defaultCityId: 1, allCities: [] } },
        cookies: { theme: 'dark' },
      });
      const { given, draw } = thread(null);
      const here = await renderPage(
        { ...input, environment: { ...input.environment, nonce: 'n0nce' } },
        draw,
      );
      expect(here).toMatchObject({ kind: 'document', shareable: false });
      expect(await drawPage(given[0] as never)).toEqual(here);
    },
  );

  test('is the same after a form submission too', async () => {
    const form = { intent: 'send', mobile: '12', next: '/garage' };
    const { given, draw } = thread(null);
    const here = await renderPage(pageInput('/sign-in', { form }), draw);
    expect(here.kind).toBe('document');
    expect(await drawPage(given[0] as never)).toEqual(here);
  });
});

describe('what stays in this thread', () => {
  test.each([
    ['a page that is kept for everybody', '/rc-search', 200],
    ['a page whose loader broke', '/city', 500],
  ])('%s', async (_, path, status) => {
    const { given, draw } = thread(Promise.resolve(drawn));
    const broken = { answers: { allCities: { allCities: 'not a list', defaultCityId: 1 } } };
    const page = await renderPage(pageInput(path, broken), draw);
    expect(page).toMatchObject({ kind: 'document', status });
    expect(given).toEqual([]);
  });
});
