import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from './define-slice.ts';

/** Style of the global loader. Sizes in CSS pixels. */
export type LoaderData = {
  readonly animationOptions: { readonly loop: boolean; readonly autoplay: boolean };
  readonly height: number;
  readonly width: number;
  /** Empty: the default text of the language. */
  readonly title: string;
};

export type LoaderState = {
  readonly showLoader: boolean;
  readonly loaderData: LoaderData;
  readonly customBackgroundColor: string;
};

export const initialLoader: LoaderState = {
  showLoader: false,
  loaderData: {
    animationOptions: { loop: true, autoplay: true },
    height: 56,
    width: 56,
    title: '',
  },
  customBackgroundColor: '',
};

/** A caller's options while the loader is shown. */
export type LoaderWish = {
  readonly loaderData?: Partial<LoaderData>;
  readonly customBackgroundColor?: string;
};

const slice = defineSlice({
  name: 'loader',
  initialState: initialLoader,
  reducers: {
    loaderShown: (state, action: PayloadAction<LoaderWish | undefined>) => ({
      showLoader: true,
      loaderData: { ...state.loaderData, ...action.payload?.loaderData },
      customBackgroundColor: action.payload?.customBackgroundColor ?? state.customBackgroundColor,
    }),
    /** Hiding restores the defaults. */
    loaderHidden: () => initialLoader,
  },
});

export const { loaderShown, loaderHidden } = slice.actions;
export const loaderReducer = slice.reducer;
