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
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { AdminOrder } from '../features/admin-order/admin-order.tsx';
import { callOrder } from '../features/admin-order/order-actions.ts';
import { readDone, typedOf } from '../features/admin-order/order-outcome.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { orderId = '' } = params;
  const answer = await tools.api.call('deskOrder', { params: { orderId } });
  if (!answer.ok) return failedPage(answer.error, request);
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
  if (answer.ok) return redirect(`/admin/orders/${orderId}?done=${intent}#${anchor}`, 303);
  return refusedForm(tools, answer.error, { intent, request, typed });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) =>
  deskMeta(
    page?.kind === 'order'
      ? copy('admin-order').metaTitle(page.order.publicId)
      : copy('admin-order').title,
  ),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <AdminOrder {...page} outcome={outcome} />;
}
