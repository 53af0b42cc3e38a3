import { expect, test } from 'vitest';
import { fakeHost } from '../../../testing/fake-host.ts';
import { bringShareButtons } from './share-buttons.ts';

const url = 'https://pahiya.example/blog/what-puc-costs';

type Sharing = {
  readonly copy?: string;
  readonly host?: ReturnType<typeof fakeHost>;
  readonly hasSheet?: boolean;
  readonly hasClipboard?: boolean;
  readonly isFrame?: boolean;
};

/** The parts of a page that are used, with one button that was pressed; what became of it. */
async function pressed({ copy, host, hasSheet, hasClipboard = true, isFrame }: Sharing) {
  const shared: unknown[] = [];
  const copied: string[] = [];
  const button = Object.assign(new EventTarget(), {
    hidden: true,
    textContent: 'Share',
    dataset: { done: 'Link copied', ...(copy === undefined ? {} : { copy }) },
  });
  const page: Record<string, unknown> = {
    pahiyaHost: host?.host,
    document: {
      title: 'What a PUC costs',
      location: { href: url },
      querySelectorAll: () => [button],
    },
    navigator: {
      ...(hasClipboard && { clipboard: { writeText: async (text: string) => copied.push(text) } }),
      ...(hasSheet && { share: async (sheet: unknown) => shared.push(sheet) }),
    },
  };
  page.self = page;
  page.top = isFrame ? {} : page;
  bringShareButtons(page as unknown as Parameters<typeof bringShareButtons>[0]);
  button.dispatchEvent(new Event('click'));
  await Promise.resolve();
  await Promise.resolve();
  return { asked: host?.asked ?? [], shared, copied, ...button };
}

test('in the native app its sheet opens, with a message that it takes', async () => {
  const host = fakeHost('full');
  const seen = await pressed({ host, hasSheet: true, hasClipboard: false });
  expect([seen.asked, host.refused, seen.hidden]).toEqual([['SHARE_TEXT'], [], false]);
  expect([seen.shared, seen.copied]).toEqual([[], []]);
});

test('in a frame the native app is asked for nothing', async () => {
  const seen = await pressed({ host: fakeHost('full'), isFrame: true });
  expect([seen.asked, seen.copied]).toEqual([[], [url]]);
});

test('without the app the browser’s sheet opens, else the address is copied and the button says so', async () => {
  const sheet = await pressed({ hasSheet: true });
  expect([sheet.shared, sheet.copied]).toEqual([[{ title: 'What a PUC costs', url }], []]);
  expect(await pressed({})).toMatchObject({ copied: [url], textContent: 'Link copied' });
});

test('a text is copied even in the app; where nothing can be done the button stays hidden', async () => {
  const seen = await pressed({ copy: 'LETTER', host: fakeHost('full') });
  expect([seen.asked, seen.copied]).toEqual([[], ['LETTER']]);
  expect((await pressed({ hasClipboard: false })).hidden).toBe(true);
});
