import { partnerRecover } from '@pahiya/contracts/partner-firms/partner-firm-calls';
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
import { refusedForm } from '../shell/partner-gate.ts';
import { partnerMeta, RefusalNote } from '../shell/partner-page.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  return { isAsked: new URL(request.url).searchParams.get('done') === 'asked' };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const language = tools.language === 'hi' ? 'hi' : 'en';
  const body = { email: formText(form, 'email'), language } as const;
  const answer = await tools.api.call(partnerRecover, { body });
  if (answer.ok) return redirect('/partner/recover?done=asked', 303);
  return refusedForm(tools, answer.error, { intent: 'recover', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner').recover.title),
);

export function Component() {
  const { isAsked } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const copy = useCopy('partner');
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-md gap-4 pt-6">
      <h1>{copy.recover.title}</h1>
      {isAsked && refused === null && <DoneNote text={copy.recover.asked} />}
      <RefusalNote refused={refused} />
      <p>{copy.recover.text}</p>
      <form method="post" action={path('/partner/recover')} className="grid gap-4">
        <TextField
          id="email"
          name="email"
          type="email"
          label={copy.signIn.email}
          autoComplete="username"
          maxLength={200}
          required
        />
        <Button block>{copy.recover.submit}</Button>
      </form>
      <p className="text-ink-2 text-small">{copy.recover.lostPhone}</p>
    </div>
  );
}
