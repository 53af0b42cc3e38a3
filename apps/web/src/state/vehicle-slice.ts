import type { Answer } from '@pahiya/api-client/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The vehicle the person is looking at. Its helpers are pure rules: `normaliseVehicleNumber` and `timesOnePointOne`
 * of the domain. */
export type VehicleState = { readonly vehicleDetails: Answer<'getVehicle'> | null };

export const initialVehicle: VehicleState = { vehicleDetails: null };

const slice = createSlice({
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
export const vehicleReducer = slice.reducer;
