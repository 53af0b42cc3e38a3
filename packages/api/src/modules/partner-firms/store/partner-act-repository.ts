import type { Queryable } from '../../../db/database.ts';
import type { PartnerAct, PartnerActRecord } from './record-partner-act.ts';

/** Stores an act. */
export async function insertPartnerAct(
  sql: Queryable,
  { at, firmId, memberId, act, subject, outcome, note, requestId }: PartnerActRecord,
): Promise<void> {
  await sql`
    insert into partner_acts (at, firm_id, member_id, act, subject, outcome, note, request_id)
    values (${at}, ${firmId}, ${memberId}, ${act}, ${subject ?? null}, ${outcome}, ${note ?? null},
      ${requestId ?? null})`;
}

/** Where a page of acts starts: before this one. */
export type ActKey = { readonly at: Date; readonly id: string };

/** An act of a firm as stored. */
export type ActRow = ActKey & {
  readonly memberId: string | null;
  readonly act: PartnerAct;
  readonly subject: string | null;
  readonly outcome: string;
};

/** Acts of a firm, newest first: those of `acts`, and of `refused` those that were refused. One index read for each act,
 * however many others the firm has. */
export function actsOfFirm(
  sql: Queryable,
  firmId: string,
  { acts, refused, before, limit }: ActPage,
): Promise<readonly ActRow[]> {
  return sql<ActRow[]>`
    select found.* from (
      select act, is_done from unnest(${[...acts]}::text[]) act, unnest(array[true, false]) is_done
      union all
      select act, false from unnest(${[...refused]}::text[]) act
    ) wanted cross join lateral (
      select a.id::text as id, a.at, a.member_id as "memberId", a.act, a.subject, a.outcome
      from partner_acts a
      where a.firm_id = ${firmId} and a.act = wanted.act
        and (a.outcome = 'done') = wanted.is_done
        ${before === null ? sql`` : sql`and (a.at, a.id) < (${before.at}, ${before.id}::bigint)`}
      order by a.at desc, a.id desc limit ${limit}
    ) found
    order by found.at desc, found.id::bigint desc limit ${limit}`;
}

/** Which acts of a firm to read. */
export type ActPage = {
  readonly acts: readonly PartnerAct[];
  readonly refused: readonly PartnerAct[];
  readonly before: ActKey | null;
  readonly limit: number;
};
