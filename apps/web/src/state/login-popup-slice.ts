import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** `redirectUrl` is a path of this site to go to after signing in; empty: stay. */
export type LoginPopupState = { readonly showLogin: boolean; readonly redirectUrl: string };

export const initialLoginPopup: LoginPopupState = { showLogin: false, redirectUrl: '' };

const slice = createSlice({
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
