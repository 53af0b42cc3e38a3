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
import { CallBacksPage } from '../features/admin-call-backs/call-backs-page.tsx';
import { serviceName } from '../features/admin-call-backs/service-names.server.ts';
import { formText } from '../page-parts/form-text.ts';

const outcomes = ['called', 'not-reached', 'not-wanted'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language } = pageTools(context);
  const answer = await api.call('deskCallBacks', {});
  if (!answer.ok) return failedPage(answer.error, request);
  const { callBacks, waiting } = answer.value;
  const isDone = new URL(request.url).searchParams.get('done') === 'closed';
  const named = callBacks.map((one) => ({
    ...one,
    serviceName: serviceName(one.serviceId, language),
  }));
  return { kind: 'call-backs' as const, callBacks: named, waiting, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const params = { callBackId: formText(form, 'callBack') };
  const outcome = outcomes.find((one) => one === formText(form, 'outcome')) ?? 'not-reached';
  const answer = await tools.api.call('deskCloseCallBack', { params, body: { outcome } });
  if (answer.ok) return redirect('/admin/call-backs?done=closed', 303);
  return refusedForm(tools, answer.error, { intent: 'close', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('admin-call-backs').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <CallBacksPage {...page} refused={refused} />;
}
