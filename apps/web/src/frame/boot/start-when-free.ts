import { appFilesId } from './app-files.ts';
import { freeTime } from './free-time.ts';

/** Starts the app after the first paint, or when a streamed page signals (`goesOn`): its load event comes only at
 * the end. Until then links, forms and disclosures work without script, and continue to if a file fails to load. */
export async function startWhenFree(window: Window, goesOn: Promise<void>): Promise<void> {
  const { document } = window;
  const block = document.getElementById(appFilesId);
  if (block === null) return;
  const files = JSON.parse(block.textContent ?? '[]') as readonly string[];
  await Promise.race([freeTime(window), goesOn]);
  fetchAll(document, files);
  for (const file of files) {
    // Each file runs in a task of its own, dependencies first, to keep tasks short and input responsive.
    await import(/* @vite-ignore */ file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Preloads all files in parallel; the imports below find them in flight. */
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
