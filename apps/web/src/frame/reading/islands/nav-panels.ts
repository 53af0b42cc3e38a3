/** Escape closes an open menu panel and returns the focus to its heading. Duplicated in shell/mark-place.ts for the
 * app: a shared file would be a second request on every reading page. */
export function closePanelsOnEscape(document: Document): void {
  document.addEventListener('keydown', ({ key }) => {
    const panel = document.querySelector<HTMLDetailsElement>('.nav-panel[open]');
    if (key !== 'Escape' || panel === null) return;
    panel.open = false;
    panel.querySelector('summary')?.focus();
  });
}
