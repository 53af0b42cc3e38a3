import { defineSlice } from './define-slice.ts';

export type AuthState = { readonly isLoggedIn: boolean };

export const initialAuth: AuthState = { isLoggedIn: false };

const slice = defineSlice({
  name: 'auth',
  initialState: initialAuth,
  reducers: {
    loginSucceeded: () => ({ isLoggedIn: true }),
    loginFailed: () => ({ isLoggedIn: false }),
    loggedOut: () => ({ isLoggedIn: false }),
  },
});

export const { loginSucceeded, loginFailed, loggedOut } = slice.actions;
export const authReducer = slice.reducer;
