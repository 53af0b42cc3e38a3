import { afterEach, expect, test, vi } from 'vitest';
import { fakeHost } from '../../testing/fake-host.ts';
import { shareText } from './share-text.ts';

const url = 'https://pahiya.example/garage/family/join?key=a';
const copied: string[] = [];
const given: unknown[] = [];

function open({
  host,
  share,
  isFrame = false,
}: {
  host?: ReturnType<typeof fakeHost>;
  share?: () => Promise<void>;
  isFrame?: boolean;
}) {
  copied.length = 0;
  given.length = 0;
  const page: { top?: unknown } = {};
  page.top = isFrame ? {} : page;
  vi.stubGlobal('window', page);
  vi.stubGlobal('pahiyaHost', host?.host);
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
    ...(share === undefined
      ? {}
      : {
          share: (sheet: unknown) => {
            given.push(sheet);
            return share();
          },
        }),
  });
}
afterEach(() => vi.unstubAllGlobals());

test('in the native app its sheet opens, and nothing is copied', async () => {
  const host = fakeHost('full');
  open({ host, share: async () => undefined });
  expect(await shareText('Join', url)).toBe('shared');
  expect([host.asked, given, copied]).toEqual([['SHARE_TEXT'], [], []]);
});

test('a link that the app does not take goes to the browser’s sheet', async () => {
  const host = fakeHost('full');
  open({ host, share: async () => undefined });
  expect(await shareText('Join', 'https://other.example/')).toBe('shared');
  expect(given).toEqual([{ text: 'Join', url: 'https://other.example/' }]);
});

test('without an app and without a sheet the link is copied; a closed sheet copies nothing', async () => {
  open({});
  expect(await shareText('Join', url)).toBe('copied');
  expect(copied).toEqual([`Join ${url}`]);
  open({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await shareText('Join', url)).toBe('cancelled');
  expect(copied).toEqual([]);
  open({ share: () => Promise.reject(new TypeError('not allowed')) });
  expect(await shareText('Join', url)).toBe('copied');
});

test('in a frame of another site the app is not asked', async () => {
  const host = fakeHost('full');
  open({ host, isFrame: true });
  expect(await shareText('Join', url)).toBe('copied');
  expect(host.asked).toEqual([]);
});
