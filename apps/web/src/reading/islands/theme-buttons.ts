import { cookieText } from '../../app/page-cookie.ts';
import { themeCookie, themeOf } from '../../shell/theme.ts';

const themeDays = 365;

/** The look changes at once, without the form's way over the server; the cookie tells the next page. */
export function bringThemeButtons(document: Document, isSecure: boolean): void {
  const jar: { cookie: string } = document;
  document.addEventListener('submit', (event) => {
    const form = event.target;
    const button = event.submitter;
    if (!(form instanceof HTMLFormElement) || !form.matches('.theme-switch')) return;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const theme = themeOf(button.value);
    const days = theme === null ? null : themeDays;
    jar.cookie = cookieText({ name: themeCookie, value: theme ?? '', days }, isSecure);
    if (theme === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    for (const other of form.querySelectorAll('button')) {
      other.setAttribute('aria-pressed', String(other === button));
    }
  });
}
