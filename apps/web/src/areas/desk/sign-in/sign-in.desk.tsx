import { operatorSignIn } from '@pahiya/contracts/operators/operators-calls';
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
import { nextAtDesk, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { deskHome } from '../shell/desk-places.ts';
import { DeskSignIn } from './desk-sign-in.tsx';

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
  const answer = await tools.api.call(operatorSignIn, { body });
  if (!answer.ok) return refusedForm(tools, answer.error, { intent: 'sign-in', request });
  if (answer.value.mustChangePassword) return redirect('/desk/password', 303);
  const next = nextAtDesk(formText(form, 'next'));
  return redirect(next === '/desk' ? deskHome(answer.value) : next, 303);
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk').signIn.title));

export function Component() {
  const { next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  return <DeskSignIn next={next} refused={refused} />;
}
