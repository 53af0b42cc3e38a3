import { appFilesId } from './app-files.ts';
import { freeTime } from './free-time.ts';

/** Brings the app once the page is painted, and at the latest when it goes on (`goesOn`): an open page has loaded only at
 * its end. Until then the page is what it is
 * without script: links, forms and disclosures work. A file that cannot be fetched leaves it so. */
export async function startWhenFree(window: Window, goesOn: Promise<void>): Promise<void> {
  const { document } = window;
  const block = document.getElementById(appFilesId);
  if (block === null) return;
  const files = JSON.parse(block.textContent ?? '[]') as readonly string[];
  await Promise.race([freeTime(window), goesOn]);
  fetchAll(document, files);
  for (const file of files) {
    // Each file runs in a turn of its own, what it imports before it, so that no turn keeps a finger waiting.
    await import(/* @vite-ignore */ file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Starts all files side by side: the imports below find them on their way. */
function fetchAll(document: Document, files: readonly string[]): void {
  const { nonce } = document.querySelector<HTMLScriptElement>('script[type=module]') ?? {};
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    if (nonce !== undefined) link.nonce = nonce;
    document.head.append(link);
  }
}
