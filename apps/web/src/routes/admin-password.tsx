import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { failedPage, refusedForm } from '../admin/admin-gate.ts';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { ChangePassword } from '../features/admin-sign-in/change-password.tsx';
import { FailureFace } from '../page-parts/failure-face.tsx';
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

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('admin').changePassword.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('admin');
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
  }
  return <ChangePassword {...page} outcome={outcome} />;
}
