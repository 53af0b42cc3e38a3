import type { Answer } from '@pahiya/api-client/api-client';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../frame/state/define-slice.ts';
import { addSlice } from '../../frame/state/store.ts';

type Home = Answer<'insuranceHomepage'>;

/** The vehicle whose insurance is on screen (product specification, section 3). */
export type InsuranceState = Pick<Home, 'vehicleDetails' | 'cardParams'>;

const initialInsurance: InsuranceState = { vehicleDetails: null, cardParams: null };

const slice = defineSlice({
  name: 'insurance',
  initialState: initialInsurance,
  reducers: {
    coversShown: (_: InsuranceState, { payload }: PayloadAction<InsuranceState>) => payload,
  },
});

export const { coversShown } = slice.actions;

addSlice('insurance', initialInsurance, slice.reducer);
