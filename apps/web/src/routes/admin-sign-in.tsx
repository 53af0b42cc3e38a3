import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { nextAtDesk, refusedForm } from '../admin/admin-gate.ts';
import { deskMeta } from '../admin/desk-meta.ts';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { AdminSignIn } from '../features/admin-sign-in/admin-sign-in.tsx';
import { formText } from '../page-parts/form-text.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  return { next: nextAtDesk(new URL(request.url).searchParams.get('next')) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const body = {
    username: formText(form, 'username'),
    password: formText(form, 'password'),
    code: formText(form, 'code'),
  };
  const answer = await tools.api.call('operatorSignIn', { body });
  if (!answer.ok) return refusedForm(tools, answer.error, { intent: 'sign-in', request });
  if (answer.value.mustChangePassword) return redirect('/admin/password', 303);
  return redirect(nextAtDesk(formText(form, 'next')), 303);
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('admin').signIn.title));

export function Component() {
  const { next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  return <AdminSignIn next={next} refused={refused} />;
}
