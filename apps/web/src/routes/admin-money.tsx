import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { failedPage, refusedForm } from '../admin/admin-gate.ts';
import { deskMeta } from '../admin/desk-meta.ts';
import { FailedDeskPage } from '../admin/failed-desk-page.tsx';
import { readRupees } from '../admin/read-rupees.ts';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { MoneyPage } from '../features/admin-watch/money-page.tsx';
import { formText } from '../page-parts/form-text.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call('deskMoney', {});
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
    amount: text('amount'),
    reference: text('reference'),
    paidOn: text('paidOn'),
    note: text('note'),
  };
  const amount = readRupees(typed.amount);
  if (amount === null) return data({ intent: 'wrong-amount' as const, typed }, { status: 400 });
  const direction = typed.direction === 'payout-returned' ? 'payout-returned' : 'payout';
  const body = { ...typed, direction, amount } as const;
  const answer = await tools.api.call('deskPayout', { body });
  if (answer.ok) return redirect('/admin/money?done=payout#bank', 303);
  return refusedForm(tools, answer.error, { intent: 'payout', request, typed });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('admin-watch').money.title),
);

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
