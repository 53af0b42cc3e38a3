import type { LossKind } from '@pahiya/domain/insurance/claim-clocks';
import type { ClaimStepKind } from '@pahiya/domain/insurance/claim-steps';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable, Transaction } from '../../../db/database.ts';

/** A claim as a person keeps it; sums in paise. */
export type ClaimFacts = {
  readonly loss: LossKind;
  readonly vehicleNumber: string;
  readonly lostOn: IstDate;
  readonly toldOn: IstDate | null;
  readonly amount: number | null;
  readonly policyNumber: string;
  readonly claimNumber: string;
  readonly isClosed: boolean;
};
export type ClaimRow = ClaimFacts & { readonly claimId: string; readonly createdAt: Date };
export type StepRow = {
  readonly claimId: string;
  readonly stepId: number;
  readonly on: IstDate;
  readonly kind: ClaimStepKind;
  readonly words: string;
};

/** Claims of a person, newest first. */
export async function selectClaims(sql: Queryable, userId: string): Promise<readonly ClaimRow[]> {
  return sql<ClaimRow[]>`
    select id as "claimId", loss, vehicle_number as "vehicleNumber", lost_on as "lostOn",
      told_on as "toldOn", amount_paise as amount, policy_number as "policyNumber",
      claim_number as "claimNumber",
      is_closed as "isClosed", created_at as "createdAt"
    from insurance_claims where user_id = ${userId} order by created_at desc, id`;
}

/** What happened to a person's claims, in order. */
export async function selectSteps(sql: Queryable, userId: string): Promise<readonly StepRow[]> {
  return sql<StepRow[]>`
    select s.claim_id as "claimId", s.step_id as "stepId", s.happened_on as "on", s.kind,
      s.words
    from insurance_claims c join insurance_claim_steps s on s.claim_id = c.id
    where c.user_id = ${userId} order by s.happened_on, s.step_id`;
}

/** Stores a claim; false: the person has `atMost` already. Two at once are counted one after the other. */
export async function insertClaim(
  tx: Transaction,
  {
    id,
    userId,
    atMost,
    now,
    ...facts
  }: ClaimFacts & {
    readonly id: string;
    readonly userId: string;
    readonly atMost: number;
    readonly now: Date;
  },
): Promise<boolean> {
  await tx`select pg_advisory_xact_lock(hashtext(${`insurance-claims ${userId}`}))`;
  const { count } = await tx`
    insert into insurance_claims (id, user_id, loss, vehicle_number, lost_on, told_on,
      amount_paise, policy_number, claim_number, is_closed, created_at)
    select ${id}, ${userId}, ${facts.loss}, ${facts.vehicleNumber}, ${facts.lostOn}, ${facts.toldOn},
      ${facts.amount}, ${facts.policyNumber}, ${facts.claimNumber}, ${facts.isClosed}, ${now}
    where (select count(*) from insurance_claims where user_id = ${userId}) < ${atMost}`;
  return count === 1;
}

/** Changes an own claim; false: there is none. */
export async function updateClaim(
  sql: Queryable,
  { claimId, userId, ...facts }: ClaimFacts & { readonly claimId: string; readonly userId: string },
): Promise<boolean> {
  const { count } = await sql`
    update insurance_claims set loss = ${facts.loss}, vehicle_number = ${facts.vehicleNumber},
      lost_on = ${facts.lostOn}, told_on = ${facts.toldOn}, amount_paise = ${facts.amount},
      policy_number = ${facts.policyNumber}, claim_number = ${facts.claimNumber},
      is_closed = ${facts.isClosed}
    where id = ${claimId} and user_id = ${userId}`;
  return count === 1;
}

/** Adds a step to an own claim: `no-claim` without one, `full` at `atMost` steps, `early` before the loss. */
export async function insertStep(
  tx: Transaction,
  step: {
    readonly claimId: string;
    readonly userId: string;
    readonly on: IstDate;
    readonly kind: ClaimStepKind;
    readonly words: string;
    readonly atMost: number;
  },
): Promise<'added' | 'no-claim' | 'full' | 'early'> {
  const [claim] = await tx<{ lostOn: IstDate; steps: number }[]>`
    select c.lost_on as "lostOn", (select count(*)::int from insurance_claim_steps s where s.claim_id = c.id) as steps
    from insurance_claims c where c.id = ${step.claimId} and c.user_id = ${step.userId} for update`;
  if (claim === undefined) return 'no-claim';
  if (claim.steps >= step.atMost) return 'full';
  if (step.kind !== 'note' && step.on < claim.lostOn) return 'early';
  await tx`insert into insurance_claim_steps (claim_id, happened_on, kind, words)
    values (${step.claimId}, ${step.on}, ${step.kind}, ${step.words})`;
  return 'added';
}

/** Deletes a step of an own claim; false: there is none. */
export async function removeStep(
  sql: Queryable,
  step: { readonly claimId: string; readonly stepId: number; readonly userId: string },
): Promise<boolean> {
  const { count } = await sql`
    delete from insurance_claim_steps s using insurance_claims c
    where c.id = s.claim_id and c.user_id = ${step.userId} and c.id = ${step.claimId}
      and s.step_id = ${step.stepId}`;
  return count === 1;
}

/** Deletes an own claim with its steps; false: there is none. */
export async function removeClaim(
  sql: Queryable,
  { claimId, userId }: { readonly claimId: string; readonly userId: string },
): Promise<boolean> {
  const { count } = await sql`
    delete from insurance_claims where id = ${claimId} and user_id = ${userId}`;
  return count === 1;
}

/** Deletes all claims of a person. */
export async function removeClaimsOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from insurance_claims where user_id = ${userId}`;
}
