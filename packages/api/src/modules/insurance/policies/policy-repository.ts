import type { PolicyReport } from '@pahiya/domain/insurance/policy-ports';
import type { PolicyState } from '@pahiya/domain/insurance/sale-states';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import { chosenRows, type RowChoice } from '../../../db/choose-rows.ts';
import type { Queryable } from '../../../db/database.ts';
import type { PolicyRow } from './policy-row.ts';
import { consentVersion, type PolicyTerms } from './policy-terms.ts';

/** Stores the policy of an unpaid order. */
export async function insertPolicy(
  tx: Queryable,
  terms: PolicyTerms,
  order: { readonly orderId: string; readonly userId: string; readonly isSandbox: boolean },
): Promise<void> {
  await tx`
    insert into insurance_policies (id, order_id, user_id, insurer_id, insurer_name, helpline,
      product, uin, cover, proposal_ref, quoted_paise, price_until, consent_version, consented_at,
      is_sandbox, state, starts_on, own_damage_paise, third_party_paise,
      declared_bonus, quote_ref, priced, vehicle_words)
    values (${terms.policyId}, ${order.orderId}, ${order.userId}, ${terms.insurerId},
      ${terms.insurerName}, ${terms.helpline}, ${terms.product}, ${terms.uin}, ${terms.cover},
      ${terms.proposalRef}, ${terms.quotedTotal}, ${terms.priceUntil}, ${consentVersion},
      ${terms.consentedAt}, ${order.isSandbox}, 'unpaid', ${terms.startsOn},
      ${terms.premium?.ownDamage ?? null}, ${terms.premium?.thirdParty ?? null},
      ${terms.bonus}, ${terms.quoteRef},
      ${terms.priced === null ? null : tx.json(terms.priced)}, ${terms.vehicleWords})`;
}

/** A policy by its id. */
export async function selectPolicy(sql: Queryable, policyId: string): Promise<PolicyRow | null> {
  const [row] = await selectPoliciesWhere(sql, sql`id = ${policyId}`);
  return row ?? null;
}

/** The policy of an order. */
export async function selectPolicyOfOrder(
  sql: Queryable,
  orderId: string,
): Promise<PolicyRow | null> {
  const [row] = await selectPoliciesWhere(sql, sql`order_id = ${orderId}`);
  return row ?? null;
}

/** The order in which this person paid for a quote; null while none is paid, or its policy was not issued. */
export async function selectPaidOrderOfQuote(
  sql: Queryable,
  { quoteRef, userId }: { readonly quoteRef: string; readonly userId: string },
): Promise<string | null> {
  const [row] = await sql<{ orderId: string }[]>`
    select order_id as "orderId" from insurance_policies
    where user_id = ${userId} and quote_ref = ${quoteRef}
      and state in ('issuing', 'insurer-down', 'issued')
    order by paid_at limit 1`;
  return row?.orderId ?? null;
}

/** The policy of an order of this person. */
export async function selectOwnPolicy(
  sql: Queryable,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
): Promise<PolicyRow | null> {
  const [row] = await selectPoliciesWhere(sql, sql`order_id = ${orderId} and user_id = ${userId}`);
  return row ?? null;
}

