import { appFilesId, appNow } from './app-files.ts';
import { freeTime } from './free-time.ts';

/** Brings the app once the page is painted, or at once where somebody waits for it. Until then the page is what it is
 * without script: links, forms and disclosures work. A file that cannot be fetched leaves it so. */
export async function startWhenFree(window: Window): Promise<void> {
  const { document } = window;
  const block = document.getElementById(appFilesId);
  if (block === null) return;
  const files = JSON.parse(block.textContent ?? '[]') as readonly string[];
  const isWantedNow = document.querySelector(`[${appNow}]`) !== null;
  if (!isWantedNow) await freeTime(window);
  fetchAll(document, files);
  for (const file of files) {
    // Each file runs in a turn of its own, what it imports before it, so that no turn keeps a finger waiting.
    await import(/* @vite-ignore */ file);
    if (!isWantedNow) await new Promise((resolve) => setTimeout(resolve));
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
