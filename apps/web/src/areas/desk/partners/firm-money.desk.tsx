import {
  deskFirmMoney,
  deskRecordFirmPayment,
  deskUndoFirmPayment,
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
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { readRupees } from '../shell/read-rupees.ts';
import { FirmMoneyPage } from './firm-money-page.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { firmId = '' } = params;
  const answer = await pageTools(context).api.call(deskFirmMoney, { params: { firmId } });
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  return { kind: 'firm-money' as const, money: answer.value, done };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { firmId = '' } = params;
  const form = await request.formData();
  const text = (name: string) => formText(form, name).trim();
  const intent = text('intent');
  const here = `/desk/partners/${firmId}`;
  if (intent === 'undo') {
    const ids = { firmId, paymentId: text('payment') };
    const body = { note: text('note') };
    const undone = await tools.api.call(deskUndoFirmPayment, { params: ids, body });
    if (undone.ok) return redirect(`${here}?done=undone`, 303);
    return refusedForm(tools, undone.error, { intent, request, typed: null });
  }
  const typed = {
    received: text('received'),
    tds: text('tds'),
    paidOn: text('paidOn'),
    reference: text('reference'),
  };
  const [receivedPaise, tdsPaise] = [readRupees(typed.received), readRupees(typed.tds)];
  if (receivedPaise === null || tdsPaise === null) {
    const fields = [
      ...(receivedPaise === null ? ['body.receivedPaise'] : []),
      ...(tdsPaise === null ? ['body.tdsPaise'] : []),
    ];
    return data({ intent: 'wrong-amount' as const, typed, fields }, { status: 400 });
  }
  const { paidOn, reference } = typed;
  const body = { receivedPaise, tdsPaise, paidOn, reference };
  const answer = await tools.api.call(deskRecordFirmPayment, { params: { firmId }, body });
  if (answer.ok) return redirect(`${here}?done=recorded`, 303);
  return refusedForm(tools, answer.error, { intent: 'record', request, typed });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-firm-money').tab));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  const refused = outcome !== null && 'failure' in outcome ? outcome : null;
  return (
    <FirmMoneyPage
      money={page.money}
      done={outcome === null ? page.done : null}
      refused={refused}
      typed={outcome?.typed ?? {}}
      wrongFields={outcome?.fields ?? []}
    />
  );
}
