import { combineReducers, legacy_createStore, type Reducer } from '@reduxjs/toolkit';
import { appReducer } from './app-slice.ts';
import { authReducer } from './auth-slice.ts';
import { challanCheckoutReducer } from './challan-checkout-slice.ts';
import { challanDiscoveryReducer } from './challan-discovery-slice.ts';
import { cityReducer } from './city-slice.ts';
import { footerReducer } from './footer-slice.ts';
import { loaderReducer } from './loader-slice.ts';
import { loginPopupReducer } from './login-popup-slice.ts';
import { metasReducer } from './metas-slice.ts';
import {
  initialHydration,
  mergeServerState,
  type ServerState,
  serverStateReceived,
} from './server-state.ts';
import { toastReducer } from './toast-slice.ts';
import { userInfoReducer } from './user-info-slice.ts';
import { vehicleReducer } from './vehicle-slice.ts';

const slices = combineReducers({
  app: appReducer,
  footerData: footerReducer,
  cityData: cityReducer,
  auth: authReducer,
  loginPopup: loginPopupReducer,
  loader: loaderReducer,
  metas: metasReducer,
  userInfo: userInfoReducer,
  vehicle: vehicleReducer,
  challanDiscovery: challanDiscoveryReducer,
  challanCheckout: challanCheckoutReducer,
  toast: toastReducer,
  hydration: (state = initialHydration) => state,
});

/** The whole state, by slice names of the specification. */
export type RootState = ReturnType<typeof slices>;

/** All slices, with the one-time merge of the server's state. */
export const rootReducer: Reducer<RootState> = (state, action) => {
  const next = slices(state, action);
  return serverStateReceived.match(action) ? mergeServerState(next, action.payload) : next;
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
