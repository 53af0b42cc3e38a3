import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from './define-slice.ts';

/** Groups of links, in the page's language. */
export type FooterList = readonly {
  readonly id: string;
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}[];

export type FooterState = {
  readonly footerList: FooterList;
  readonly loading: boolean;
  readonly error: string | null;
};

export const initialFooter: FooterState = { footerList: [], loading: false, error: null };

const slice = defineSlice({
  name: 'footerData',
  initialState: initialFooter,
  reducers: {
    footerLoading: () => ({ footerList: [], loading: true, error: null }),
    footerLoaded: (_, action: PayloadAction<FooterList>) => ({
      footerList: action.payload,
      loading: false,
      error: null,
    }),
    /** Loaded links are kept. */
    footerFailed: (state, action: PayloadAction<string>) => ({
      ...state,
      loading: false,
      error: action.payload,
    }),
  },
});

export const { footerLoading, footerLoaded, footerFailed } = slice.actions;
export const footerReducer = slice.reducer;
