import type { ApiClient } from '@pahiya/api-client/api-client';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import {
  type ActionFunctionArgs,
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
import { readFilters } from '../features/admin-queue/queue-filters.ts';
import { QueuePage } from '../features/admin-queue/queue-page.tsx';
import { formText } from '../page-parts/form-text.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const search = new URL(request.url).searchParams;
  const publicId = search.get('order')?.trim() ?? '';
  if (publicId !== '') {
    const query = { publicId: publicId.slice(0, 40) };
    const found = await api.call('deskFindOrder', { query });
    if (!found.ok) return failedPage(found.error, request);
    return redirect(`/admin/orders/${found.value.orderId}`);
  }
  const filters = readFilters(search);
  const answer = await api.call('deskQueue', { query: filters });
  if (!answer.ok)
    return (await editorsHome(api, answer.error)) ?? failedPage(answer.error, request);
  return { kind: 'queue' as const, ...answer.value, filters };
}

/** Whoever is an editor alone begins with the articles. */
async function editorsHome(api: ApiClient, failure: ApiFailure): Promise<Response | null> {
  if (failure.kind !== 'problem' || failure.code !== 'operator/wrong-role') return null;
  const session = await api.call('operatorSession', {});
  return session.ok && session.value.roles.includes('editor') ? redirect('/admin/blog') : null;
}

/** Takes a challan into the own hands, and stays in the queue. */
export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const orderChallanId = formText(await request.formData(), 'challan');
  const params = { orderChallanId };
  const answer = await tools.api.call('deskAssign', { params, body: { to: 'me' } });
  if (!answer.ok) return refusedForm(tools, answer.error, { intent: 'take', request });
  const { orderId } = answer.value.order;
  return redirect(`/admin/orders/${orderId}?done=assign#c-${orderChallanId}`, 303);
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('admin-queue').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <QueuePage {...page} refused={refused} />;
}
