import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  deskLayoutDocument,
  deskLayoutDocuments,
} from '@pahiya/contracts/layout/layout-editor-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { defaultBody } from '../defaults/default-body.ts';
import type { DocumentName } from '../document-name.ts';
import { isDocument, standingDocuments, unknownDocument } from '../layout-document.ts';
import { type DocumentRow, findBody, findDocuments, findRevisions } from '../layout-repository.ts';
import { unknownRevision } from './lock-seen.ts';

type Summary = AnswerOf<typeof deskLayoutDocuments>['documents'][number];

/** Every document: the default ones, then metadata added by editors. */
export async function listDocuments(sql: Database): Promise<readonly Summary[]> {
  const stored = await findDocuments(sql);
  const rowOf = new Map(stored.map((row) => [`${row.kind} ${row.key}`, row]));
  const standing = standingDocuments.map((name) => {
    const id = `${name.kind} ${name.key}`;
    const row = rowOf.get(id);
    rowOf.delete(id);
    return summaryOf(name, row);
  });
  return [...standing, ...[...rowOf.values()].map((row) => summaryOf(row, row))];
}

/** A document with one of its revisions: the newest unless another is requested; 0 is the default. Refuses
 * `layout/unknown-document`, `layout/unknown-revision`. */
export async function readDocument(
  sql: Database,
  name: DocumentName,
  asked?: number,
): Promise<Result<AnswerOf<typeof deskLayoutDocument>, Refusal>> {
  if (!isDocument(name)) return err(unknownDocument);
  const [stored, revisions] = await Promise.all([findDocuments(sql), findRevisions(sql, name)]);
  const row = stored.find(({ kind, key }) => kind === name.kind && key === name.key);
  const summary = summaryOf(name, row);
  const revision = asked ?? summary.newestRevision;
  // A page without default metadata has an empty document.
  const body = revision === 0 ? (defaultBody(name) ?? {}) : await findBody(sql, name, revision);
  if (body === null) return err(unknownRevision);
  return ok({
    document: {
      ...summary,
      revision,
      body,
      revisions: revisions.map(({ madeAt, operatorId, displayName, ...rest }) => ({
        ...rest,
        madeAt: madeAt.toISOString(),
        madeBy: { operatorId, displayName },
      })),
    },
  });
}

function summaryOf({ kind, key }: DocumentName, row: DocumentRow | undefined): Summary {
  const { operatorId = null, displayName = null } = row ?? {};
  return {
    kind,
    key,
    liveRevision: row?.liveRevision ?? 0,
    newestRevision: row?.newestRevision ?? 0,
    changedAt: row?.changedAt?.toISOString() ?? null,
    changedBy: operatorId === null || displayName === null ? null : { operatorId, displayName },
  };
}
