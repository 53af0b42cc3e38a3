import { describe, expect, test } from 'vitest';
import { cityChosen } from './city-slice.ts';
import { serverStateReceived } from './server-state.ts';
import { addSlice, createAppStore, stateOf } from './store.ts';

const pune = { city: 'Pune', cityId: 10001, cityHindi: 'पुणे' };
const agra = { city: 'Agra', cityId: 10002, cityHindi: 'आगरा' };

describe('the server’s state', () => {
  test('is merged in, and sets its flag', () => {
    const state = stateOf({ cityData: pune, app: { userIpAddress: '203.0.113.7' } });
    expect(state.cityData).toEqual(pune);
    expect(state.app).toMatchObject({ userIpAddress: '203.0.113.7', isServerDataLoaded: true });
    expect(stateOf({}).app.isServerDataLoaded).toBe(false);
  });

  test('is merged once per slice: later changes stay', () => {
    const store = createAppStore({ cityData: pune });
    store.dispatch(cityChosen(agra));
    store.dispatch(serverStateReceived({ cityData: pune }));
    expect(store.getState().cityData).toEqual(agra);
  });

  test('reaches slices registered later', () => {
    const store = createAppStore({ cityData: pune });
    store.dispatch(serverStateReceived({ cityData: agra, auth: { isLoggedIn: true } }));
    expect(store.getState().cityData).toEqual(pune);
    expect(store.getState().auth).toEqual({ isLoggedIn: true });
  });

  test('a slice of an area has its initial state until the next action, then its own', () => {
    const store = createAppStore({});
    const countOf = addSlice('count', 7, (count = 7, { type }) =>
      type === 'count/raised' ? count + 1 : count,
    );
    expect(countOf(store.getState())).toBe(7);
    store.dispatch({ type: 'count/raised' });
    expect(countOf(store.getState())).toBe(8);
    expect(store.getState()).toHaveProperty('count', 8);
  });

  test('slices are named as in the specification', () => {
    expect(Object.keys(stateOf({}))).toEqual(
      expect.arrayContaining([
        'app',
        'footerData',
        'cityData',
        'auth',
        'loginPopup',
        'loader',
        'metas',
        'userInfo',
        'toast',
      ]),
    );
  });
});
