import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { failedPage, refusedForm } from '../admin/admin-gate.ts';
import { deskMeta } from '../admin/desk-meta.ts';
import { FailedDeskPage } from '../admin/failed-desk-page.tsx';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { ReportsPage } from '../features/admin-reports/reports-page.tsx';
import { formText } from '../page-parts/form-text.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call('deskReports', {});
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
  const answer = await tools.api.call('deskCloseReport', { params, body: { note } });
  if (answer.ok) return redirect('/admin/reports?done=closed', 303);
  return refusedForm(tools, answer.error, { intent: 'close', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('admin-reports').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <ReportsPage {...page} outcome={outcome} />;
}
