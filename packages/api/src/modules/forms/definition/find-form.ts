import type { FormDefinition } from '@pahiya/domain/forms/form-definition';
import type { Queryable } from '../../../db/database.ts';
import type { WholeRevision } from '../../documents/document.ts';
import {
  findBodies,
  findPublishedByName,
  readDocument,
  readRevision,
} from '../../documents/read-documents.ts';
import { definitionOf, formKind } from './form-kind.ts';

/** A revision as it is filled in. */
export type FormRevision = {
  readonly revisionId: string;
  readonly formId: string;
  readonly revision: number;
  readonly definition: FormDefinition;
  readonly replacedAt: Date | null;
};

/** The live revision of a form; null when it does not exist or is not published. */
export async function findLiveForm(sql: Queryable, formId: string): Promise<FormRevision | null> {
  const live = await findPublishedByName(sql, formKind.kind, formId);
  return live && toFormRevision(formId, live);
}

/** One revision of a form, in any state; null when it does not exist. */
export async function findFormRevision(
  sql: Queryable,
  formId: string,
  number: number,
): Promise<FormRevision | null> {
  const form = await readDocument(sql, formKind.kind, { name: formId });
  const revision = form && (await readRevision(sql, form.id, number));
  return revision && toFormRevision(formId, revision);
}

/** Definitions of several revisions of a form by their numbers. */
export async function findDefinitions(
  sql: Queryable,
  formId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, FormDefinition>> {
  const bodies = await findBodies(sql, { kind: formKind.kind, name: formId, numbers });
  return new Map([...bodies].map(([number, body]) => [number, definitionOf(body)]));
}

/** Whether a form of this name exists. */
export async function isForm(sql: Queryable, formId: string): Promise<boolean> {
  return (await readDocument(sql, formKind.kind, { name: formId })) !== null;
}

function toFormRevision(formId: string, revision: WholeRevision): FormRevision {
  const { id: revisionId, number, body, replacedAt } = revision;
  return { revisionId, formId, revision: number, definition: definitionOf(body), replacedAt };
}
