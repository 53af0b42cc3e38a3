import {
  deskAssignInspection,
  deskInspections,
} from '@pahiya/contracts/inspections/inspection-calls';
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
import { InspectionsPage } from './inspections-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskInspections, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  return { kind: 'inspections' as const, ...answer.value, done };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const answer = await tools.api.call(deskAssignInspection, {
    params: { inspectionId: formText(form, 'inspectionId') },
    body: { to: formText(form, 'to') || 'nobody' },
  });
  if (answer.ok) return redirect('/desk/inspections?done=assigned', 303);
  return refusedForm(tools, answer.error, { intent: 'assign', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-inspections').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <InspectionsPage {...page} refused={refused} />;
}
