import type { FormDefinition } from '@pahiya/domain/forms/form-definition';
import type { Queryable } from '../../db/database.ts';

/** A revision as it is filled in. */
export type FormRevision = {
  readonly formId: string;
  readonly revision: number;
  readonly definition: FormDefinition;
  readonly state: 'draft' | 'published' | 'replaced';
  readonly replacedAt: Date | null;
};

/** The live revision of a form; null when it does not exist or is not published. */
export async function findLiveForm(sql: Queryable, formId: string): Promise<FormRevision | null> {
  const [row] = await sql<FormRevision[]>`
    select ${columns(sql)} from forms f
      join form_revisions r on r.form_id = f.id and r.revision = f.live_revision
    where f.id = ${formId}`;
  return row ?? null;
}

/** One revision of a form, in any state; null when it does not exist. */
export async function findRevision(
  sql: Queryable,
  formId: string,
  revision: number,
): Promise<FormRevision | null> {
  const [row] = await sql<FormRevision[]>`
    select ${columns(sql)} from form_revisions r
    where r.form_id = ${formId} and r.revision = ${revision}`;
  return row ?? null;
}

/** Several revisions of a form by their numbers. */
export async function findRevisions(
  sql: Queryable,
  formId: string,
  revisions: readonly number[],
): Promise<ReadonlyMap<number, FormDefinition>> {
  const rows = await sql<FormRevision[]>`
    select ${columns(sql)} from form_revisions r
    where r.form_id = ${formId} and r.revision = any(${[...revisions]})`;
  return new Map(rows.map(({ revision, definition }) => [revision, definition]));
}

function columns(sql: Queryable) {
  return sql`r.form_id as "formId", r.revision, r.definition, r.state,
    r.replaced_at as "replacedAt"`;
}
