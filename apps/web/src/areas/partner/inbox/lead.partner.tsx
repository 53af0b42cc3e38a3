import { partnerSaveInsuranceLead } from '@pahiya/contracts/insurance/insurance-calls';
import { partnerMembers, partnerSession } from '@pahiya/contracts/partner-firms/partner-firm-calls';
import {
  partnerActOnLead,
  partnerCallLead,
  partnerLead,
  partnerShowNumber,
} from '@pahiya/contracts/partner-leads/lead-calls';
import {
  type ActionFunctionArgs,
  data,
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
import { LeadPage } from './lead-page.tsx';
import { readLeadAct } from './read-lead-act.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, nowIso } = pageTools(context);
  const [answer, session] = await Promise.all([
    api.call(partnerLead, { params: { leadId: params.leadId ?? '' } }),
    api.call(partnerSession, {}),
  ]);
  if (!answer.ok) return failedPage(answer.error, request);
  if (!session.ok) return failedPage(session.error, request);
  const { role } = session.value;
  const mayAssign = role === 'owner' || role === 'manager';
  const members = mayAssign ? await api.call(partnerMembers, {}) : null;
  const done = new URL(request.url).searchParams.get('done');
  const deed = (['saved', 'ringing'] as const).find((one) => one === done) ?? null;
  return {
    kind: 'lead' as const,
    ...answer.value,
    members: members?.ok ? members.value.members : [],
    mayWork: role !== 'auditor',
    mayDispute: mayAssign,
    isPaused: session.value.firm.isPaused,
    deed,
    nowIso,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const of = { leadId: params.leadId ?? '' };
  const intent = formText(form, 'intent');
  if (intent === 'call') {
    const body = { why: formText(form, 'why'), from: formText(form, 'from') };
    const answer = await tools.api.call(partnerCallLead, { params: of, body });
    if (answer.ok) return redirect(`/partner/leads/${of.leadId}?done=ringing`, 303);
    return refusedForm(tools, answer.error, { intent, request });
  }
  if (intent === 'show-number') {
    const body = { why: formText(form, 'why') };
    const answer = await tools.api.call(partnerShowNumber, { params: of, body });
    if (!answer.ok) return refusedForm(tools, answer.error, { intent, request });
    return data({ intent: 'shown' as const, ...answer.value });
  }
  if (intent === 'renewal') {
    const body = {
      ...{ ...of, version: Number(formText(form, 'version')) },
      ...{ lastDay: formText(form, 'lastDay'), note: formText(form, 'note') },
    };
    const answer = await tools.api.call(partnerSaveInsuranceLead, { body });
    if (answer.ok) return redirect(`/partner/leads/${of.leadId}?done=saved`, 303);
    return refusedForm(tools, answer.error, { intent, request });
  }
  const answer = await tools.api.call(partnerActOnLead, { params: of, body: readLeadAct(form) });
  if (answer.ok) return redirect(`/partner/leads/${of.leadId}?done=saved`, 303);
  return refusedForm(tools, answer.error, { intent, request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => partnerMeta(copy('partner-leads').lead));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  const shown = outcome !== null && 'mobile' in outcome ? outcome : null;
  const refused = outcome !== null && 'failure' in outcome ? outcome : null;
  return <LeadPage {...page} shown={shown} refused={refused} />;
}
