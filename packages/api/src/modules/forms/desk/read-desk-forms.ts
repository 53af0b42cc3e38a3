import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  DeskForm,
  deskForms as listContract,
} from '@pahiya/contracts/forms/desk-form-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Revision } from '../../documents/document.ts';
import {
  findShownBodies,
  readRevision,
  readWithRevisions,
} from '../../documents/read-documents.ts';
import { type OperatorNames, operatorNames } from '../../operators/operator-names.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { definitionOf, formKind } from '../definition/form-kind.ts';
import { countSubmissions } from '../submissions/submission-repository.ts';

const revisionsShown = 200;

/** Every form, by name. */
export async function listDeskForms(sql: Database): Promise<AnswerOf<typeof listContract>> {
  const [forms, counts] = await Promise.all([
    findShownBodies(sql, formKind.kind),
    countSubmissions(sql),
  ]);
  return {
    forms: forms.map(({ name, body, publishedRevision, newestRevision }) => ({
      formId: name,
      title: definitionOf(body).title,
      liveRevision: publishedRevision,
      latestRevision: newestRevision,
      submissions: counts.get(name)?.count ?? 0,
      lastSubmittedAt: counts.get(name)?.last?.toISOString() ?? null,
    })),
  };
}

/** A form with its newest revisions and one definition: the latest, or the requested one. Refuses
 * `operator/not-found`. */
export async function readDeskForm(
  sql: Database,
  { formId, revision: asked }: { formId: string; revision?: number | undefined },
): Promise<Result<DeskForm, Refusal>> {
  const ref = { name: formId };
  const form = await readWithRevisions(sql, formKind.kind, { ref, count: revisionsShown });
  if (form === null) return err(notAtDesk);
  const { document, revisions } = form;
  const found = await readRevision(sql, document.id, asked ?? document.newestRevision);
  if (found === null) return err(notAtDesk);
  const names = await operatorNames(
    sql,
    revisions.map(({ savedBy }) => savedBy),
  );
  return ok({
    formId,
    liveRevision: document.publishedRevision,
    revisions: revisions.map((revision) => toDeskRevision(revision, names)),
    revision: found.number,
    definition: definitionOf(found.body),
  });
}

function toDeskRevision(
  { number, state, savedAt, savedBy, note, publishedAt }: Revision,
  names: OperatorNames,
): DeskForm['revisions'][number] {
  return {
    revision: number,
    // A form is neither scheduled nor withdrawn.
    state: state === 'scheduled' ? 'draft' : state,
    madeAt: savedAt.toISOString(),
    madeBy: names(savedBy),
    note,
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}
