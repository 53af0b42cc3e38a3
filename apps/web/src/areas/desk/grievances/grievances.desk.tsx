import { deskDecideGrievance, deskGrievances } from '@pahiya/contracts/grievances/grievance-calls';
import { grievanceOutcomes } from '@pahiya/domain/grievances/grievance-kinds';
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
import { type GrievanceRefused, GrievancesPage } from './grievances-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskGrievances, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = new URL(request.url).searchParams.get('done') === '1';
  return { kind: 'grievances' as const, ...answer.value, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const grievanceId = formText(form, 'grievance');
  const typed = formText(form, 'outcome');
  const outcome = grievanceOutcomes.find((one) => one === typed) ?? 'declined';
  const answer = formText(form, 'answer').trim();
  const done = await tools.api.call(deskDecideGrievance, {
    body: { grievanceId, outcome, answer },
  });
  if (done.ok) return redirect('/desk/grievances?done=1', 303);
  return refusedForm(tools, done.error, {
    ...{ intent: 'decide', request, grievanceId, answer, outcome: typed },
  });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-grievances').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = (useActionData<typeof action>() ?? null) as GrievanceRefused | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <GrievancesPage {...page} refused={refused} />;
}
