import { legacy_createStore, type Reducer } from '@reduxjs/toolkit';
import { appReducer } from './app-slice.ts';
import { authReducer } from './auth-slice.ts';
import { cityReducer } from './city-slice.ts';
import { footerReducer } from './footer-slice.ts';
import { loaderReducer } from './loader-slice.ts';
import { loginPopupReducer } from './login-popup-slice.ts';
import { metasReducer } from './metas-slice.ts';
import {
  type HydrationState,
  initialHydration,
  mergeServerState,
  type ServerState,
  serverStateReceived,
} from './server-state.ts';
import { toastReducer } from './toast-slice.ts';
import { userInfoReducer } from './user-info-slice.ts';

const frameReducers = {
  app: appReducer,
  footerData: footerReducer,
  cityData: cityReducer,
  auth: authReducer,
  loginPopup: loginPopupReducer,
  loader: loaderReducer,
  metas: metasReducer,
  userInfo: userInfoReducer,
  toast: toastReducer,
  hydration: (state: HydrationState = initialHydration) => state,
};

/** The frame's state, by slice names of the specification. What areas add is read through `addSlice`. */
export type RootState = {
  readonly [Name in keyof typeof frameReducers]: ReturnType<(typeof frameReducers)[Name]>;
};

const reducers = new Map<string, Reducer<unknown>>(
  Object.entries(frameReducers) as [string, Reducer<unknown>][],
);

/** Adds the state of an area or a part to the store; the file that defines it loads with the first page that needs it.
 * Returns how it is read: before the next action it is as it begins. */
export function addSlice<State>(
  name: string,
  initialState: State,
  reducer: Reducer<State>,
): (state: RootState) => State {
  reducers.set(name, reducer as Reducer<unknown>);
  return (state) => ((state as Record<string, unknown>)[name] as State | undefined) ?? initialState;
}

/** All slices, with the one-time merge of the server's state. */
const rootReducer: Reducer<RootState> = (state, action) => {
  let next: Record<string, unknown> = state ?? {};
  for (const [name, reducer] of reducers) {
    const part = reducer(next[name], action);
    if (part !== next[name]) next = { ...next, [name]: part };
  }
  const whole = next as RootState;
  return serverStateReceived.match(action) ? mergeServerState(whole, action.payload) : whole;
};

const initialState = rootReducer(undefined, { type: '@@start' });

/** The constant state of a server rendering. */
export function stateOf(server: ServerState): RootState {
  return mergeServerState(initialState, server);
}

/** The browser's store, with the server's state merged in. */
export function createAppStore(server: ServerState) {
  return legacy_createStore(rootReducer, stateOf(server));
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
