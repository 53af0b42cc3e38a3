import {
  type ActionFunctionArgs,
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
import { HealthPage } from '../features/admin-watch/health-page.tsx';
import { formText } from '../page-parts/form-text.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call('deskHealth', {});
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = new URL(request.url).searchParams.get('done') === 'retried';
  return { kind: 'health' as const, health: answer.value, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const params = { taskId: formText(await request.formData(), 'task') };
  const answer = await tools.api.call('deskRetryTask', { params });
  if (answer.ok) return redirect('/admin/health?done=retried', 303);
  return refusedForm(tools, answer.error, { intent: 'retry', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('admin-watch').health.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <HealthPage health={page.health} isDone={page.isDone} refused={refused} />;
}
