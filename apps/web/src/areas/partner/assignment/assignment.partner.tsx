import {
  partnerAddRule,
  partnerAssignment,
  partnerRemoveRule,
} from '@pahiya/contracts/partner-leads/lead-calls';
import { leadKinds } from '@pahiya/domain/leads/lead-rules';
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
import { AssignmentPage } from './assignment-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(partnerAssignment, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  const deed = (['add', 'remove'] as const).find((one) => one === done) ?? null;
  return { kind: 'assignment' as const, assignment: answer.value, deed };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const intent = formText(form, 'intent') === 'remove' ? 'remove' : 'add';
  const answer =
    intent === 'remove'
      ? await tools.api.call(partnerRemoveRule, { params: { ruleId: formText(form, 'rule') } })
      : await tools.api.call(partnerAddRule, {
          body: {
            city: formText(form, 'city'),
            kind: leadKinds.find((kind) => kind === formText(form, 'kind')) ?? null,
            word: formText(form, 'word'),
            memberIds: form.getAll('agent').map(String),
          },
        });
  if (answer.ok) return redirect(`/partner/assignment?done=${intent}`, 303);
  return refusedForm(tools, answer.error, { intent, request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner-assignment').title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  return <AssignmentPage {...page.assignment} deed={page.deed} refused={refused} />;
}
