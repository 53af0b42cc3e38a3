/** Changes the theme at once and posts the form in the background, to persist the choice for the next page. On a
 * failure the form is submitted normally. */
export function bringThemeButtons(document: Document, send: typeof fetch): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    const button = event.submitter;
    if (!(form instanceof HTMLFormElement) || !form.matches('.theme-switch')) return;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const body = new URLSearchParams({ theme: button.value });
    // The response redirects to this page, which is already shown.
    send(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => form.submit());
    if (button.value === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = button.value;
    for (const other of form.querySelectorAll('button')) {
      other.setAttribute('aria-pressed', String(other === button));
    }
  });
}
