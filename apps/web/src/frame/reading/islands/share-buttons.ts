/** What the native app puts into pages of ours, in its own web view. The bridge of other pages (`parts/companion`) would
 * bring their chunks along. */
type Host = { readonly postMessage: (text: string) => void };

/** Shows the buttons that share this page (`data-share`) or copy a text (`data-copy`), which stay hidden without
 * script. The confirmation appears in the button itself (`data-done`). */
export function bringShareButtons(page: Page): void {
  const { document, navigator } = page;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share],[data-copy]')) {
    const isShared = button.dataset.copy === undefined && hostOf(page) !== null;
    if (!isShared && navigator.clipboard === undefined && navigator.share === undefined) continue;
    button.hidden = false;
    button.addEventListener('click', () => {
      act(button, page).catch(() => undefined);
    });
  }
}

/** The window of the page. */
type Page = Pick<Window, 'document' | 'navigator' | 'top' | 'self'> & {
  readonly pahiyaHost?: Host | undefined;
};

async function act(button: HTMLButtonElement, page: Page) {
  const { document, navigator } = page;
  const { copy, done } = button.dataset;
  const title = document.title;
  const url = document.location.href;
  const host = hostOf(page);
  if (copy === undefined && host !== null) {
    host.postMessage(JSON.stringify({ v: 1, id: 'share', type: 'SHARE_TEXT', text: title, url }));
    return;
  }
  if (copy === undefined && navigator.share !== undefined) {
    // Closing the share sheet rejects the promise: nothing to confirm.
    await navigator.share({ title, url });
    return;
  }
  await navigator.clipboard.writeText(copy ?? url);
  if (done !== undefined) button.textContent = done;
}

/** In a frame another page could listen. */
function hostOf({ top, self, pahiyaHost }: Page): Host | null {
  return top === self && pahiyaHost !== undefined ? pahiyaHost : null;
}
