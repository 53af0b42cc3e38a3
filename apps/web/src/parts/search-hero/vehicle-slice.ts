import type { Answer } from '@pahiya/api-client/api-client';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../frame/state/define-slice.ts';
import { addSlice } from '../../frame/state/store.ts';

/** The vehicle on screen. Its helpers are pure rules: `normaliseVehicleNumber` and `timesOnePointOne` of the domain. */
export type VehicleState = { readonly vehicleDetails: Answer<'getVehicle'> | null };

export const initialVehicle: VehicleState = { vehicleDetails: null };

const slice = defineSlice({
  name: 'vehicle',
  initialState: initialVehicle,
  reducers: {
    vehicleShown: (_, action: PayloadAction<Answer<'getVehicle'>>) => ({
      vehicleDetails: action.payload,
    }),
    vehicleLeft: () => initialVehicle,
  },
});

export const { vehicleShown, vehicleLeft } = slice.actions;

/** The vehicle last shown. */
export const shownVehicle = addSlice('vehicle', initialVehicle, slice.reducer);
