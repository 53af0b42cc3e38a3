import type { Answer } from '@pahiya/api-client/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The vehicle the person is looking at. */
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

/** Upper case without any white space, as the specification writes vehicle numbers. */
export function upperCaseWithoutSpaces(vehicleNumber: string): string {
  return vehicleNumber.toUpperCase().replace(/\s+/g, '');
}

/** 1.1 times a price, to two decimals, as text: the factor of the specification. Same unit out as in. */
export function priceTimesFactor(price: number): string {
  return (Math.round(price * 110 + Number.EPSILON) / 100).toFixed(2);
}
