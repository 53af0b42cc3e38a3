import {
  partnerKeys,
  partnerMakeKey,
  partnerRevokeKey,
  partnerSession,
} from '@pahiya/contracts/partner-firms/partner-firm-calls';
import { partnerKeyScopes } from '@pahiya/contracts/partner-roles';
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
import { failedPage, refusedForm } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta } from '../shell/partner-page.tsx';
import { KeysPage } from './keys-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const [answer, session] = await Promise.all([
    api.call(partnerKeys, {}),
    api.call(partnerSession, {}),
  ]);
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = new URL(request.url).searchParams.get('done') === 'revoke';
  const mayChange = session.ok && session.value.role === 'owner';
  return { kind: 'keys' as const, keys: answer.value.keys, mayChange, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  if (intent === 'revoke') {
    const params = { keyId: formText(form, 'key') };
    const answer = await tools.api.call(partnerRevokeKey, { params });
    if (answer.ok) return redirect('/partner/keys?done=revoke', 303);
    return refusedForm(tools, answer.error, { intent, request });
  }
  const chosen = form.getAll('scope');
  const scopes = partnerKeyScopes.filter((scope) => chosen.includes(scope));
  const body = { name: formText(form, 'name'), scopes };
  const answer = await tools.api.call(partnerMakeKey, { body });
  // Not redirected: the key is in this answer alone.
  if (answer.ok) return { kind: 'made' as const, ...answer.value };
  return refusedForm(tools, answer.error, { intent: 'make', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => partnerMeta(copy('partner-keys').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  const isMade = sent !== null && 'secret' in sent;
  return (
    <KeysPage
      keys={page.keys}
      mayChange={page.mayChange}
      isDone={page.isDone}
      secret={isMade ? sent.secret : null}
      refused={isMade ? null : sent}
    />
  );
}
