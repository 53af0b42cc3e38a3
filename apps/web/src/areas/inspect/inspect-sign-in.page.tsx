import { operatorSignIn } from '@pahiya/contracts/operators/operators-calls';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { formText } from '../../frame/page/form-text.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { type PageFailure, toPageFailure } from '../../parts/failure/page-failure.ts';
import { inspectSignInPath, nextAtInspect } from './inspect-paths.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  return { next: nextAtInspect(new URL(request.url).searchParams.get('next')) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const answer = await pageTools(context).api.call(operatorSignIn, {
    body: {
      username: formText(form, 'username'),
      password: formText(form, 'password'),
      code: formText(form, 'code'),
    },
  });
  if (!answer.ok) {
    const failure = toPageFailure(answer.error);
    return data<PageFailure>(failure, { status: failure.status });
  }
  if (answer.value.mustChangePassword) return redirectDocument('/desk/password', 303);
  return redirect(nextAtInspect(formText(form, 'next')), 303);
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('inspect').signIn.title,
  isIndexable: false,
}));

export function Component() {
  const copy = useCopy('inspect').signIn;
  const { next } = useLoaderData<typeof loader>();
  const failure = (useActionData<typeof action>() as PageFailure | undefined) ?? null;
  return (
    <div className="mx-auto grid w-full max-w-md gap-5 pt-4">
      <h1>{copy.title}</h1>
      {failure !== null && <FailureFace failure={failure} action={null} />}
      <Form method="post" action={inspectSignInPath}>
        <Card>
          <div className="grid gap-4">
            <input type="hidden" name="next" value={next} />
            <TextField
              id="username"
              name="username"
              label={copy.username}
              autoComplete="username"
              autoCapitalize="none"
              maxLength={60}
              required
            />
            <TextField
              id="password"
              name="password"
              type="password"
              label={copy.password}
              autoComplete="current-password"
              maxLength={200}
              required
            />
            <TextField
              id="code"
              name="code"
              label={copy.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
              required
            />
            <SubmitButton label={copy.submit} busy={copy.busy} action={inspectSignInPath} block />
          </div>
        </Card>
      </Form>
    </div>
  );
}
