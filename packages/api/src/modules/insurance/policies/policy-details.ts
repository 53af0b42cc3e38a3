import type { InsurancePolicyDetails } from '@pahiya/contracts/insurance/details/insurance-policy-details';
import { bonusCheckDays } from '@pahiya/domain/insurance/bonus-check';
import { insurerAddOns } from '@pahiya/domain/insurance/ports';
import { saleHours } from '@pahiya/domain/insurance/sale-states';
import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import { giveUpAt, isAwaited } from './issue-policy.ts';
import type { PolicyRow } from './policy-row.ts';
import { type PricedFor, policyKindName } from './policy-terms.ts';

/** What the order of a policy adds to its page; `grievanceOfficer`: of its insurer, where it is connected. */
export function policyDetails(
  row: PolicyRow,
  grievanceOfficer: string | null = null,
): InsurancePolicyDetails {
  const { paidAt } = row;
  const handOverBy =
    row.policyNumber !== null && paidAt !== null
      ? new Date(paidAt.getTime() + saleHours.handOver * 3_600_000)
      : null;
  return {
    kind: policyKindName,
    insurer: row.insurerName,
    helpline: row.helpline,
    grievanceOfficer,
    product: row.product,
    uin: row.uin,
    cover: row.cover,
    state: row.state,
    newVehicle:
      row.vehicleWords === null
        ? null
        : {
            words: row.vehicleWords,
            number:
              row.addedNumber === null
                ? null
                : displayVehicleNumber(row.addedNumber as VehicleNumber),
            isNoted: row.numberNotedAt !== null,
          },
    quotedTotal: row.quotedTotal,
    priced: pricedOf(row),
    bill: billOf(row.priced),
    sheetVersion: row.priced?.sheetVersion ?? null,
    policyNumber: row.policyNumber,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    thirdPartyUntil: row.thirdPartyUntil,
    refundBy: isAwaited(row) ? (giveUpAt(row)?.toISOString() ?? null) : null,
    handOverBy: handOverBy?.toISOString() ?? null,
    bonusCheck: checkOf(row),
    cancellation:
      row.cancelPart === null || row.cancelRefund === null || row.cancelOn === null
        ? null
        : {
            part: row.cancelPart,
            refund: row.cancelRefund,
            on: row.cancelOn,
            isConfirmed: row.cancelledAt !== null,
          },
    handedOverAt: row.handedOverAt?.toISOString() ?? null,
  };
}

/** The bill that was ordered; null for policies that were ordered before it was stored. */
export function billOf(priced: PricedFor | null): InsurancePolicyDetails['bill'] {
  const bill = priced?.bill;
  if (bill === undefined) return null;
  return {
    ...bill,
    lines: bill.lines.map(({ code, ...line }) => ({
      ...line,
      code: insurerAddOns.find((one) => one === code) ?? null,
    })),
  };
}

function pricedOf({ priced }: PolicyRow) {
  if (priced === null) return null;
  const { insuredValue, deductible, voluntary, kilometres, hasRestrictedProperty } = priced;
  return { insuredValue, deductible, voluntary, kilometres, hasRestrictedProperty };
}

function checkOf(row: PolicyRow) {
  const { bonus, policyNumber, startsOn, priced } = row;
  const days = policyNumber === null || bonus === 0 ? null : bonusCheckDays(startsOn);
  const worth = priced?.bonusWorth ?? null;
  return days === null
    ? null
    : { percent: bonus / 1_000, ...days, worth, correction: correctionOf(row) };
}

/** A correction of the declared bonus that the holder asked for; null without one. */
export function correctionOf({ bonusActual, bonusDue, bonusOutcome }: PolicyRow) {
  return bonusActual === null
    ? null
    : { percent: bonusActual / 1_000, due: bonusDue, state: bonusOutcome ?? ('asked' as const) };
}
