import {
  partnerBank,
  partnerDecideBank,
  partnerProposeBank,
  partnerSession,
} from '@pahiya/contracts/partner-firms/partner-firm-calls';
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
import { BankPage, bankDeeds } from './bank-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const [answer, session] = await Promise.all([
    api.call(partnerBank, {}),
    api.call(partnerSession, {}),
  ]);
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  const deed = bankDeeds.find((one) => one === done) ?? null;
  const mayPropose = session.ok && session.value.role === 'owner';
  return { kind: 'bank' as const, bank: answer.value, mayPropose, deed };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const text = (name: string) => formText(form, name);
  const intent = bankDeeds.find((one) => one === text('intent')) ?? 'propose';
  const answer =
    intent === 'propose'
      ? await tools.api.call(partnerProposeBank, {
          body: {
            holder: text('holder'),
            number: text('number').replace(/\s/g, ''),
            ifsc: text('ifsc'),
          },
        })
      : await tools.api.call(partnerDecideBank, {
          params: { accountId: text('account') },
          body: { decision: intent },
        });
  if (answer.ok) return redirect(`/partner/bank?done=${intent}`, 303);
  return refusedForm(tools, answer.error, { intent, request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => partnerMeta(copy('partner-bank').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  return (
    <BankPage {...page.bank} mayPropose={page.mayPropose} deed={page.deed} refused={refused} />
  );
}
