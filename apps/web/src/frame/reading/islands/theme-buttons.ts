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
    showTheme(document, button.value);
  });
}

/** Shows the theme chosen since the page was rendered: on one that was prerendered before the choice, and on one that
 * the browser kept for the way back. */
export function followChosenTheme(window: Window): void {
  const { document } = window;
  const follow = () => {
    const chosen = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1] ?? 'auto';
    if (chosen !== (document.documentElement.dataset.theme ?? 'auto')) showTheme(document, chosen);
  };
  document.addEventListener('prerenderingchange', follow);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

function showTheme(document: Document, theme: string): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const button of document.querySelectorAll<HTMLButtonElement>('.theme-choice')) {
    button.setAttribute('aria-pressed', String(button.value === theme));
  }
}
