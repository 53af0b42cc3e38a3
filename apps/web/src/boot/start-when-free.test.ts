import { expect, test, vi } from 'vitest';
import { appFilesId } from './app-files.ts';
import { startWhenFree } from './start-when-free.ts';

/** As much of a page as is looked at: it lists no files, so that nothing is fetched, and never loads. */
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

test('the first piece of an open page brings it', async () => {
  await startWhenFree(loadingPage(), Promise.resolve());
});
