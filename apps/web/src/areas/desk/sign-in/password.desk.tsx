import { operatorPassword, operatorSession } from '@pahiya/contracts/operators/operators-calls';
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
import { ChangePassword } from './change-password.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(operatorSession, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = new URL(request.url).searchParams.get('done') === 'changed';
  return { kind: 'password' as const, isFirst: answer.value.mustChangePassword, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const body = { current: formText(form, 'current'), next: formText(form, 'next') };
  if (body.next.length < 12) return data({ intent: 'too-short' as const }, { status: 400 });
  const answer = await tools.api.call(operatorPassword, { body });
  if (answer.ok) return redirect('/desk/password?done=changed', 303);
  return refusedForm(tools, answer.error, { intent: 'password', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('desk').changePassword.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <ChangePassword {...page} outcome={outcome} />;
}
