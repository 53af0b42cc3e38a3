import type { AnswerOf } from '@pahiya/contracts/contract';
import {
  type deskInsurance,
  openRefundStates,
} from '@pahiya/contracts/insurance/desk-insurance-contracts';
import { saleHours } from '@pahiya/domain/insurance/sale-states';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Services } from '../../../services.ts';
import { findFirm } from '../../partner-firms/find-partner-firm.ts';
import { findLeadsOfKind } from '../../partner-leads/leads-of-kind.ts';
import { findRefundsIn } from '../../payments/payments-of-orders.ts';
import { selectSubmitted } from '../inspection/inspection-repository.ts';
import { selectPoliciesOfOrders } from '../policies/policy-repository.ts';
import {
  selectAnswerCounts,
  selectAwaited,
  selectCancellations,
  selectHandOvers,
} from './desk-insurance-repository.ts';

const hourMs = 3_600_000;
const cancelledForMs = 30 * 24 * hourMs;

/** What waits about insurance, and how the insurers answered in the last day. */
export async function readDeskInsurance({
  sql,
  now,
  insuranceDesk,
}: Services): Promise<AnswerOf<typeof deskInsurance>> {
  const at = now().getTime();
  const [inspections, awaited, handOvers, cancellations, refunds, counts, leads] =
    await Promise.all([
      selectSubmitted(sql),
      selectAwaited(sql),
      selectHandOvers(sql),
      selectCancellations(sql, new Date(at - cancelledForMs)),
      openRefunds(sql),
      selectAnswerCounts(sql, new Date(at - 24 * hourMs)),
      findLeadsOfKind(sql, 'insurance', now()),
    ]);
  const firms = new Map<string, string>();
  for (const { firmId } of leads) {
    if (!firms.has(firmId)) firms.set(firmId, (await findFirm(sql, firmId, now()))?.name ?? firmId);
  }
  const countsOf = new Map(counts.map((one) => [one.insurerId, one]));
  return {
    inspections: inspections.map(({ inspectionId, insurerName, vehicleNumber, submittedAt }) => ({
      inspectionId,
      insurer: insurerName,
      display: maskVehicleNumber(vehicleNumber as VehicleNumber),
      submittedAt: (submittedAt ?? now()).toISOString(),
    })),
    awaited: awaited.map(({ paidAt, ...policy }) => ({
      ...policy,
      refundBy: new Date(paidAt.getTime() + saleHours.giveUp * hourMs).toISOString(),
    })),
    handOvers: handOvers.map(({ paidAt, ...policy }) => ({
      ...policy,
      handOverBy: new Date(paidAt.getTime() + saleHours.handOver * hourMs).toISOString(),
      isAlarm: paidAt.getTime() + saleHours.handOverAlarm * hourMs <= at,
    })),
    cancellations: [...cancellations],
    refunds,
    leads: leads.map(({ leadId, firmId, stage, mobileMasked, createdAt, consent }) => ({
      ...{ leadId, stage, mobileMasked },
      consent:
        consent === null
          ? null
          : {
              state: consent.state,
              channels: [...consent.channels],
              endsAt: consent.endsAt.toISOString(),
            },
      firm: firms.get(firmId) ?? firmId,
      createdAt: createdAt.toISOString(),
    })),
    insurers: (insuranceDesk?.insurers ?? []).map(({ profile: { id, name } }) => {
      const { quotes = 0, declined = 0, failed = 0 } = countsOf.get(id) ?? {};
      return { insurerId: id, name, quotes, declined, failed };
    }),
  };
}

/** Refunds of policies that are not credited yet, oldest first. */
async function openRefunds(
  sql: Services['sql'],
): Promise<AnswerOf<typeof deskInsurance>['refunds']> {
  const refunds = await findRefundsIn(sql, openRefundStates);
  const policies = await selectPoliciesOfOrders(
    sql,
    refunds.map(({ orderId }) => orderId),
  );
  const insurerOf = new Map(policies.map((one) => [one.orderId, one.insurerName]));
  return refunds.flatMap(({ orderId, amount, state, expectedOn }) => {
    const insurer = insurerOf.get(orderId);
    const open = openRefundStates.find((one) => one === state);
    return insurer === undefined || open === undefined
      ? []
      : [{ orderId, insurer, amount, state: open, expectedOn }];
  });
}
