import { deskOrder } from '@pahiya/contracts/operators/operators-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { orderAddress } from '../shell/order-address.ts';
import { DeskOrderPage } from './desk-order-page.tsx';
import { callOrder } from './order-actions.ts';
import { readDone, typedOf } from './order-outcome.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { orderId = '' } = params;
  const answer = await tools.api.call(deskOrder, { params: { orderId } });
  if (!answer.ok) return failedPage(answer.error, request);
  const address = orderAddress(answer.value.order);
  if (!address.startsWith('/desk/orders/')) return redirect(address, 302);
  const done = readDone(new URL(request.url).searchParams.get('done'));
  return { kind: 'order' as const, ...answer.value, today: tools.today, done };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { orderId = '' } = params;
  const form = await request.formData();
  const { intent, answer, anchor } = await callOrder(tools, orderId, form);
  const typed = typedOf(form);
  if (answer === 'form') return data({ intent, anchor, typed }, { status: 400 });
  if (answer.ok) return redirect(`/desk/orders/${orderId}?done=${intent}#${anchor}`, 303);
  return refusedForm(tools, answer.error, { intent, request, typed });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) =>
  deskMeta(
    page?.kind === 'order'
      ? copy('desk-order').metaTitle(page.order.publicId)
      : copy('desk-order').title,
  ),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <DeskOrderPage {...page} outcome={outcome} />;
}
