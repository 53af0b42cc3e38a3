import { readLookupInput, type UnlistedKind } from '@pahiya/domain/registration/lookup-input';
import {
  displayVehicleNumber,
  type MarkRefusalCode,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';

/** A suggested number, grouped for reading. */
export type OfferedNumber = { readonly vehicleNumber: string; readonly display: string };

/** Why a typed text cannot be looked up: not a mark, or not in VAHAN. */
export type NumberProblem =
  | {
      readonly kind: 'refused';
      readonly code: MarkRefusalCode;
      readonly offer: OfferedNumber | null;
    }
  | { readonly kind: 'explain'; readonly reason: UnlistedKind; readonly display: string };

/** Reading of a typed number. */
export type NumberReading =
  | { readonly kind: 'look-up'; readonly vehicleNumber: VehicleNumber; readonly display: string }
  | { readonly kind: 'problem'; readonly problem: NumberProblem; readonly status: 400 | 422 };

/** Reads a typed number, with the same statuses as the API. */
export function readNumber(typed: string): NumberReading {
  const input = readLookupInput(typed);
  switch (input.kind) {
    case 'look-up':
      return {
        kind: 'look-up',
        vehicleNumber: input.mark.vehicleNumber,
        display: input.mark.display,
      };
    case 'explain':
      return {
        kind: 'problem',
        status: 422,
        problem: { kind: 'explain', reason: input.reason, display: input.mark.display },
      };
    case 'refused': {
      const { code, suggestion } = input.refusal;
      const offer = suggestion === null ? null : offerOf(suggestion);
      return { kind: 'problem', status: 400, problem: { kind: 'refused', code, offer } };
    }
  }
}

/** A number, grouped for reading. */
export function offerOf(vehicleNumber: VehicleNumber): OfferedNumber {
  return { vehicleNumber, display: displayVehicleNumber(vehicleNumber) };
}
