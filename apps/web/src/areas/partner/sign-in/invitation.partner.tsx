import {
  partnerAcceptInvitation,
  partnerInvitation,
} from '@pahiya/contracts/partner-firms/partner-firm-calls';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { failedPage, refusedForm } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta, RefusalNote } from '../shell/partner-page.tsx';
import { CodeField } from './code-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const answer = await api.call(partnerInvitation, { params: { token: params.token ?? '' } });
  if (!answer.ok) return failedPage(answer.error, request);
  const { qrSvg } = answer.value.totp;
  const picture = `data:image/svg+xml,${encodeURIComponent(qrSvg)}`;
  return { kind: 'invitation' as const, invitation: answer.value, picture };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const answer = await tools.api.call(partnerAcceptInvitation, {
    params: { token: params.token ?? '' },
    body: { password: formText(form, 'password'), code: formText(form, 'code') },
  });
  if (answer.ok) return redirect('/partner', 303);
  return refusedForm(tools, answer.error, { intent: 'accept', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner').invitation.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const { token = '' } = useParams();
  const { language } = usePage();
  const copy = useCopy('partner').invitation;
  const { roles } = useCopy('partner');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  const { firmName, email, role, totp, expiresAt } = page.invitation;
  return (
    <div className="mx-auto grid max-w-md gap-4 pt-6">
      <h1>{copy.title}</h1>
      <p>{copy.text(firmName, roles[role])}</p>
      <p className="text-ink-2 text-small">{copy.until(email, instantText(expiresAt, language))}</p>
      <RefusalNote refused={refused} />
      <Card title={copy.app} id="app">
        <p>{copy.appText}</p>
        <img
          src={page.picture}
          alt={copy.qr}
          width={192}
          height={192}
          className="my-3 rounded-button bg-white"
        />
        <p>
          {copy.key}: <code className="break-all">{totp.key}</code>
        </p>
        <p>
          <a href={totp.uri} className="inline-flex min-h-11 items-center">
            {copy.open}
          </a>
        </p>
      </Card>
      <form
        method="post"
        action={path(`/partner/invitation/${encodeURIComponent(token)}`)}
        className="grid gap-4"
      >
        <NewPasswordField name="password" />
        <CodeField />
        <Button block>{copy.submit}</Button>
      </form>
    </div>
  );
}
