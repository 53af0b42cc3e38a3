import type { ContactUse } from '@pahiya/contracts/contact-ledger/contact-terms';
import { chosenRows, type RowChoice } from '../../../db/choose-rows.ts';
import type { Queryable } from '../../../db/database.ts';

/** One use of a number. `memberId`: null for the firm's own system. */
export type ReadRow = {
  readonly consentId: string;
  readonly memberId: string | null;
  readonly at: Date;
  readonly how: ContactUse;
  readonly why: string;
};

/** Stores a use of a number. */
export async function insertRead(
  tx: Queryable,
  read: ReadRow & { readonly requestId: string },
): Promise<void> {
  await tx`
    insert into contact_reads (consent_id, firm_id, member_id, at, how, why, request_id)
    select id, firm_id, ${read.memberId}, ${read.at}, ${read.how}, ${read.why}, ${read.requestId}
    from contact_consents where id = ${read.consentId}`;
}

/** Uses of the numbers of some consents, newest first. */
export function readsOf(
  sql: Queryable,
  consentIds: readonly string[],
): Promise<readonly ReadRow[]> {
  return sql<ReadRow[]>`
    select consent_id as "consentId", member_id as "memberId", at, how, why from contact_reads
    where consent_id = any(${[...consentIds]}::uuid[]) order by id desc limit 2000`;
}

/** Where a page of uses starts: before this one. */
export type ReadKey = { readonly at: Date; readonly id: string };

/** A use of a number by a firm, and what the consent was for. */
export type FirmReadRow = Omit<ReadRow, 'consentId'> & ReadKey & { readonly subjectId: string };

/** Uses of numbers by a firm, newest first. */
export function readsOfFirm(
  sql: Queryable,
  firmId: string,
  { before, limit }: { readonly before: ReadKey | null; readonly limit: number },
): Promise<readonly FirmReadRow[]> {
  return sql<FirmReadRow[]>`
    select r.id::text as id, r.member_id as "memberId", r.at, r.how, r.why,
      c.subject_id as "subjectId"
    from contact_reads r join contact_consents c on c.id = r.consent_id
    where r.firm_id = ${firmId}
      ${before === null ? sql`` : sql`and (r.at, r.id) < (${before.at}, ${before.id}::bigint)`}
    order by r.at desc, r.id desc limit ${limit}`;
}

/** What a firm has to erase, or has erased. */
export type ErasureRow = {
  readonly consentId: string;
  readonly dueAt: Date;
  readonly confirmedAt: Date | null;
};

/** Asks a firm to erase its copies. */
export async function insertErasure(
  tx: Queryable,
  one: { consentId: string; firmId: string; at: Date; dueAt: Date },
): Promise<void> {
  await tx`
    insert into contact_erasures (consent_id, firm_id, asked_at, due_at)
    values (${one.consentId}, ${one.firmId}, ${one.at}, ${one.dueAt})
    on conflict (consent_id) do nothing`;
}

/** Erasures of some consents. */
export function erasuresOf(
  sql: Queryable,
  consentIds: readonly string[],
): Promise<readonly ErasureRow[]> {
  return sql<ErasureRow[]>`
    select consent_id as "consentId", due_at as "dueAt", confirmed_at as "confirmedAt"
    from contact_erasures where consent_id = any(${[...consentIds]}::uuid[])`;
}

/** Notes that a firm erased its copies; false when there is nothing open. */
export async function updateErased(
  tx: Queryable,
  one: { consentId: string; firmId: string; memberId: string | null; at: Date },
): Promise<boolean> {
  const { count } = await tx`
    update contact_erasures set confirmed_at = ${one.at}, confirmed_by = ${one.memberId}
    where consent_id = ${one.consentId} and firm_id = ${one.firmId} and confirmed_at is null`;
  return count === 1;
}

/** An erasure that a firm has not confirmed. */
export type OpenErasure = {
  readonly consentId: string;
  readonly firmId: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
};

/** Erasures that are not confirmed. */
export function selectOpenErasures(
  sql: Queryable,
  which: RowChoice,
): Promise<readonly OpenErasure[]> {
  return sql<OpenErasure[]>`
    select e.consent_id as "consentId", e.firm_id as "firmId", e.asked_at as "askedAt",
      e.due_at as "dueAt"
    from contact_erasures e
    where e.confirmed_at is null ${chosenRows(sql, sql`e.consent_id`, which)}`;
}

/** Locks an erasure until the transaction ends. */
export async function lockErasure(tx: Queryable, consentId: string): Promise<void> {
  await tx`select 1 from contact_erasures where consent_id = ${consentId} for update`;
}

/** A firm with erasures that nobody confirmed in time. */
export type LateErasures = {
  readonly firmId: string;
  readonly count: number;
  readonly oldestDueAt: Date;
};

/** Firms with erasures that were due before an instant and are not confirmed, the oldest first. */
export function selectLateErasures(sql: Queryable, now: Date): Promise<readonly LateErasures[]> {
  return sql<LateErasures[]>`
    select firm_id as "firmId", count(*)::integer as count, min(due_at) as "oldestDueAt"
    from contact_erasures where confirmed_at is null and due_at <= ${now}
    group by firm_id order by min(due_at), firm_id limit 500`;
}

/** Stores a complaint; a second one about the same consent changes nothing. */
export async function insertComplaint(
  tx: Queryable,
  one: {
    readonly id: string;
    readonly userId: string;
    readonly consentId: string | null;
    readonly firmId: string | null;
    readonly caller: string | null;
    readonly calledOn: string;
    readonly note: string | null;
    readonly at: Date;
  },
): Promise<boolean> {
  const { count } = await tx`
    insert into contact_complaints (id, user_id, consent_id, firm_id, caller, called_on, note, at)
    values (${one.id}, ${one.userId}, ${one.consentId}, ${one.firmId}, ${one.caller},
      ${one.calledOn}::date, ${one.note}, ${one.at})
    on conflict (consent_id) do nothing`;
  return count === 1;
}

/** People who complained about a firm since an instant; one person counts once. */
export async function countComplainers(
  tx: Queryable,
  firmId: string,
  since: Date,
): Promise<number> {
  const [row] = await tx<{ people: number }[]>`
    select count(distinct coalesce(user_id, id))::integer as people from contact_complaints
    where firm_id = ${firmId} and at > ${since}`;
  return row?.people ?? 0;
}

/** Which of some consents were complained about. */
export async function complainedOf(
  sql: Queryable,
  consentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ consentId: string }[]>`
    select consent_id as "consentId" from contact_complaints
    where consent_id = any(${[...consentIds]}::uuid[])`;
  return new Set(rows.map(({ consentId }) => consentId));
}
