import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  DeskForm,
  deskForms as listContract,
} from '@pahiya/contracts/forms/desk-form-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { findRevision } from '../form-repository.ts';

type FormRow = {
  readonly formId: string;
  readonly title: { en: string; hi: string };
  readonly liveRevision: number | null;
  readonly latestRevision: number;
  readonly submissions: number;
  readonly lastSubmittedAt: Date | null;
};

/** Every form, by name. */
export async function listDeskForms(sql: Database): Promise<AnswerOf<typeof listContract>> {
  const rows = await sql<FormRow[]>`
    select f.id as "formId", r.definition -> 'title' as title, f.live_revision as "liveRevision",
      l.latest as "latestRevision", s.count::integer as submissions, s.last as "lastSubmittedAt"
    from forms f
      cross join lateral (
        select max(revision) as latest from form_revisions where form_id = f.id) l
      join form_revisions r
        on r.form_id = f.id and r.revision = coalesce(f.live_revision, l.latest)
      cross join lateral (
        select count(*) as count, max(submitted_at) as last from form_submissions
        where form_id = f.id and not is_suspect) s
    order by f.id`;
  return {
    forms: rows.map(({ lastSubmittedAt, ...row }) => ({
      ...row,
      lastSubmittedAt: lastSubmittedAt?.toISOString() ?? null,
    })),
  };
}

type RevisionRow = Omit<DeskForm['revisions'][number], 'madeAt' | 'publishedAt'> & {
  readonly madeAt: Date;
  readonly publishedAt: Date | null;
};

/** A form with its newest revisions and one definition: the latest, or the requested one. Refuses
 * `operator/not-found`. */
export async function readDeskForm(
  sql: Database,
  { formId, revision }: { formId: string; revision?: number | undefined },
): Promise<Result<DeskForm, Refusal>> {
  const [form] = await sql<{ liveRevision: number | null }[]>`
    select live_revision as "liveRevision" from forms where id = ${formId}`;
  const revisions = await sql<RevisionRow[]>`
    select r.revision, r.state, r.made_at as "madeAt", o.display_name as "madeBy", r.note,
      r.published_at as "publishedAt"
    from form_revisions r left join operators o on o.id = r.made_by
    where r.form_id = ${formId} order by r.revision desc limit 200`;
  const wanted = revision ?? revisions[0]?.revision;
  const found = wanted === undefined ? null : await findRevision(sql, formId, wanted);
  if (form === undefined || found === null) return err(notAtDesk);
  return ok({
    formId,
    liveRevision: form.liveRevision,
    revisions: revisions.map(({ madeAt, publishedAt, ...row }) => ({
      ...row,
      madeAt: madeAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
    })),
    revision: found.revision,
    definition: found.definition,
  });
}
