import {
  partnerAddBranch,
  partnerChangeMember,
  partnerCloseBranch,
  partnerInvite,
  partnerMembers,
  partnerRemoveMember,
  partnerResetMember,
  partnerRevokeInvitation,
  partnerSession,
} from '@pahiya/contracts/partner-firms/partner-firm-calls';
import { partnerRoles } from '@pahiya/contracts/partner-roles';
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
import { MembersPage, memberDeeds } from './members-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const [answer, session] = await Promise.all([
    api.call(partnerMembers, {}),
    api.call(partnerSession, {}),
  ]);
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  return {
    kind: 'members' as const,
    ...answer.value,
    mayChange: session.ok && session.value.role === 'owner',
    deed: memberDeeds.find((one) => one === done) ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const memberId = formText(form, 'member');
  const role = partnerRoles.find((one) => one === formText(form, 'role'));
  const language = tools.language === 'hi' ? ('hi' as const) : ('en' as const);
  const branchIds = form.getAll('branch').map(String);
  const { api } = tools;
  const calls = {
    'add-branch': () =>
      api.call(partnerAddBranch, {
        body: { name: formText(form, 'branchName'), city: formText(form, 'city') },
      }),
    'close-branch': () =>
      api.call(partnerCloseBranch, { params: { branchId: formText(form, 'branchId') } }),
    invite: () =>
      api.call(partnerInvite, {
        body: {
          email: formText(form, 'email'),
          displayName: formText(form, 'displayName'),
          role: role ?? 'agent',
          branchIds,
          language,
        },
      }),
    change: () => {
      const isOnDuty = formText(form, 'duty') === 'on';
      return api.call(partnerChangeMember, {
        params: { memberId },
        body: { isOnDuty, branchIds, ...(role === undefined ? {} : { role }) },
      });
    },
    remove: () => api.call(partnerRemoveMember, { params: { memberId } }),
    reset: () => api.call(partnerResetMember, { params: { memberId } }),
    revoke: () =>
      api.call(partnerRevokeInvitation, {
        params: { invitationId: formText(form, 'invitation') },
      }),
  };
  const known = memberDeeds.find((one) => one === intent) ?? 'invite';
  const answer = await calls[known]();
  if (answer.ok) return redirect(`/partner/members?done=${known}`, 303);
  return refusedForm(tools, answer.error, { intent: known, request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner').members.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  return <MembersPage {...page} refused={refused} />;
}
