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
import { ChangePassword } from '../features/admin-sign-in/change-password.tsx';
import { formText } from '../page-parts/form-text.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call('operatorSession', {});
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = new URL(request.url).searchParams.get('done') === 'changed';
  return { kind: 'password' as const, isFirst: answer.value.mustChangePassword, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const body = { current: formText(form, 'current'), next: formText(form, 'next') };
  if (body.next.length < 12) return data({ intent: 'too-short' as const }, { status: 400 });
  const answer = await tools.api.call('operatorPassword', { body });
  if (answer.ok) return redirect('/admin/password?done=changed', 303);
  return refusedForm(tools, answer.error, { intent: 'password', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('admin').changePassword.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <ChangePassword {...page} outcome={outcome} />;
}
