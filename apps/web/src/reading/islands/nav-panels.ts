/** Escape closes an open menu panel and returns to its heading. Its twin in the app is shell/mark-place.ts: a shared
 * file would be a second request of every reading page. */
export function closePanelsOnEscape(document: Document): void {
  document.addEventListener('keydown', ({ key }) => {
    const panel = document.querySelector<HTMLDetailsElement>('.nav-panel[open]');
    if (key !== 'Escape' || panel === null) return;
    panel.open = false;
    panel.querySelector('summary')?.focus();
  });
}
