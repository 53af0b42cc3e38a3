import type { ApiClient } from '@pahiya/api-client/api-client';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import {
  deskAssignMany,
  deskFindOrders,
  deskQueue,
  operatorSession,
} from '@pahiya/contracts/operators/operators-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { orderAddress } from '../shell/order-address.ts';
import { serviceName } from '../shell/service-names.server.ts';
import { FoundPage } from './found-page.tsx';
import { readOutcome, writeOutcome } from './queue-actions.ts';
import { queuePath, readFilters } from './queue-filters.ts';
import { QueuePage } from './queue-page.tsx';
import { workAddress } from './work-address.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, nowIso, language } = pageTools(context);
  const search = new URL(request.url).searchParams;
  const filters = readFilters(search);
  const answer = await api.call(deskQueue, { query: filters });
  if (!answer.ok)
    return (await editorsHome(api, answer.error)) ?? failedPage(answer.error, request);
  const done = readOutcome(search.get('done'));
  const named = answer.value.rows.flatMap(({ orderKind, kind, name }) => {
    if (orderKind === 'rto-service') return [[kind, serviceName(kind, language)]];
    return orderKind === 'contact-erasure' ? [[kind, name]] : [];
  });
  const names: Readonly<Record<string, string>> = Object.fromEntries(named);
  return { kind: 'queue' as const, ...answer.value, names, filters, nowIso, done };
}

/** Editors without the operator role start with the articles. */
async function editorsHome(api: ApiClient, failure: ApiFailure): Promise<Response | null> {
  if (failure.kind !== 'problem' || failure.code !== 'operator/wrong-role') return null;
  const session = await api.call(operatorSession, {});
  return session.ok && session.value.roles.includes('editor') ? redirect('/desk/blog') : null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  return formText(form, 'intent') === 'find'
    ? find(tools, form, request)
    : assign(tools, form, request);
}

/** One order, or one thing with open work, opens; several, and what has ended, are listed. */
async function find(tools: PageTools, form: FormData, request: Request) {
  const text = formText(form, 'text');
  const answer = await tools.api.call(deskFindOrders, { body: { text } });
  if (!answer.ok) return refusedForm(tools, answer.error, { intent: 'find', request });
  const { orders, works } = answer.value;
  const found = [
    ...orders.map((order) => orderAddress(order)),
    ...works.map((work) => workAddress({ ...work, orderId: null })),
  ];
  const [only] = found;
  const hasEnded = works.some(({ isOpen }) => !isOpen);
  if (only !== undefined && found.length === 1 && !hasEnded) return redirect(only, 303);
  return data({ ...answer.value, intent: 'found' as const });
}

/** Assigns the selected work and returns to the same page of the queue. */
async function assign(tools: PageTools, form: FormData, request: Request) {
  const itemIds = form.getAll('item').map(String);
  if (itemIds.length === 0) return data({ intent: 'none' as const }, { status: 400 });
  const to = formText(form, 'mine') === '1' ? 'me' : formText(form, 'to');
  const answer = await tools.api.call(deskAssignMany, { body: { itemIds, to } });
  if (!answer.ok) return refusedForm(tools, answer.error, { intent: 'assign', request });
  const filters = readFilters(new URL(request.url).searchParams);
  const address = new URL(queuePath(filters, { cursor: filters.cursor }), request.url);
  address.searchParams.set('done', writeOutcome(answer.value));
  return redirect(address.pathname + address.search, 303);
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-queue').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  if (outcome !== null && 'orders' in outcome) return <FoundPage {...outcome} />;
  const refused = outcome !== null && 'failure' in outcome ? outcome : null;
  return <QueuePage {...page} refused={refused} isNoneSelected={outcome?.intent === 'none'} />;
}
