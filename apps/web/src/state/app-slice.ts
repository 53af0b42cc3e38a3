import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from './define-slice.ts';

/** Where the app runs and for whom, as far as it is known. */
export type AppState = {
  /** The web pages in a browser, or inside the native app's web view. */
  readonly platform: 'web' | 'app';
  readonly deviceId: string;
  readonly userAgent: { readonly isDesktop: boolean };
  readonly userIpAddress: string;
  /** The server's state has been merged in. */
  readonly isServerDataLoaded: boolean;
};

export const initialApp: AppState = {
  platform: 'web',
  deviceId: '',
  userAgent: { isDesktop: false },
  userIpAddress: '',
  isServerDataLoaded: false,
};

/** Inside the native app's web view, which says so in the address that it opens. */
export function isInApp(search: string): boolean {
  return new URLSearchParams(search).get('src') === 'app';
}

const slice = defineSlice({
  name: 'app',
  initialState: initialApp,
  reducers: {
    /** What only the browser can tell, on pages whose bytes are the same for everybody. */
    deviceRecognised: (
      state,
      action: PayloadAction<Partial<Pick<AppState, 'deviceId' | 'userAgent' | 'platform'>>>,
    ) => ({ ...state, ...action.payload }),
  },
});

export const { deviceRecognised } = slice.actions;
export const appReducer = slice.reducer;
