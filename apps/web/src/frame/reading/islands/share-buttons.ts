/** Shows the buttons that share this page (`data-share`) or copy a text (`data-copy`), which stay hidden without
 * script. The confirmation appears in the button itself (`data-done`). */
export function bringShareButtons(document: Document, navigator: Navigator): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share],[data-copy]')) {
    if (navigator.clipboard === undefined && navigator.share === undefined) return;
    button.hidden = false;
    button.addEventListener('click', () => {
      act(button, document, navigator).catch(() => undefined);
    });
  }
}

async function act(button: HTMLButtonElement, document: Document, navigator: Navigator) {
  const { copy, done } = button.dataset;
  if (copy === undefined && navigator.share !== undefined) {
    // Closing the share sheet rejects the promise: nothing to confirm.
    await navigator.share({ title: document.title, url: document.location.href });
    return;
  }
  await navigator.clipboard.writeText(copy ?? document.location.href);
  if (done !== undefined) button.textContent = done;
}
