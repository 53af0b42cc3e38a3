import { createBridge, findHost } from './bridge.ts';

/** How a text was shared. `cancelled`: the person closed the sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares a text: through the native app, else the browser's own sheet, else the clipboard. Call it from a tap. */
export async function shareText(text: string, url: string): Promise<ShareOutcome> {
  const host = findHost();
  if (host !== null) {
    const answer = await createBridge(host).ask({ type: 'SHARE_TEXT', text, url });
    if (answer.ok) return 'shared';
  }
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(`${text} ${url}`);
    return 'copied';
  } catch {
    return 'failed';
  }
}
