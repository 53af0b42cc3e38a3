import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  deskLayoutDocument,
  deskLayoutDocuments,
} from '@pahiya/contracts/layout/layout-editor-contracts';
import { type LayoutKind, layoutKinds } from '@pahiya/contracts/layout/layout-schema';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import {
  findSavedDocuments,
  readRevision,
  readWithRevisions,
  type SavedDocument,
} from '../../documents/read-documents.ts';
import { type OperatorNames, operatorNames } from '../../operators/operator-names.ts';
import { defaultBody } from '../defaults/default-body.ts';
import type { DocumentName } from '../defaults/document-name.ts';
import { isDocument, standingDocuments, unknownDocument } from '../document/layout-document.ts';
import { unknownRevision } from '../document/layout-kind.ts';

type Whole = AnswerOf<typeof deskLayoutDocument>;
type Summary = AnswerOf<typeof deskLayoutDocuments>['documents'][number];

const revisionsShown = 200;

/** Every document: the default ones, then metadata added by editors. */
export async function listDocuments(sql: Database): Promise<readonly Summary[]> {
  const stored = await findSavedDocuments(sql, layoutKinds);
  const names = await operatorNames(
    sql,
    stored.map(({ savedBy }) => savedBy),
  );
  const rowOf = new Map(stored.map((row) => [`${row.kind} ${row.name}`, row]));
  const standing = standingDocuments.map((name) => {
    const id = `${name.kind} ${name.key}`;
    const row = rowOf.get(id);
    rowOf.delete(id);
    return summaryOf(name, row, names);
  });
  const added = [...rowOf.values()].map((row) =>
    summaryOf({ kind: row.kind as LayoutKind, key: row.name }, row, names),
  );
  return [...standing, ...added];
}

/** A document with one of its revisions: the newest unless another is requested; 0 is the default. Refuses
 * `layout/unknown-document`, `layout/unknown-revision`. */
export async function readDocument(
  sql: Database,
  name: DocumentName,
  asked?: number,
): Promise<Result<Whole, Refusal>> {
  if (!isDocument(name)) return err(unknownDocument);
  const ref = { name: name.key };
  const stored = await readWithRevisions(sql, name.kind, { ref, count: revisionsShown });
  const { document, revisions } = stored ?? { document: undefined, revisions: [] };
  const names = await operatorNames(
    sql,
    revisions.map(({ savedBy }) => savedBy),
  );
  const newest = revisions[0];
  const summary = summaryOf(
    name,
    document && { ...document, savedAt: newest?.savedAt ?? null, savedBy: newest?.savedBy ?? null },
    names,
  );
  const revision = asked ?? summary.newestRevision;
  // A page without default metadata has an empty document.
  const body =
    revision === 0
      ? (defaultBody(name) ?? {})
      : document && (await readRevision(sql, document.id, revision))?.body;
  if (body === undefined) return err(unknownRevision);
  return ok({
    document: {
      ...summary,
      revision,
      body,
      revisions: revisions.map(({ number, savedAt, savedBy, note, restoredFrom }) => ({
        number,
        madeAt: savedAt.toISOString(),
        madeBy: colleague(savedBy, names),
        note,
        copyOf: restoredFrom,
      })),
    },
  });
}

function summaryOf(
  { kind, key }: DocumentName,
  row: SavedDocument | undefined,
  names: OperatorNames,
): Summary {
  const savedBy = row?.savedBy ?? null;
  return {
    kind,
    key,
    liveRevision: row?.publishedRevision ?? 0,
    newestRevision: row?.newestRevision ?? 0,
    changedAt: row?.savedAt?.toISOString() ?? null,
    changedBy: savedBy === null ? null : colleague(savedBy, names),
  };
}

/** The operator who saved a revision. The layout has no shipped revisions. */
function colleague(savedBy: string | null, names: OperatorNames) {
  if (savedBy === null) throw new Error('a revision of the layout that nobody saved');
  return { operatorId: savedBy, displayName: names(savedBy) ?? '' };
}
