import { auditGroups } from '@pahiya/contracts/partner-leads/audit-terms';
import { partnerAudit } from '@pahiya/contracts/partner-leads/lead-calls';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta } from '../shell/partner-page.tsx';
import { AuditPage } from './audit-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const { searchParams } = new URL(request.url);
  const show = auditGroups.find((one) => one === searchParams.get('show')) ?? 'numbers';
  const cursor = searchParams.get('cursor');
  const query = { show, ...(cursor === null ? {} : { cursor }) };
  const answer = await api.call(partnerAudit, { query });
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'audit' as const, ...answer.value, show, isFirst: cursor === null };
}

export const meta = pageMeta<typeof loader>(({ copy }) => partnerMeta(copy('partner-audit').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  return <AuditPage {...page} />;
}
