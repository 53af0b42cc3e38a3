import type { ThirdPartyGround } from '@pahiya/domain/insurance/cancellation-refund';
import type { PolicyIssuer, Proposer } from '@pahiya/domain/insurance/policy-ports';
import type { InspectionShot } from '@pahiya/domain/insurance/vehicle-inspection';
import type { Paise } from '@pahiya/domain/shared/money';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import { providerFailure } from '../http/provider-failures.ts';
import {
  cancelWire,
  documentWire,
  endorsementWire,
  inspectionWire,
  policyWire,
  proposalWire,
  receivedWire,
  statementWire,
  toPolicyReport,
} from './policy-wire.ts';

/** Fields of a call. A protocol writes them in its own form. */
export type PolicyFields = Readonly<
  Record<string, string | readonly Readonly<Record<string, string>>[]>
>;

/** Sends a call and reads its answer by a wire; how, is the protocol's. */
export type AskPolicy = <T>(
  path: string,
  fields: PolicyFields,
  wire: z.ZodType<T>,
) => Promise<Result<T, ProviderFailure>>;

const grounds: Readonly<Record<ThirdPartyGround, string>> = {
  'double-insurance': 'DOUBLE',
  'total-loss': 'TOTAL_LOSS',
  'registration-cancelled': 'REGISTRATION',
};

const shotCodes: Readonly<Record<InspectionShot, string>> = {
  front: 'FRONT',
  rear: 'REAR',
  left: 'LEFT',
  right: 'RIGHT',
  windscreen: 'GLASS',
  'engine-bay': 'ENGINE',
  chassis: 'CHASSIS',
  odometer: 'ODOMETER',
};

/** Issuing over either protocol. An answer to another question is malformed. */
export function createPolicyIssuer(provider: string, ask: AskPolicy): PolicyIssuer {
  const otherOne = (): Result<never, ProviderFailure> =>
    err(providerFailure(provider, 'malformed', 'answer is to another question'));

  async function policy(path: string, policyId: string, more: PolicyFields = {}) {
    const said = await ask(path, { policy_id: policyId, ...more }, policyWire);
    if (!said.ok) return said;
    return said.value.policy_id === policyId ? ok(toPolicyReport(said.value)) : otherOne();
  }

  return {
    inspected: async ({ inspectionId, quoteRef, shots, validUntil }) => {
      const fields = {
        inspection_ref: inspectionId,
        quote_ref: quoteRef,
        valid_until: validUntil,
        shots: shots.map((shot) => ({ code: shotCodes[shot] })),
      };
      const said = await ask('inspections', fields, inspectionWire);
      if (!said.ok) return said;
      const { value } = said;
      if (value.inspection_ref !== inspectionId) return otherOne();
      return value.status === 'ACCEPTED'
        ? ok({ kind: 'accepted' })
        : ok({ kind: 'refused', reason: value.reason });
    },
    propose: async ({ policyId, quoteRef, inspectionId, proposer }) => {
      const fields = {
        policy_id: policyId,
        quote_ref: quoteRef,
        inspection_ref: inspectionId ?? '',
        ...proposerFields(proposer),
      };
      const said = await ask('proposals', fields, proposalWire);
      if (!said.ok) return said;
      const { value } = said;
      if (value.policy_id !== policyId) return otherOne();
      return value.status === 'OPEN'
        ? ok({ kind: 'open', proposalRef: value.proposal_ref, total: value.total })
        : ok({ kind: 'refused', reason: value.reason });
    },
    issue: ({ policyId, proposalRef, amount }) =>
      policy('policies', policyId, { proposal_ref: proposalRef, amount: inRupees(amount) }),
    report: (policyId) => policy('status', policyId),
    stop: (policyId) => policy('stop', policyId),
    cancel: async ({ policyId, part, ground, otherPolicy, on, hadClaim, refund }) => {
      const fields = {
        policy_id: policyId,
        part: part === 'whole' ? 'ALL' : 'OD',
        ground: ground === null ? '' : grounds[ground],
        other_policy: otherPolicy ?? '',
        cancel_on: on,
        claim: hadClaim ? 'Y' : 'N',
        refund: inRupees(refund),
      };
      const said = await ask('cancellations', fields, cancelWire);
      if (!said.ok) return said;
      const { value } = said;
      if (value.policy_id !== policyId) return otherOne();
      if (value.status === 'REFUSED') return ok({ kind: 'refused', reason: value.reason });
      return value.refund === refund ? ok({ kind: 'cancelled' }) : otherOne();
    },
    addNumber: async ({ policyId, vehicleNumber }) => {
      const fields = { policy_id: policyId, vehicle_number: vehicleNumber };
      const said = await ask('endorsements', fields, endorsementWire);
      if (!said.ok) return said;
      const { value } = said;
      if (value.policy_id !== policyId) return otherOne();
      return value.status === 'ENDORSED'
        ? ok({ kind: 'noted' })
        : ok({ kind: 'refused', reason: value.reason });
    },
    document: async (policyId) => {
      const said = await ask('document', { policy_id: policyId }, documentWire);
      if (!said.ok) return said;
      return said.value.policy_id === policyId ? ok(said.value.pdf) : otherOne();
    },
    handOverPremiums: async ({ handOverId, premiums }) => {
      const rows = premiums.map(({ policyNumber, amount }) => ({
        policy_number: policyNumber,
        amount: inRupees(amount),
      }));
      const fields = { hand_over_id: handOverId, premiums: rows };
      const said = await ask('premiums', fields, receivedWire);
      if (!said.ok) return said;
      return said.value.hand_over_id === handOverId ? ok('received') : otherOne();
    },
    statement: async (day) => {
      const said = await ask('statement', { day }, statementWire);
      if (!said.ok) return said;
      if (said.value.day !== day) return otherOne();
      const { premiums, refunds } = said.value;
      return ok({ premiums: premiums.map(rowOf), refunds: refunds.map(rowOf) });
    },
  };
}

function rowOf({ policy_number, amount }: z.output<typeof statementWire>['premiums'][number]) {
  return { policyNumber: policy_number, amount };
}

function proposerFields(person: Proposer) {
  return {
    name: person.name,
    mobile: person.mobile,
    email: person.email ?? '',
    address: person.address,
    pin: person.pinCode,
    nominee: person.nominee ?? '',
    nominee_relation: person.nomineeRelation ?? '',
    previous_insurer: person.previousInsurer ?? '',
    previous_policy: person.previousPolicy ?? '',
    hypothecation: person.financier ?? '',
    chassis_number: person.chassisNumber ?? '',
    engine_number: person.engineNumber ?? '',
  };
}

function inRupees(amount: Paise): string {
  return (amount / 100).toFixed(2);
}
