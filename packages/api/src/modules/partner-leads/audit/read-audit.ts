import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerAudit } from '@pahiya/contracts/partner-leads/audit-contracts';
import { type AuditGroup, auditActs } from '@pahiya/contracts/partner-leads/audit-terms';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { readUsesOfFirm } from '../../contact-ledger/read-uses-of-firm.ts';
import { namesInFirm, readActsOfFirm } from '../../partner-firms/firms/read-acts-of-firm.ts';
import { cursorInvalid } from '../store/lead-refusals.ts';
import { leadTitles } from '../store/lead-repository.ts';
import { withoutNumbers } from '../store/without-numbers.ts';
import { type AuditKey, readAuditCursor, writeAuditCursor } from './audit-cursor.ts';

type Audit = AnswerOf<typeof partnerAudit>;
type Entry = AuditKey &
  Pick<Audit['entries'][number], 'act' | 'isRefused'> & {
    readonly memberId: string | null;
    readonly subject: string | null;
    readonly why: string | null;
  };

const pageSize = 50;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Acts that use a number: what was done is in the log of uses, what was refused in that of acts. */
const numberActs = ['lead-show-number', 'lead-call', 'system-number'] as const;
const highestId = String(2n ** 63n - 1n);

/** A page of what the firm's members and systems did, newest first. Uses of numbers come from the log without which no
 * number is read, so that none is missing, also those that went to the firm's own system. */
export async function readAudit(
  { sql }: Pick<Services, 'sql'>,
  { firmId }: Pick<PartnerMember, 'firmId'>,
  { show, cursor }: { readonly show: AuditGroup; readonly cursor?: string | undefined },
): Promise<Result<Audit, Refusal>> {
  const after = cursor === undefined ? null : readAuditCursor(cursor);
  if (cursor !== undefined && after === null) return err(cursorInvalid);
  const [uses, acts] = await Promise.all([
    show === 'numbers' ? usesOf(sql, firmId, after) : [],
    actsOf(sql, firmId, show, after),
  ]);
  const found = [...uses, ...acts].toSorted(
    (a, b) => b.at.getTime() - a.at.getTime() || rank(a) - rank(b),
  );
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return ok({
    entries: await onWire(sql, firmId, page),
    nextCursor: found.length > pageSize && last !== undefined ? writeAuditCursor(last) : null,
  });
}

/** Within one instant uses come first; each list is in its own order already. */
const rank = ({ from }: AuditKey) => (from === 'use' ? 0 : 1);

async function usesOf(
  sql: Queryable,
  firmId: string,
  after: AuditKey | null,
): Promise<readonly Entry[]> {
  const before = after === null || after.from === 'use' ? after : { at: after.at, id: '0' };
  const rows = await readUsesOfFirm(sql, firmId, { before, limit: pageSize + 1 });
  return rows.map(({ how, subjectId, ...row }) => ({
    ...{ ...row, from: 'use' as const, act: how, isRefused: false, subject: subjectId },
  }));
}

async function actsOf(
  sql: Queryable,
  firmId: string,
  show: AuditGroup,
  after: AuditKey | null,
): Promise<readonly Entry[]> {
  const before = after === null || after.from === 'act' ? after : { at: after.at, id: highestId };
  const wanted =
    show === 'numbers' ? { acts: [], refused: numberActs } : { acts: auditActs[show], refused: [] };
  const rows = await readActsOfFirm(sql, firmId, { ...wanted, before, limit: pageSize + 1 });
  return rows.map(({ outcome, act, ...row }) => ({
    ...{ ...row, from: 'act' as const, act: act as Entry['act'] },
    ...{ isRefused: outcome !== 'done', why: null },
  }));
}

async function onWire(
  sql: Queryable,
  firmId: string,
  page: readonly Entry[],
): Promise<Audit['entries']> {
  const ids = page.flatMap(({ memberId, subject }) => [memberId, subject]);
  const known = ids.filter((id): id is string => id !== null && uuid.test(id));
  const [names, leads] = await Promise.all([
    namesInFirm(sql, firmId, known),
    leadTitles(sql, firmId, known),
  ]);
  const titles = new Map(
    leads.map(({ leadId, nameMasked, title }) => [
      leadId,
      withoutNumbers([nameMasked, title].filter((part) => part !== null).join(', ')),
    ]),
  );
  return page.map(({ at, act, isRefused, memberId, subject, why }) => {
    const title = subject === null ? undefined : titles.get(subject);
    return {
      ...{ at: at.toISOString(), act, isRefused },
      member: memberId === null ? null : (names.get(memberId) ?? null),
      about: subject === null ? null : (title ?? names.get(subject) ?? null),
      leadId: title === undefined ? null : subject,
      why: why === null ? null : withoutNumbers(why),
    };
  });
}
