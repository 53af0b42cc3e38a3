import {
  deskContentReports,
  deskDecideReports,
} from '@pahiya/contracts/reports/content-report-calls';
import { reportedKinds, reportReasons } from '@pahiya/domain/reports/report-reasons';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage, type Refused, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { ContentReportsPage } from './content-reports-page.tsx';

/** A decision without a note or reason, to be corrected in its form. */
export type DecisionFault = {
  readonly subjectId: string;
  readonly note: string;
  readonly wrong: readonly ('note' | 'reason')[];
};

const deeds = ['keep', 'hide'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskContentReports, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  const deed = deeds.find((one) => one === done) ?? null;
  return { kind: 'reports' as const, ...answer.value, deed };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const kind = reportedKinds.find((one) => one === formText(form, 'kind')) ?? reportedKinds[0];
  const subjectId = formText(form, 'subject');
  const note = formText(form, 'note').trim().slice(0, 200);
  const decision = formText(form, 'intent') === 'hide' ? 'hide' : 'keep';
  const typed = formText(form, 'reason');
  const reason = kind === undefined ? undefined : reportReasons[kind].find((one) => one === typed);
  const wrong: DecisionFault['wrong'] = [
    ...(note.length < 3 ? (['note'] as const) : []),
    ...(decision === 'hide' && reason === undefined ? (['reason'] as const) : []),
  ];
  if (kind === undefined || wrong.length > 0) {
    return data<DecisionFault>({ subjectId, note, wrong }, { status: 400 });
  }
  const answer = await tools.api.call(deskDecideReports, {
    body: { kind, subjectId, decision, note, ...(decision === 'hide' && { reason }) },
  });
  if (answer.ok) return redirect(`/desk/content-reports?done=${decision}`, 303);
  return refusedForm(tools, answer.error, { intent: 'decide', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('desk-content').reports.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as DecisionFault | Refused | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <ContentReportsPage {...page} outcome={outcome} />;
}
