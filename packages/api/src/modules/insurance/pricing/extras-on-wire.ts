import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type {
  insuranceVehicleDetails,
  validateInsurance,
} from '@pahiya/contracts/insurance/insurance-contracts';
import { type CoverExtras, extraChoices, noExtras } from '@pahiya/domain/insurance/cover-extras';
import {
  type MotorClass,
  shippedMotorTables as tables,
} from '@pahiya/domain/insurance/motor-tables';
import type { IstDate } from '@pahiya/domain/shared/ist-date';

type Choices = AnswerOf<typeof insuranceVehicleDetails>['cardParams']['choices'];

/** Extras as asked for; none where a caller does not know of them. */
export function extrasOf(asked: InputOf<typeof validateInsurance>['body']['extras']): CoverExtras {
  return (asked as CoverExtras | undefined) ?? noExtras;
}

/** What may be chosen for a vehicle, as sent. */
export function choicesOnWire(vehicle: MotorClass | null, today: IstDate): Choices {
  if (vehicle === null) return { deductibles: [], kilometres: [] };
  const { deductibles, kilometres } = extraChoices(vehicle, { tables, today });
  return { deductibles: [...deductibles], kilometres: [...kilometres] };
}
