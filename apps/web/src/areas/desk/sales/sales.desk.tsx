import { deskCallOffSale, deskSalePayment, deskSales } from '@pahiya/contracts/selling/round-calls';
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
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { SalesPage } from './sales-page.tsx';

const kinds = ['dealer', 'seller', 'lender', 'challans', 'dealer-refund'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = { sale: search.get('sale') ?? undefined };
  const answer = await pageTools(context).api.call(deskSales, { query });
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = search.get('done') === 'saved';
  return { kind: 'sales' as const, ...answer.value, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const params = { saleId: formText(form, 'saleId') };
  const isCalledOff = formText(form, 'intent') === 'call-off';
  const kind = kinds.find((one) => one === formText(form, 'kind')) ?? 'dealer';
  const answer = isCalledOff
    ? await tools.api.call(deskCallOffSale, { params, body: { note: formText(form, 'note') } })
    : await tools.api.call(deskSalePayment, {
        params,
        body: {
          kind,
          amountPaise: Number(formText(form, 'amount')),
          reference: formText(form, 'reference'),
          paidOn: formText(form, 'paidOn'),
        },
      });
  if (answer.ok) return redirect('/desk/sales?done=saved', 303);
  return refusedForm(tools, answer.error, { intent: 'payment', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-sales').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <SalesPage {...page} refused={refused} />;
}
