import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from './define-slice.ts';

export type CityState = {
  readonly city: string;
  readonly cityId: number;
  /** For Hindi pages. */
  readonly cityHindi: string;
};

/** The default of the specification. */
export const defaultCity: CityState = { city: 'Delhi', cityId: 10084, cityHindi: 'दिल्ली' };

const slice = defineSlice({
  name: 'cityData',
  initialState: defaultCity,
  reducers: {
    cityChosen: (_, action: PayloadAction<CityState>) => action.payload,
  },
});

export const { cityChosen } = slice.actions;
export const cityReducer = slice.reducer;

/** The city of the cookies `city` and `cityId`, and its Hindi name (`cityHindi`); the default unless both are valid. */
export function cityOfCookies(cookie: (name: string) => string | null): CityState {
  const city = cookie('city')?.trim() ?? '';
  const cityId = Number(cookie('cityId'));
  const isKnown = city !== '' && city.length <= 60 && Number.isSafeInteger(cityId) && cityId > 0;
  if (!isKnown) return defaultCity;
  const cityHindi = cookie('cityHindi')?.trim().slice(0, 60) ?? '';
  return { city, cityId, cityHindi: cityHindi === '' ? city : cityHindi };
}
