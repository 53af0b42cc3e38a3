import { deskCloseReport, deskReports } from '@pahiya/contracts/vehicle/vehicle-calls';
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
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { ReportsPage } from './reports-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskReports, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = new URL(request.url).searchParams.get('done') === 'closed';
  return { kind: 'reports' as const, ...answer.value, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const reportId = formText(form, 'report');
  const note = formText(form, 'note').trim();
  if (note.length < 3 || note.length > 200) {
    return data({ intent: 'note-missing', reportId, note }, { status: 400 });
  }
  const params = { reportId };
  const answer = await tools.api.call(deskCloseReport, { params, body: { note } });
  if (answer.ok) return redirect('/desk/reports?done=closed', 303);
  return refusedForm(tools, answer.error, { intent: 'close', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-reports').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <ReportsPage {...page} outcome={outcome} />;
}
