import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import { noChoices } from '@pahiya/contracts/insurance/extras-schemas';
import type {
  insuranceVehicleDetails,
  validateInsurance,
} from '@pahiya/contracts/insurance/insurance-contracts';
import { type CoverExtras, extraChoices, noExtras } from '@pahiya/domain/insurance/cover-extras';
import type { MotorClass, MotorTables } from '@pahiya/domain/insurance/motor-tables';
import type { IstDate } from '@pahiya/domain/shared/ist-date';

type Choices = AnswerOf<typeof insuranceVehicleDetails>['cardParams']['choices'];

/** Extras as asked for; none where a caller does not know of them. */
export function extrasOf(asked: InputOf<typeof validateInsurance>['body']['extras']): CoverExtras {
  return { ...noExtras, ...(asked as Partial<CoverExtras> | undefined) };
}

/** What may be chosen for a vehicle, as sent. */
export function choicesOnWire(
  vehicle: MotorClass | null,
  on: { readonly tables: MotorTables; readonly today: IstDate },
): Choices {
  if (vehicle === null) return noChoices;
  const { deductibles, kilometres, sources, ...choices } = extraChoices(vehicle, on);
  return {
    ...choices,
    deductibles: [...deductibles],
    kilometres: [...kilometres],
    sources: [...sources],
  };
}
