import { partnerNewPassword } from '@pahiya/contracts/partner-firms/partner-firm-calls';
import { Button } from '@pahiya/ui/button';
import { type ActionFunctionArgs, redirect, useActionData, useParams } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { refusedForm } from '../shell/partner-gate.ts';
import { partnerMeta, RefusalNote } from '../shell/partner-page.tsx';
import { CodeField } from './code-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

export async function loader() {
  return null;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const answer = await tools.api.call(partnerNewPassword, {
    params: { token: params.token ?? '' },
    body: { password: formText(form, 'password'), code: formText(form, 'code') },
  });
  if (answer.ok) return redirect('/partner/sign-in?done=changed', 303);
  return refusedForm(tools, answer.error, { intent: 'new-password', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner').recover.newTitle),
);

export function Component() {
  const refused = useActionData<typeof action>() ?? null;
  const { token = '' } = useParams();
  const copy = useCopy('partner').recover;
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-md gap-4 pt-6">
      <h1>{copy.newTitle}</h1>
      <RefusalNote refused={refused} />
      <form
        method="post"
        action={path(`/partner/recover/${encodeURIComponent(token)}`)}
        className="grid gap-4"
      >
        <NewPasswordField name="password" />
        <CodeField />
        <Button block>{copy.change}</Button>
      </form>
    </div>
  );
}
