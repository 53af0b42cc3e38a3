import { deskHealth, deskRetryTask } from '@pahiya/contracts/operators/operators-calls';
import {
  type ActionFunctionArgs,
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
import { HealthPage } from './health-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskHealth, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = new URL(request.url).searchParams.get('done') === 'retried';
  return { kind: 'health' as const, health: answer.value, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const params = { taskId: formText(await request.formData(), 'task') };
  const answer = await tools.api.call(deskRetryTask, { params });
  if (answer.ok) return redirect('/desk/health?done=retried', 303);
  return refusedForm(tools, answer.error, { intent: 'retry', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('desk-watch').health.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <HealthPage health={page.health} isDone={page.isDone} refused={refused} />;
}
