import {
  partnerRemoveWebhook,
  partnerReplayEvent,
  partnerSetWebhook,
  partnerWebhook,
} from '@pahiya/contracts/partner-leads/lead-calls';
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
import { WebhookPage } from './webhook-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(partnerWebhook, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  const deed = (['remove', 'replay'] as const).find((one) => one === done) ?? null;
  return { kind: 'webhook' as const, ...answer.value, deed };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { api } = tools;
  const form = await request.formData();
  const intent = formText(form, 'intent');
  if (intent === 'set') {
    const body = { address: formText(form, 'address') };
    const answer = await api.call(partnerSetWebhook, { body });
    // Not redirected: the secret is in this answer alone.
    if (answer.ok) return { kind: 'secret' as const, ...answer.value };
    return refusedForm(tools, answer.error, { intent, request });
  }
  const answer =
    intent === 'replay'
      ? await api.call(partnerReplayEvent, { params: { eventId: formText(form, 'event') } })
      : await api.call(partnerRemoveWebhook, {});
  const deed = intent === 'replay' ? 'replay' : 'remove';
  if (answer.ok) return redirect(`/partner/webhook?done=${deed}`, 303);
  return refusedForm(tools, answer.error, { intent: deed, request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner-webhook').title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  const isSecret = sent !== null && 'secret' in sent;
  return (
    <WebhookPage
      webhook={page.webhook}
      events={page.events}
      deed={page.deed}
      secret={isSecret ? sent.secret : null}
      refused={isSecret ? null : sent}
    />
  );
}
