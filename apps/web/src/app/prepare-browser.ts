import { userIpKey } from '@pahiya/api-client/fetch-transport';
import {
  type Attribution,
  readAttribution,
  withoutPersonalParams,
} from '../analytics/attribution.ts';
import { keepPrefill } from '../analytics/prefill.ts';
import { clearReadableSessionToken } from '../session/session-memory.ts';
import { deviceRecognised, isInApp } from '../state/app-slice.ts';
import type { AppStore } from '../state/store.ts';
import { readUserInfo, userInfoKey, userInfoRestored } from '../state/user-info-slice.ts';
import { writeCookie } from './browser-cookies.ts';
import { readCookie } from './page-cookie.ts';

/** Desktop from here on (product specification, section 9). */
const desktopWidth = '(min-width: 1024px)';

/** What is done once before the page comes to life: the session token that nothing trusts is cleared, personal query
 * parameters leave the address, what this browser keeps is read. */
export function prepareBrowser(store: AppStore): Attribution {
  clearReadableSessionToken((cookie) => writeCookie(document, cookie), localStorage);
  store.dispatch(
    deviceRecognised({
      deviceId: readCookie(document.cookie, 'deviceId') ?? '',
      platform: isInApp(window.location.search) ? 'app' : 'web',
      userAgent: { isDesktop: window.matchMedia(desktopWidth).matches },
    }),
  );
  const { userIpAddress } = store.getState().app;
  if (userIpAddress !== '') sessionStorage.setItem(userIpKey, userIpAddress);
  store.dispatch(userInfoRestored(readUserInfo(localStorage.getItem(userInfoKey))));
  keepUserInfo(store);
  keepSignedInHint(store.getState().auth.isLoggedIn);
  return readAddress();
}

/** Campaign fields stay for attribution; a person's number or mobile serves the forms and leaves the address bar, the
 * history and every referrer at once. */
function readAddress(): Attribution {
  const url = new URL(window.location.href);
  const attribution = readAttribution(url.searchParams);
  keepPrefill(url.searchParams, sessionStorage);
  const clean = withoutPersonalParams(url);
  if (clean !== null) window.history.replaceState(window.history.state, '', clean);
  return attribution;
}

function keepUserInfo(store: AppStore): void {
  let kept = store.getState().userInfo;
  store.subscribe(() => {
    const { userInfo } = store.getState();
    if (userInfo === kept) return;
    kept = userInfo;
    localStorage.setItem(userInfoKey, JSON.stringify(userInfo));
  });
}

/** For reading pages, which are the same for everybody: their header says "Account" where this is set. */
function keepSignedInHint(isLoggedIn: boolean): void {
  if (isLoggedIn) localStorage.setItem('signed-in', '');
  else localStorage.removeItem('signed-in');
}
