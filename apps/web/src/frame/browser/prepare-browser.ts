import { userIpKey } from '@pahiya/api-client/fetch-transport';
import {
  type Attribution,
  readAttribution,
  withoutPersonalParams,
} from '../analytics/attribution.ts';
import { keepPrefill } from '../analytics/prefill.ts';
import { readCookie } from '../page/page-cookie.ts';
import { clearReadableSessionToken } from '../session/session-memory.ts';
import { deviceRecognised, isInApp } from '../state/app-slice.ts';
import type { AppStore } from '../state/store.ts';
import { readUserInfo, userInfoKey, userInfoRestored } from '../state/user-info-slice.ts';
import { writeCookie } from './browser-cookies.ts';
import { keepInstallPrompt } from './install-prompt.ts';

/** Minimum width of a desktop screen (product specification, section 9). */
const desktopWidth = '(min-width: 1024px)';

/** Runs once before hydration: clears the untrusted session token, removes personal query parameters from the
 * address, restores local state, keeps the browser's
 * offer to install. */
export function prepareBrowser(store: AppStore): Attribution {
  keepInstallPrompt(window);
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

/** Campaign fields stay for attribution; a vehicle or mobile number is kept for prefilling and leaves the address
 * bar, history and referrers at once. */
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

/** For reading pages, which are the same for all visitors: their header shows "Account" if this is set. */
function keepSignedInHint(isLoggedIn: boolean): void {
  if (isLoggedIn) localStorage.setItem('signed-in', '');
  else localStorage.removeItem('signed-in');
}
