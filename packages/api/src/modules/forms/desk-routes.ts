import {
  type DeskForm,
  deskForm,
  deskForms,
  deskPublishForm,
  deskSaveForm,
  deskSubmission,
  deskSubmissions,
  deskSubmissionsCsv,
} from '@pahiya/contracts/forms/desk-form-contracts';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { Refusal } from '../../http/refusal.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { performAct } from '../operators/acts/perform-act.ts';
import { performLook } from '../operators/acts/perform-look.ts';
import { listSubmissions, readSubmission } from './desk/list-submissions.ts';
import { listDeskForms, readDeskForm } from './desk/read-desk-forms.ts';
import { submissionsCsv } from './desk/submissions-csv.ts';
import { publishForm } from './editing/publish-form.ts';
import { saveForm } from './editing/save-form.ts';

/** Registers the editors' calls for forms: write and publish them, read submissions, download them as CSV. */
export function registerFormDesk(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;

  /** The form after a change. */
  const after = async (
    done: Result<unknown, Refusal>,
    formId: string,
  ): Promise<Result<DeskForm, Refusal>> => (done.ok ? readDeskForm(sql, { formId }) : done);

  serve(app, deskForms, async () => ok(await listDeskForms(sql)));

  serve(app, deskForm, ({ params, query }) => readDeskForm(sql, { ...params, ...query }));

  serve(app, deskSaveForm, async ({ params, body, caller, request }) => {
    const { formId } = params;
    const acting = { operator: caller, requestId: request.id, act: 'save-form' } as const;
    const done = await performAct(services, { ...acting, subject: formId }, (tx) =>
      saveForm(tx, { formId, ...body, madeBy: caller.operatorId, now: services.now() }),
    );
    return after(done, formId);
  });

  serve(app, deskPublishForm, async ({ params, body, caller, request }) => {
    const { formId } = params;
    const acting = { operator: caller, requestId: request.id, act: 'publish-form' } as const;
    const subject = `${formId} ${body.revision}`;
    const done = await performAct(services, { ...acting, subject }, (tx) =>
      publishForm(tx, { formId, ...body, now: services.now() }),
    );
    return after(done, formId);
  });

  serve(app, deskSubmissions, ({ params, query, caller, request }) =>
    performLook(
      services,
      {
        operator: caller,
        requestId: request.id,
        act: 'open-submissions',
        subject: params.formId,
      },
      () => listSubmissions(services, { ...params, ...query }),
    ),
  );

  serve(app, deskSubmission, ({ params: { submissionId }, caller, request }) =>
    performLook(
      services,
      { operator: caller, requestId: request.id, act: 'open-submission', subject: submissionId },
      () => readSubmission(services, submissionId),
    ),
  );

  serve(app, deskSubmissionsCsv, ({ params, query, caller, request }) =>
    performLook(
      services,
      {
        operator: caller,
        requestId: request.id,
        act: 'export-submissions',
        subject: params.formId,
      },
      () => submissionsCsv(services, { ...params, ...query }),
    ),
  );
}
