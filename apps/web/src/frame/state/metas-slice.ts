import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from './define-slice.ts';

/** Head of the page. `canonical` is an absolute URL; empty where the page has none. */
export type MetasState = {
  readonly title: string;
  readonly canonical: string;
  readonly description: string;
};

/** Until a page sets its own. */
export const defaultMetas: MetasState = {
  title: 'RC details by vehicle number',
  canonical: '',
  description: 'Registration, insurance and RTO details of any Indian vehicle, from its number.',
};

const slice = defineSlice({
  name: 'metas',
  initialState: defaultMetas,
  reducers: {
    /** Missing values fall back to the default, never to the previous page. */
    metasSet: (_, action: PayloadAction<Partial<MetasState>>) => ({
      ...defaultMetas,
      ...action.payload,
    }),
  },
});

export const { metasSet } = slice.actions;
export const metasReducer = slice.reducer;
