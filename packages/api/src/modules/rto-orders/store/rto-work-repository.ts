import type { RtoAgentReport } from '@pahiya/domain/rto-services/ports';
import type { RtoStep } from '@pahiya/domain/rto-services/rto-work';
import { chosenRows, type RowChoice } from '../../../db/choose-rows.ts';
import type { Queryable } from '../../../db/database.ts';
import type { RtoWorkRow } from './rto-work.ts';

const columns = (sql: Queryable) => sql`w.id as "workId", w.order_id as "orderId",
  w.government_fee_id as "governmentFeeId", w.government_fee_paise as "governmentFee",
  w.step, w.service_id as "serviceId", w.state_code as "stateCode", w.vehicle_class as "vehicleClass",
  w.file_within_days as "fileWithinDays", w.documents_by as "documentsBy",
  w.promised_on as "promisedOn", w.appointment_at as "appointmentAt",
  w.appointment_place as "appointmentPlace", w.application_number as "applicationNumber",
  w.filed_at as "filedAt", w.deficiency, w.remark, w.courier,
  w.consignment_number as "consignmentNumber", w.route,
  w.agent_reference as "agentReference", w.agent_since as "agentSince",
  w.agent_state as "agentState", w.agent_answered_at as "agentAnsweredAt",
  w.agent_note as "agentNote",
  w.agent_withdrawal as "agentWithdrawal", w.agent_withdrawn_at as "agentWithdrawnAt"`;

/** Stores the work of a new order. */
export async function insertWork(
  tx: Queryable,
  work: Pick<
    RtoWorkRow,
    | 'workId'
    | 'orderId'
    | 'governmentFeeId'
    | 'governmentFee'
    | 'step'
    | 'serviceId'
    | 'stateCode'
    | 'vehicleClass'
    | 'fileWithinDays'
  >,
): Promise<void> {
  await tx`
    insert into rto_works (id, order_id, government_fee_id, government_fee_paise, step,
      service_id, state_code, vehicle_class, file_within_days)
    values (${work.workId}, ${work.orderId}, ${work.governmentFeeId}, ${work.governmentFee},
      ${work.step}, ${work.serviceId}, ${work.stateCode}, ${work.vehicleClass}, ${work.fileWithinDays})`;
}

/** The work of an order; null for an order of another kind. */
export async function selectWork(sql: Queryable, orderId: string): Promise<RtoWorkRow | null> {
  const [row] = await sql<RtoWorkRow[]>`
    select ${columns(sql)} from rto_works w where w.order_id = ${orderId}`;
  return row ?? null;
}

/** Works of some orders. */
export async function selectWorks(
  sql: Queryable,
  orderIds: readonly string[],
): Promise<readonly RtoWorkRow[]> {
  return sql<RtoWorkRow[]>`
    select ${columns(sql)} from rto_works w where w.order_id = any(${orderIds}::uuid[])`;
}

/** The order of a part of the price. */
export async function selectOrderOfItem(sql: Queryable, itemId: string): Promise<string | null> {
  const [row] = await sql<{ orderId: string }[]>`
    select order_id as "orderId" from rto_works
    where id = ${itemId} or government_fee_id = ${itemId}`;
  return row?.orderId ?? null;
}

/** Works that one of these parts belongs to. */
export async function selectWorksOfItems(
  sql: Queryable,
  itemIds: readonly string[],
): Promise<readonly RtoWorkRow[]> {
  return sql<RtoWorkRow[]>`
    select ${columns(sql)} from rto_works w
    where w.id = any(${itemIds}::uuid[]) or w.government_fee_id = any(${itemIds}::uuid[])`;
}

/** Orders with this application number. */
export async function selectOrdersByApplication(
  sql: Queryable,
  applicationNumber: string,
): Promise<readonly string[]> {
  const rows = await sql<{ orderId: string }[]>`
    select order_id as "orderId" from rto_works where application_number = ${applicationNumber}`;
  return rows.map(({ orderId }) => orderId);
}

