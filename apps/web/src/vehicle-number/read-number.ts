import { readLookupInput, type UnlistedKind } from '@pahiya/domain/registration/lookup-input';
import {
  displayVehicleNumber,
  type MarkRefusalCode,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';

/** A mark that is offered, with its grouping. */
export type OfferedNumber = { readonly vehicleNumber: string; readonly display: string };

/** Why a typed text cannot be looked up: no mark, or a mark that the register does not hold. */
export type NumberProblem =
  | {
      readonly kind: 'refused';
      readonly code: MarkRefusalCode;
      readonly offer: OfferedNumber | null;
    }
  | { readonly kind: 'explain'; readonly reason: UnlistedKind; readonly display: string };

/** What a page does with a typed number. */
export type NumberReading =
  | { readonly kind: 'look-up'; readonly vehicleNumber: VehicleNumber; readonly display: string }
  | { readonly kind: 'problem'; readonly problem: NumberProblem; readonly status: 400 | 422 };

/** Reads a typed number for a page. The statuses are those of the API's refusals. */
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

/** A mark with its grouping. */
export function offerOf(vehicleNumber: VehicleNumber): OfferedNumber {
  return { vehicleNumber, display: displayVehicleNumber(vehicleNumber) };
}
