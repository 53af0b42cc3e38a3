import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from './define-slice.ts';

/** Head of the page. `canonical` is a whole address; empty where the page has none. */
export type MetasState = {
  readonly title: string;
  readonly canonical: string;
  readonly description: string;
};

/** What stands before a page has said better. */
export const defaultMetas: MetasState = {
  title: 'RC details by vehicle number',
  canonical: '',
  description: 'Registration, insurance and RTO details of any Indian vehicle, from its number.',
};

const slice = defineSlice({
  name: 'metas',
  initialState: defaultMetas,
  reducers: {
    /** What a page leaves out falls back to the default, never to the page before. */
    metasSet: (_, action: PayloadAction<Partial<MetasState>>) => ({
      ...defaultMetas,
      ...action.payload,
    }),
  },
});

export const { metasSet } = slice.actions;
export const metasReducer = slice.reducer;
