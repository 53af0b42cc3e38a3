import { cookieText, readCookie } from '../page/page-cookie.ts';
import type { PageCookie } from '../page/page-tools.ts';
import { themeCookie, themeOf } from '../page/theme.ts';
import { cityChosen, cityOfCookies } from '../state/city-slice.ts';
import type { AppStore } from '../state/store.ts';

/** Where cookies are written: the document. */
type CookieJar = { cookie: string };

/** Writes a `Set-Cookie`-style string. */
export function writeCookie(jar: CookieJar, text: string): void {
  jar.cookie = text;
}

/** Sets a cookie in the browser and updates what shows its value. */
export function setBrowserCookie(cookie: PageCookie, store: AppStore): void {
  writeCookie(document, cookieText(cookie, window.location.protocol === 'https:'));
  if (cookie.name === 'city' || cookie.name === 'cityId') {
    store.dispatch(cityChosen(cityOfCookies((name) => readCookie(document.cookie, name))));
  }
  if (cookie.name === themeCookie) showTheme(cookie.days === null ? null : cookie.value);
}

function showTheme(value: string | null): void {
  const theme = themeOf(value);
  if (theme === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
