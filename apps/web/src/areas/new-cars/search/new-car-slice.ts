import type { Answer } from '@pahiya/api-client/api-client';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../../frame/state/define-slice.ts';
import { addSlice } from '../../../frame/state/store.ts';
import { mostCompared } from '../facts/compare-wish.ts';

type Found = Answer<'filterCars'>;

/** The feed of new cars on screen (product specification, section 3). `listed`: the address of its filter, so that a
 * page knows whether the feed is its own. */
export type NewCarState = {
  readonly totalCount: number;
  readonly currentPage: number;
  readonly filterOptions: Found['facets'];
  readonly sorting: string;
  readonly isFeedLoading: boolean;
  readonly compareSelection: readonly string[];
  readonly feed: Found['feed'];
  readonly listed: string | null;
};

export const initialNewCar: NewCarState = {
  totalCount: 0,
  currentPage: 0,
  filterOptions: [],
  sorting: 'price-low',
  isFeedLoading: false,
  compareSelection: [],
  feed: [],
  listed: null,
};

const slice = defineSlice({
  name: 'newCar',
  initialState: initialNewCar,
  reducers: {
    /** The first result replaces the list and starts at page 0. */
    feedShown: (
      state: NewCarState,
      { payload }: PayloadAction<{ found: Found; sorting: string; listed: string }>,
    ) => ({
      ...state,
      totalCount: payload.found.totalCount,
      currentPage: 0,
      filterOptions: payload.found.facets,
      sorting: payload.sorting,
      isFeedLoading: false,
      feed: payload.found.feed,
      listed: payload.listed,
    }),
    /** Further pages are appended; a model that is there already, after a change of the catalogue, is not repeated. */
    feedAppended: (state: NewCarState, { payload }: PayloadAction<Found['feed']>) => {
      const idOf = ({ make, model }: Found['feed'][number]) => `${make.slug}/${model.slug}`;
      const known = new Set(state.feed.map(idOf));
      const fresh = payload.filter((card) => !known.has(idOf(card)));
      return { ...state, isFeedLoading: false, feed: [...state.feed, ...fresh] };
    },
    pageSet: (state: NewCarState, { payload }: PayloadAction<number>) => ({
      ...state,
      currentPage: payload,
    }),
    feedLoading: (state: NewCarState, { payload }: PayloadAction<boolean>) => ({
      ...state,
      isFeedLoading: payload,
    }),
    /** The fifth is not added. */
    compareAdded: (state: NewCarState, { payload }: PayloadAction<string>) => {
      const { compareSelection: chosen } = state;
      if (chosen.includes(payload) || chosen.length >= mostCompared) return state;
      return { ...state, compareSelection: [...chosen, payload] };
    },
    compareRemoved: (state: NewCarState, { payload }: PayloadAction<string>) => ({
      ...state,
      compareSelection: state.compareSelection.filter((id) => id !== payload),
    }),
    compareCleared: (state: NewCarState) => ({ ...state, compareSelection: [] }),
  },
});

export const {
  feedShown,
  feedAppended,
  pageSet,
  feedLoading,
  compareAdded,
  compareRemoved,
  compareCleared,
} = slice.actions;
export const newCarReducer = slice.reducer;

/** The feed on screen. */
export const newCarState = addSlice('newCar', initialNewCar, newCarReducer);
