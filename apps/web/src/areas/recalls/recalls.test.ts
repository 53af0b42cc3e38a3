import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { base } from '../../testing/page-visits.ts';
import { documentOf } from '../../testing/render-fake-page.ts';

const models = [
  { make: 'Example Motors', model: 'One', makeSlug: 'example-motors', modelSlug: 'one' },
];
const recall = {
  ...{ ref: 'EX-1', builtFrom: '2024-03-01', builtUntil: '2024-06-30', units: 123_456 },
  defect: { en: 'A hose may leak <b>fuel</b>.', hi: 'पाइप से रिसाव हो सकता है।' },
  remedy: { en: 'It is replaced.', hi: 'बदला जाता है।' },
  ...{ announcedOn: '2026-10-05', source: 'Notice', url: 'https://example.in/r' },
};
const asked: unknown[] = [];
const visit = (
  path: string,
  recalls: object[] | null = null,
  newestOn: string | null = '2026-10-05',
) =>
  documentOf({
    path,
    transport: fakeTransport({
      ...base,
      checkRecalls: (input) => {
        asked.push((input as { readonly query: unknown }).query);
        return answered({ models: newestOn === null ? [] : models, newestOn, recalls });
      },
    }),
  });
const car = 'car=example-motors%2Fone';

describe('recalls', () => {
  test('are found with a plain form, in the language of the page, with their source', async () => {
    const page = await visit(`/recalls?${car}&year=2024`, [recall]);
    expect(asked.at(-1)).toEqual({ make: 'example-motors', model: 'one', year: 2024 });
    expect(page.status).toBe(200);
    expect(page.main).toContain('A hose may leak &lt;b&gt;fuel&lt;/b&gt;.');
    expect(page.main).toContain('1,23,456');
    expect(page.main).toContain('href="https://example.in/r"');
    expect(page.main).toContain('Only the maker can tell');
    const hindi = await visit(`/hi/recalls?${car}`, [recall]);
    expect(hindi.main).toContain('पाइप से रिसाव हो सकता है।');
    expect(hindi.main).not.toContain('A hose');
  });

  test('say what the list covers when there is none, and that this is no proof', async () => {
    const { main } = await visit(`/recalls?${car}&year=2020`, []);
    expect(main).toContain('No recall of the Example Motors One for this year in our list.');
    expect(main).toContain('That does not rule one out');
    expect(main).toContain('the newest recall in it is dated 5 Oct 2026');
  });

  test('of an empty list are not known, rather than none', async () => {
    const { main } = await visit('/recalls', null, null);
    expect(main).toContain('We have no list of recalls yet');
    expect(main).not.toContain('<form');
  });

  test.each([
    [`${car}&year=24`, 'year'],
    [`${car}&year=abcd`, 'year'],
    ['car=..%2F..&year=2024', 'car'],
    ['car=a%2Fb%2Fc', 'car'],
    ['year=2024', 'car'],
  ])('%s is refused at its field and asks for nothing', async (query, field) => {
    const { status, main } = await visit(`/recalls?${query}`);
    expect(status).toBe(400);
    expect(asked.at(-1)).toEqual({});
    expect(main).toMatch(new RegExp(`<(?:input|select)[^>]*id="${field}"[^>]*aria-invalid="true"`));
  });

  test('that cannot be read are shown as failed', async () => {
    const { status, main } = await documentOf({
      path: '/recalls',
      transport: fakeTransport({ ...base, checkRecalls: refusedWith('server/unavailable') }),
    });
    expect(status).toBe(503);
    expect(main).not.toContain('We have no list');
  });
});
