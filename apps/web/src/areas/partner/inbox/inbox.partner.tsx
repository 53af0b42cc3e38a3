import { partnerSession } from '@pahiya/contracts/partner-firms/partner-firm-calls';
import { partnerInbox } from '@pahiya/contracts/partner-leads/lead-calls';
import { inboxTabs } from '@pahiya/contracts/partner-leads/lead-schema';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta } from '../shell/partner-page.tsx';
import { InboxPage } from './inbox-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, nowIso } = pageTools(context);
  const { searchParams } = new URL(request.url);
  const tab = inboxTabs.find((one) => one === searchParams.get('tab')) ?? 'open';
  const cursor = searchParams.get('cursor');
  const query = { tab, ...(cursor === null ? {} : { cursor }) };
  const [answer, session] = await Promise.all([
    api.call(partnerInbox, { query }),
    api.call(partnerSession, {}),
  ]);
  if (!answer.ok) return failedPage(answer.error, request);
  const mayExport = session.ok && ['owner', 'manager'].includes(session.value.role);
  return { kind: 'inbox' as const, ...answer.value, tab, nowIso, mayExport };
}

export const meta = pageMeta<typeof loader>(({ copy }) => partnerMeta(copy('partner-leads').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  return <InboxPage {...page} />;
}