/** Saves what became known of a work; the caller has locked its order. */
export async function updateWork(tx: Queryable, work: RtoWorkRow): Promise<void> {
  await tx`
    update rto_works set step = ${work.step}, documents_by = ${work.documentsBy}::date,
      promised_on = ${work.promisedOn}::date, appointment_at = ${work.appointmentAt},
      appointment_place = ${work.appointmentPlace},
      application_number = ${work.applicationNumber}, filed_at = ${work.filedAt},
      deficiency = ${work.deficiency}, remark = ${work.remark}, courier = ${work.courier},
      consignment_number = ${work.consignmentNumber}
    where id = ${work.workId}`;
}

/** Saves who does the work. A new reference starts a round without answers; work goes on, so it is not withdrawn. */
export async function updateRoute(
  tx: Queryable,
  workId: string,
  {
    route,
    agentReference,
    agentSince,
  }: Pick<RtoWorkRow, 'route' | 'agentReference' | 'agentSince'>,
): Promise<void> {
  await tx`
    update rto_works set route = ${route}, agent_reference = ${agentReference},
      agent_since = ${agentSince}, agent_withdrawal = null, agent_withdrawn_at = null,
      agent_state = case when agent_reference = ${agentReference} then agent_state end,
      agent_note = case when agent_reference = ${agentReference} then agent_note end,
      agent_answered_at = case when agent_reference = ${agentReference} then agent_answered_at end
    where id = ${workId}`;
}

/** Saves what the partner said last about a round; a later round has answers of its own. */
export async function saveAgentAnswer(
  sql: Queryable,
  { workId, agentReference }: Pick<RtoWorkRow, 'workId' | 'agentReference'>,
  answer: {
    readonly state: RtoAgentReport['state'];
    readonly at: Date;
    readonly note: string | null;
  },
): Promise<void> {
  const { state, at, note } = answer;
  await sql`
    update rto_works set agent_state = ${state}, agent_answered_at = ${at}, agent_note = ${note}
    where id = ${workId} and agent_reference = ${agentReference}`;
}

/** Saves how withdrawing ended, and leaves the work to the desk. The caller has locked its order. */
export async function saveWithdrawal(
  tx: Queryable,
  workId: string,
  withdrawal: {
    readonly outcome: NonNullable<RtoWorkRow['agentWithdrawal']>;
    readonly at: Date;
    readonly applicationNumber: string | null;
  },
): Promise<void> {
  const { outcome, at, applicationNumber } = withdrawal;
  await tx`
    update rto_works set route = 'desk', agent_withdrawal = ${outcome}, agent_withdrawn_at = ${at},
      application_number = ${applicationNumber}
    where id = ${workId}`;
}

/** Deletes the works of unpaid orders. */
export async function deleteWorks(tx: Queryable, orderIds: readonly string[]): Promise<void> {
  await tx`delete from rto_works where order_id = any(${orderIds}::uuid[])`;
}

/** Works at one of these steps. */
export async function selectAtSteps<Step extends RtoStep>(
  sql: Queryable,
  steps: readonly Step[],
  which: RowChoice,
): Promise<readonly (RtoWorkRow & { readonly step: Step })[]> {
  return sql<(RtoWorkRow & { readonly step: Step })[]>`
    select ${columns(sql)} from rto_works w
    where w.step = any(${steps}::text[]) ${chosenRows(sql, sql`w.id`, which)}`;
}

/** Saves the new price of an unpaid order. */
export async function updatePriced(
  tx: Queryable,
  workId: string,
  { governmentFee, fileWithinDays }: Pick<RtoWorkRow, 'governmentFee' | 'fileWithinDays'>,
): Promise<void> {
  await tx`
    update rto_works set government_fee_paise = ${governmentFee},
      file_within_days = ${fileWithinDays}
    where id = ${workId}`;
}
