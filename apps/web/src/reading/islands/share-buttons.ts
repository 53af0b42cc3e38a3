/** Shows the buttons that share this page (`data-share`) or copy a text (`data-copy`): without script they could do
 * nothing and stay hidden. What was done is said in the button itself (`data-done`). */
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
    // Who closes the device's sheet has shared nothing: the promise fails and nothing is said.
    await navigator.share({ title: document.title, url: document.location.href });
    return;
  }
  await navigator.clipboard.writeText(copy ?? document.location.href);
  if (done !== undefined) button.textContent = done;
}
