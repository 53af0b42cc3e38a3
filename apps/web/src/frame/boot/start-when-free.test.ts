import { expect, test, vi } from 'vitest';
import { appFilesId } from './app-files.ts';
import { startWhenFree } from './start-when-free.ts';

/** The parts of a page that are used: it lists no files, so nothing is fetched, and it never loads. */
function loadingPage(): Window {
  const document = Object.assign(new EventTarget(), {
    readyState: 'loading',
    getElementById: (id: string) => (id === appFilesId ? { textContent: '[]' } : null),
    querySelector: () => null,
  });
  return Object.assign(new EventTarget(), { document }) as unknown as Window;
}

test('the app waits until the page has loaded', async () => {
  const started = vi.fn();
  void startWhenFree(loadingPage(), new Promise(() => undefined)).then(started);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(started).not.toHaveBeenCalled();
});

test('the first streamed piece starts the app', async () => {
  await startWhenFree(loadingPage(), Promise.resolve());
});
