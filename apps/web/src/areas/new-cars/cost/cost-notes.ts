import type { Answer } from '@pahiya/api-client/api-client';
import type { CostPartId } from '@pahiya/domain/running-costs/five-year-cost';
import { formatNumber } from '@pahiya/domain/shared/format';
import type { PartColour } from '@pahiya/ui/stack-chart';
import type { Copies } from '../../../frame/copy/copies.ts';
import { fullPrice, shareText } from '../facts/car-words.ts';

export type CarCost = NonNullable<Answer<'carCost'>['cost']>;
export type CostEnergy = Answer<'carCost'>['energy'];
type CostCopy = Copies['car-cost'];

/** Kilometres a year that service and loss of value are stated for. */
const averageKm = '11,000';

export const partColours: Readonly<Record<CostPartId, PartColour>> = {
  value: 1,
  fuel: 2,
  interest: 3,
  insurance: 4,
  service: 5,
  tyres: 6,
  tax: 7,
};

/** What a part is computed from; where it is not known, why. */
export function partNote(
  id: CostPartId,
  cost: CarCost,
  copy: CostCopy,
  energy: CostEnergy,
): string {
  const { inputs, parts } = cost;
  const { notes } = copy;
  if (parts.find((part) => part.id === id)?.totalPaise === null) return copy.missing[id];
  switch (id) {
    case 'value':
      return notes.value(fullPrice(cost.exShowroomPaise), fullPrice(cost.worthPaise ?? 0));
    case 'tax':
      return notes.tax;
    case 'interest':
      if (cost.loan === null) return notes.noLoan;
      return [
        notes.interest(shareText(inputs.loanShare), shareText(inputs.rate), inputs.months),
        ...(inputs.months > 60 ? [notes.longInterest] : []),
      ].join('. ');
    case 'insurance':
      return notes.insurance(
        shareText(Math.abs(100_000 - inputs.premiumStep)),
        inputs.premiumStep <= 100_000,
      );
    case 'fuel': {
      const { unit, per } = copy.units[energy];
      const reached = (inputs.mileage / 100) * (inputs.mileageShare / 100_000);
      return notes.fuel(
        formatNumber(inputs.kmAYear * 5),
        `${Math.round(reached * 10) / 10} ${per}`,
        `${fullPrice(inputs.fuelPrice)}/${unit}`,
      );
    }
    case 'service':
      return notes.service(fullPrice(inputs.service), averageKm);
    case 'tyres':
      return notes.tyres(inputs.tyreSets, fullPrice(inputs.tyreSet));
  }
}

/** Label of a part; the fuel of an electric car is electricity. */
export function partLabel(id: CostPartId, copy: CostCopy, energy: CostEnergy): string {
  return id === 'fuel' && energy === 'electricity' ? copy.energy : copy.parts[id];
}

/** The cost in one sentence; null while the total is not known. */
export function costSummary({ parts, totalPaise }: CarCost, copy: CostCopy): string | null {
  if (totalPaise === null) return null;
  const [first, second] = parts.toSorted((a, b) => (b.totalPaise ?? 0) - (a.totalPaise ?? 0));
  if (first === undefined || second === undefined) return null;
  return copy.summary(copy.lowercase[first.id], copy.lowercase[second.id]);
}