/** The policies of some orders. */
export async function selectPoliciesOfOrders(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<readonly PolicyRow[]> {
  return orderIds.length === 0
    ? []
    : selectPoliciesWhere(sql, sql`order_id = any(${[...orderIds]}::uuid[])`);
}

/** Names of the products of policies, by the policy's id. */
export async function selectProducts(
  sql: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<{ id: string; product: string }[]>`
    select id, product from insurance_policies where id = any(${[...ids]}::uuid[])`;
  return new Map(rows.map(({ id, product }) => [id, product]));
}

/** Orders with a policy of this number. */
export async function selectOrdersByNumber(
  sql: Queryable,
  policyNumber: string,
): Promise<readonly string[]> {
  const rows = await selectPoliciesWhere(sql, sql`policy_number = ${policyNumber}`);
  return rows.map(({ orderId }) => orderId);
}

/** Policies on which the desk may have to act: the insurer is down, the premium is not handed over, the statement has
 * another sum, a cancellation is not confirmed, or a bonus is to be corrected. */
export function selectOpenPolicies(
  sql: Queryable,
  which: RowChoice,
): Promise<readonly PolicyRow[]> {
  return selectPoliciesWhere(
    sql,
    sql`(state = 'insurer-down' or (number_added_at is not null and number_noted_at is null)
      or (cancel_asked_at is not null and cancelled_at is null)
      or is_refund_owed
      or (bonus_asked_at is not null and bonus_settled_at is null and cancel_asked_at is null)
      or (policy_number is not null and (handed_over_at is null or is_disputed)))
      ${chosenRows(sql, sql`id`, which)}`,
  );
}

/** Policies of a person that are in force or were until their end, newest first: of a package or bundle whose own damage
 * was cancelled third party is left. */
export function selectIssuedOf(sql: Queryable, userId: string) {
  return sql<
    (Pick<PolicyRow, 'orderId' | 'insurerName' | 'cover' | 'thirdPartyUntil' | 'priced'> & {
      readonly endsOn: IstDate;
      readonly issuedAt: Date;
      readonly isSandbox: boolean;
    })[]
  >`
    select order_id as "orderId", insurer_name as "insurerName",
      case when cover in ('package', 'bundle') and cancelled_at is not null then 'third-party'
        else cover end as cover,
      case when cover = 'bundle' and cancelled_at is not null then third_party_until
        else ends_on end::text as "endsOn",
      third_party_until::text as "thirdPartyUntil", priced,
      issued_at as "issuedAt", is_sandbox as "isSandbox"
    from insurance_policies
    where user_id = ${userId} and state = 'issued' and ends_on is not null
    order by issued_at desc, id limit 500`;
}

/** Issued policies whose premium is not handed over, by insurer, oldest first. */
export function selectToHandOver(sql: Queryable): Promise<readonly PolicyRow[]> {
  return selectPoliciesWhere(
    sql,
    sql`policy_number is not null and handed_over_at is null order by insurer_id, issued_at, id limit 1000`,
  );
}

/** Policies whose premium was handed over and not compared with the insurer's statement. */
export function selectToCompare(sql: Queryable, before: Date): Promise<readonly PolicyRow[]> {
  return selectPoliciesWhere(
    sql,
    sql`handed_over_at < ${before} and compared_at is null order by insurer_id, id limit 10000`,
  );
}

/** Policies of a condition. */
export function selectPoliciesWhere(
  sql: Queryable,
  condition: ReturnType<Queryable>,
): Promise<readonly PolicyRow[]> {
  return sql<PolicyRow[]>`
    select id as "policyId", order_id as "orderId", insurer_id as "insurerId",
      insurer_name as "insurerName", helpline, product, uin, cover, proposal_ref as "proposalRef",
      quoted_paise as "quotedTotal", price_until as "priceUntil", state, paid_at as "paidAt",
      asked_at as "askedAt", policy_number as "policyNumber", starts_on as "startsOn",
      ends_on as "endsOn", third_party_until as "thirdPartyUntil", priced,
      hand_over_id as "handOverId", handed_over_at as "handedOverAt",
      stated_paise as "statedAmount", compared_at as "comparedAt",
      vehicle_words as "vehicleWords", added_number as "addedNumber",
      number_added_at as "numberAddedAt", number_noted_at as "numberNotedAt",
      is_disputed as "isDisputed", own_damage_paise as "ownDamage",
      third_party_paise as "thirdParty", cancel_part as "cancelPart",
      cancel_ground as "cancelGround", cancel_other as "cancelOther",
      cancel_had_claim as "hadClaim", declared_bonus as "bonus", bonus_actual as "bonusActual",
      bonus_due_paise as "bonusDue", bonus_asked_at as "bonusAskedAt",
      bonus_outcome as "bonusOutcome", is_twin as "isTwin", cancel_refund_paise as "cancelRefund",
      refund_stated_paise as "refundStated", refund_read_until::text as "refundReadUntil",
      refund_settled_at as "refundSettledAt", is_refund_owed as "isRefundOwed",
      cancel_on as "cancelOn", cancel_asked_at as "cancelAskedAt", cancelled_at as "cancelledAt"
    from insurance_policies where ${condition}`;
}

/** Which policy is to be issued, once its order is paid. */
export async function updateAwaited(
  tx: Queryable,
  orderId: string,
  at: Date,
): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    update insurance_policies set state = 'issuing', paid_at = ${at}
    where order_id = ${orderId} and state in ('unpaid', 'issuing') returning id`;
  return row?.id ?? null;
}

/** Whether another policy of the same quote was asked for before; notes it. Calls for one quote wait for each other. */
export async function markTwin(tx: Queryable, policyId: string): Promise<boolean> {
  await tx`
    select pg_advisory_xact_lock(hashtextextended('insurance-quote ' || insurer_id || quote_ref, 0))
    from insurance_policies where id = ${policyId} and quote_ref is not null`;
  const twins = await tx`
    update insurance_policies p set is_twin = true
    where id = ${policyId} and exists (
      select from insurance_policies o
      where o.insurer_id = p.insurer_id and o.quote_ref = p.quote_ref and o.id <> p.id
        and o.asked_at is not null and o.state <> 'failed')
    returning id`;
  return twins.length > 0;
}

/** Notes the first request for a policy, before it is sent. */
export async function updateAsked(tx: Queryable, policyId: string, at: Date): Promise<void> {
  await tx`
    update insurance_policies set asked_at = coalesce(asked_at, ${at}) where id = ${policyId}`;
}

/** Moves a policy that has no number. */
export async function updateState(
  tx: Queryable,
  policyId: string,
  state: Exclude<PolicyState, 'issued' | 'cancelled'>,
): Promise<void> {
  await tx`
    update insurance_policies set state = ${state}
    where id = ${policyId} and policy_number is null`;
}

/** Stores number and days of an issued policy. */
export async function updateIssued(
  tx: Queryable,
  policyId: string,
  policy: Extract<PolicyReport, { state: 'issued' }> & { readonly at: Date },
): Promise<void> {
  await tx`
    update insurance_policies set state = 'issued', policy_number = ${policy.policyNumber},
      starts_on = ${policy.startsOn}, ends_on = ${policy.endsOn},
      third_party_until = ${policy.thirdPartyUntil}, issued_at = ${policy.at}
    where id = ${policyId}`;
}

/** Puts policies into one hand-over, unless they are in one already. Returns those that it took. */
export async function updateHandOver(
  tx: Queryable,
  policyIds: readonly string[],
  handOverId: string,
): Promise<readonly string[]> {
  const rows = await tx<{ id: string }[]>`
    update insurance_policies set hand_over_id = ${handOverId}
    where id = any(${[...policyIds]}::uuid[]) and hand_over_id is null returning id`;
  return rows.map(({ id }) => id);
}

/** Marks a hand-over as received. Returns its policies. */
export async function updateHandedOver(
  tx: Queryable,
  handOverId: string,
  at: Date,
): Promise<readonly string[]> {
  const rows = await tx<{ id: string }[]>`
    update insurance_policies set handed_over_at = ${at}
    where hand_over_id = ${handOverId} and handed_over_at is null returning id`;
  return rows.map(({ id }) => id);
}

/** Stores what the insurer's statement has for a policy. */
export async function updateCompared(
  tx: Queryable,
  policyId: string,
  {
    stated,
    isDisputed,
    at,
  }: { readonly stated: Paise; readonly isDisputed: boolean; readonly at: Date },
): Promise<void> {
  await tx`
    update insurance_policies set stated_paise = ${stated}, is_disputed = ${isDisputed},
      compared_at = ${at}
    where id = ${policyId} and compared_at is null`;
}

/** Deletes the policies of unpaid orders. */
export async function deletePoliciesOf(tx: Queryable, orderIds: readonly string[]): Promise<void> {
  await tx`
    delete from insurance_policies
    where order_id = any(${[...orderIds]}::uuid[]) and state = 'unpaid'`;
}

/** Unlinks the policies of an account. */
export async function unlinkPolicies(tx: Queryable, userId: string): Promise<void> {
  await tx`update insurance_policies set user_id = null where user_id = ${userId}`;
}
