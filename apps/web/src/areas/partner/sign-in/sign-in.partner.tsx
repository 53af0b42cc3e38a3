import { loginPartner } from '@pahiya/contracts/partner-firms/partner-firm-calls';
import { Button } from '@pahiya/ui/button';
import { TextField } from '@pahiya/ui/text-field';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { nextAtPartner, refusedForm } from '../shell/partner-gate.ts';
import { partnerMeta, RefusalNote } from '../shell/partner-page.tsx';
import { CodeField } from './code-field.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const isChanged = searchParams.get('done') === 'changed';
  return { next: nextAtPartner(searchParams.get('next')), isChanged };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const body = {
    email: formText(form, 'email'),
    password: formText(form, 'password'),
    code: formText(form, 'code'),
  };
  const answer = await tools.api.call(loginPartner, { body });
  if (!answer.ok) return refusedForm(tools, answer.error, { intent: 'sign-in', request });
  const start = answer.value.role === 'accounts' ? '/partner/statement' : null;
  return redirect(start ?? nextAtPartner(formText(form, 'next')), 303);
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner').signIn.title),
);

/** Typed values are never sent back. */
export function Component() {
  const { next, isChanged } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const copy = useCopy('partner').signIn;
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-md gap-4 pt-6">
      <h1>{copy.title}</h1>
      {isChanged && refused === null && <DoneNote text={copy.changed} />}
      <RefusalNote refused={refused} />
      <form method="post" action={path('/partner/sign-in')} className="grid gap-4">
        <input type="hidden" name="next" value={next} />
        <TextField
          id="email"
          name="email"
          type="email"
          label={copy.email}
          autoComplete="username"
          maxLength={200}
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
        <CodeField />
        <Button block>{copy.submit}</Button>
      </form>
      <p>
        <a href={path('/partner/recover')} className="inline-flex min-h-11 items-center">
          {copy.forgot}
        </a>
      </p>
      <p className="text-ink-2 text-small">{copy.people}</p>
    </div>
  );
}
