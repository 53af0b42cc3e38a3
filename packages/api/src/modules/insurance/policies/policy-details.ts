import type { InsurancePolicyDetails } from '@pahiya/contracts/insurance/details/insurance-policy-details';
import { bonusCheckDays } from '@pahiya/domain/insurance/bonus-check';
import { saleHours } from '@pahiya/domain/insurance/sale-states';
import { giveUpAt, isAwaited } from './issue-policy.ts';
import type { PolicyRow } from './policy-row.ts';
import { policyKindName } from './policy-terms.ts';

/** What the order of a policy adds to its page. */
export function policyDetails(row: PolicyRow): InsurancePolicyDetails {
  const { paidAt } = row;
  const handOverBy =
    row.policyNumber !== null && paidAt !== null
      ? new Date(paidAt.getTime() + saleHours.handOver * 3_600_000)
      : null;
  return {
    kind: policyKindName,
    insurer: row.insurerName,
    helpline: row.helpline,
    product: row.product,
    uin: row.uin,
    cover: row.cover,
    state: row.state,
    quotedTotal: row.quotedTotal,
    priced: row.priced,
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

function checkOf({ bonus, policyNumber, startsOn }: PolicyRow) {
  const days = policyNumber === null || bonus === 0 ? null : bonusCheckDays(startsOn);
  return days === null ? null : { percent: bonus / 1_000, ...days };
}
