import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from './define-slice.ts';

/** `redirectUrl` is a same-site path to open after sign-in; empty: stay. */
export type LoginPopupState = { readonly showLogin: boolean; readonly redirectUrl: string };

export const initialLoginPopup: LoginPopupState = { showLogin: false, redirectUrl: '' };

const slice = defineSlice({
  name: 'loginPopup',
  initialState: initialLoginPopup,
  reducers: {
    loginShown: (_, action: PayloadAction<{ redirectUrl: string }>) => ({
      showLogin: true,
      redirectUrl: action.payload.redirectUrl,
    }),
    loginHidden: () => initialLoginPopup,
  },
});

export const { loginShown, loginHidden } = slice.actions;
export const loginPopupReducer = slice.reducer;
