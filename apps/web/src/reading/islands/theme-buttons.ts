/** The look changes at once; the form goes its way beside that, so that the server keeps the choice for the next page.
 * When it cannot, the form goes its plain way. */
export function bringThemeButtons(document: Document, send: typeof fetch): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    const button = event.submitter;
    if (!(form instanceof HTMLFormElement) || !form.matches('.theme-switch')) return;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const body = new URLSearchParams({ theme: button.value });
    // The answer leads back to this page, which is there already.
    send(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => form.submit());
    if (button.value === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = button.value;
    for (const other of form.querySelectorAll('button')) {
      other.setAttribute('aria-pressed', String(other === button));
    }
  });
}
