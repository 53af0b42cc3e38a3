import { describe, expect, test } from 'vitest';
import { appReducer, deviceRecognised, initialApp, isInApp } from './app-slice.ts';
import { authReducer, initialAuth, loggedOut, loginFailed, loginSucceeded } from './auth-slice.ts';
import { cityChosen, cityOfCookies, cityReducer, defaultCity } from './city-slice.ts';
import {
  footerFailed,
  footerLoaded,
  footerLoading,
  footerReducer,
  initialFooter,
} from './footer-slice.ts';
import { isFollowed } from './is-followed.ts';
import { initialLoader, loaderHidden, loaderReducer, loaderShown } from './loader-slice.ts';
import {
  initialLoginPopup,
  loginHidden,
  loginPopupReducer,
  loginShown,
} from './login-popup-slice.ts';
import { defaultMetas, metasReducer, metasSet } from './metas-slice.ts';
import {
  followed,
  initialUserInfo,
  readUserInfo,
  unfollowed,
  userInfoForgotten,
  userInfoReducer,
  userInfoRestored,
} from './user-info-slice.ts';

const group = {
  id: 'vehicle',
  title: 'Your vehicle',
  links: [{ href: '/garage', label: 'Garage' }],
};

describe('footerData', () => {
  test.each([
    [
      'loading clears what was there',
      footerLoading(),
      { footerList: [], loading: true, error: null },
    ],
    [
      'loaded shows the links',
      footerLoaded([group]),
      { footerList: [group], loading: false, error: null },
    ],
    [
      'an error keeps the links',
      footerFailed('network'),
      { footerList: [group], loading: false, error: 'network' },
    ],
  ])('%s', (_, action, expected) => {
    const before = { footerList: [group], loading: false, error: null };
    expect(footerReducer(before, action)).toEqual(expected);
  });

  test('starts empty, not loading, without an error', () => {
    expect(initialFooter).toEqual({ footerList: [], loading: false, error: null });
  });
});

describe('auth', () => {
  test.each([
    ['a login that succeeds', loginSucceeded(), true],
    ['a login that fails', loginFailed(), false],
    ['a logout', loggedOut(), false],
  ])('%s sets isLoggedIn', (_, action, isLoggedIn) => {
    expect(authReducer({ isLoggedIn: !isLoggedIn }, action)).toEqual({ isLoggedIn });
  });

  test('starts signed out', () => expect(initialAuth.isLoggedIn).toBe(false));
});

describe('loginPopup', () => {
  test('is shown with its redirect, and hidden without a trace', () => {
    const shown = loginPopupReducer(initialLoginPopup, loginShown({ redirectUrl: '/garage' }));
    expect(shown).toEqual({ showLogin: true, redirectUrl: '/garage' });
    expect(loginPopupReducer(shown, loginHidden())).toEqual({ showLogin: false, redirectUrl: '' });
  });
});

describe('loader', () => {
  test('showing applies the options and keeps the other defaults', () => {
    const action = loaderShown({ loaderData: { title: 'Wait' }, customBackgroundColor: 'black' });
    expect(loaderReducer(initialLoader, action)).toEqual({
      showLoader: true,
      loaderData: { ...initialLoader.loaderData, title: 'Wait' },
      customBackgroundColor: 'black',
    });
  });

  test('hiding restores the defaults', () => {
    const shown = loaderReducer(initialLoader, loaderShown({ customBackgroundColor: 'black' }));
    expect(loaderReducer(shown, loaderHidden())).toEqual(initialLoader);
  });
});

describe('cityData', () => {
  test('is Delhi, 10084, until another is chosen', () => {
    expect(cityReducer(undefined, { type: '' })).toEqual({
      city: 'Delhi',
      cityId: 10084,
      cityHindi: 'दिल्ली',
    });
    const pune = { city: 'Pune', cityId: 10001, cityHindi: 'पुणे' };
    expect(cityReducer(defaultCity, cityChosen(pune))).toEqual(pune);
  });

  test.each([
    [
      { city: 'Pune', cityId: '10001', cityHindi: 'पुणे' },
      { city: 'Pune', cityId: 10001, cityHindi: 'पुणे' },
    ],
    [
      { city: 'Pune', cityId: '10001' },
      { city: 'Pune', cityId: 10001, cityHindi: 'Pune' },
    ],
    [{ city: 'Pune' }, defaultCity],
    [{ cityId: '10001' }, defaultCity],
    [{ city: 'Pune', cityId: 'x' }, defaultCity],
    [{ city: 'Pune', cityId: '-1' }, defaultCity],
    [{ city: 'x'.repeat(61), cityId: '1' }, defaultCity],
  ])('cookies %j give %j', (cookies: Record<string, string>, expected) => {
    expect(cityOfCookies((name) => cookies[name] ?? null)).toEqual(expected);
  });
});

describe('app', () => {
  test('takes facts known only in the browser', () => {
    const action = deviceRecognised({ deviceId: 'd1', userAgent: { isDesktop: true } });
    expect(appReducer(initialApp, action)).toEqual({
      ...initialApp,
      deviceId: 'd1',
      userAgent: { isDesktop: true },
    });
  });
});

test.each([
  ['?src=app', true],
  ['?x=1&src=app', true],
  ['?src=web', false],
  ['', false],
])('a URL with %s is opened by the native app: %s', (search, isApp) => {
  expect(isInApp(search)).toBe(isApp);
});

describe('metas', () => {
  test('missing values fall back to the default, never to the previous page', () => {
    const before = { title: 'A', canonical: 'https://x/a', description: 'a' };
    expect(metasReducer(before, metasSet({ title: 'B' }))).toEqual({ ...defaultMetas, title: 'B' });
  });
});

describe('userInfo', () => {
  test('a person is followed while listed and not marked deleted', () => {
    const once = userInfoReducer(initialUserInfo, followed('u1'));
    const taken = userInfoReducer(once, unfollowed('u1'));
    const again = userInfoReducer(taken, followed('u1'));
    expect([once, taken, again].map((state) => isFollowed(state, 'u1'))).toEqual([
      true,
      false,
      true,
    ]);
    expect(taken.following).toEqual([{ id: 'u1', deleted: true }]);
    expect(isFollowed(again, 'u2')).toBe(false);
  });

  test('is restored from storage, and cleared', () => {
    const kept = { following: [{ id: 'u1', deleted: false }] };
    expect(userInfoReducer(initialUserInfo, userInfoRestored(kept))).toEqual(kept);
    expect(userInfoReducer(kept, userInfoForgotten())).toEqual(initialUserInfo);
  });

  test.each([
    [null, []],
    ['{', []],
    ['{"following":"all"}', []],
    ['{"following":[{"id":"u1","deleted":false},{"id":2},null]}', [{ id: 'u1', deleted: false }]],
  ])('stored %j is read as %j', (kept, following) => {
    expect(readUserInfo(kept)).toEqual({ following });
  });
});
