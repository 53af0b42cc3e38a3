import { deskMoney, deskPayout } from '@pahiya/contracts/operators/operators-calls';
import { payees } from '@pahiya/domain/ledger/ledger';
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
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { readRupees } from '../shell/read-rupees.ts';
import { MoneyPage } from './money-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskMoney, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = new URL(request.url).searchParams.get('done') === 'payout';
  return { kind: 'money' as const, money: answer.value, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const text = (name: string) => formText(form, name);
  const typed = {
    direction: text('direction'),
    to: text('to'),
    amount: text('amount'),
    reference: text('reference'),
    paidOn: text('paidOn'),
    note: text('note'),
  };
  const amount = readRupees(typed.amount);
  if (amount === null) return data({ intent: 'wrong-amount' as const, typed }, { status: 400 });
  const direction = typed.direction === 'payout-returned' ? 'payout-returned' : 'payout';
  const to = payees.find((one) => one === typed.to) ?? 'partner-payable';
  const body = { ...typed, direction, to, amount } as const;
  const answer = await tools.api.call(deskPayout, { body });
  if (answer.ok) return redirect('/desk/money?done=payout#bank', 303);
  return refusedForm(tools, answer.error, { intent: 'payout', request, typed });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-watch').money.title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  const refused = outcome !== null && 'failure' in outcome ? outcome : null;
  return (
    <MoneyPage
      money={page.money}
      isDone={page.isDone}
      refused={refused}
      typed={outcome?.typed ?? {}}
      isWrongAmount={outcome?.intent === 'wrong-amount'}
    />
  );
}
