// Program of the rendering thread.
import { parentPort, workerData } from 'node:worker_threads';
import type { WebApp } from '@pahiya/web/frame/page/page-contract';
import type { PageJob, PageJobDone } from './drawing-thread.ts';
import { encodeOnce } from './send-whole.ts';

const { drawPage }: Pick<WebApp, 'drawPage'> = await import(workerData);

parentPort?.on('message', async ({ id, page }: PageJob) => {
  try {
    const { status, html: text, headers, fault } = await drawPage(page);
    const html = encodeOnce(text);
    const done: PageJobDone = { id, page: { status, html, headers, fault } };
    parentPort?.postMessage(done, ownMemory(html));
  } catch {
    // The server renders it itself, and reports the error.
    parentPort?.postMessage({ id, page: null } satisfies PageJobDone);
  }
});

/** A buffer that owns its memory is transferred rather than copied. */
function ownMemory({ buffer, byteLength }: Buffer): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
