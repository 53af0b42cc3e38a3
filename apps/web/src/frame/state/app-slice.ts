import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from './define-slice.ts';

/** Environment of the app, as far as it is known. */
export type AppState = {
  /** In a browser, or in the native app's web view. */
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

/** In the native app's web view, according to the URL that it opens. */
export function isInApp(search: string): boolean {
  return new URLSearchParams(search).get('src') === 'app';
}

const slice = defineSlice({
  name: 'app',
  initialState: initialApp,
  reducers: {
    /** Facts known only in the browser, on pages with shared bytes. */
    deviceRecognised: (
      state,
      action: PayloadAction<Partial<Pick<AppState, 'deviceId' | 'userAgent' | 'platform'>>>,
    ) => ({ ...state, ...action.payload }),
  },
});

export const { deviceRecognised } = slice.actions;
export const appReducer = slice.reducer;
