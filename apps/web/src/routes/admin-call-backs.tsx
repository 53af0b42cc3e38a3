import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { failedPage, refusedForm } from '../admin/admin-gate.ts';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { CallBacksPage } from '../features/admin-call-backs/call-backs-page.tsx';
import { serviceName } from '../features/admin-call-backs/service-names.server.ts';
import { FailureFace } from '../page-parts/failure-face.tsx';
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

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('admin-call-backs').title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const copy = useCopy('admin');
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
  }
  return <CallBacksPage {...page} refused={refused} />;
}
