import {
  deskCallBacks,
  deskCloseCallBack,
} from '@pahiya/contracts/rto-services/rto-services-calls';
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
import { serviceName } from '../shell/service-names.server.ts';
import { CallBacksPage } from './call-backs-page.tsx';

const outcomes = ['called', 'not-reached', 'not-wanted'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language } = pageTools(context);
  const answer = await api.call(deskCallBacks, {});
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
  const answer = await tools.api.call(deskCloseCallBack, { params, body: { outcome } });
  if (answer.ok) return redirect('/desk/call-backs?done=closed', 303);
  return refusedForm(tools, answer.error, { intent: 'close', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-call-backs').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <CallBacksPage {...page} refused={refused} />;
}
