import {
  deskDifferences,
  deskResolveDifference,
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
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { DifferencesPage } from './differences-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const show = search.get('show') === 'resolved' ? ('resolved' as const) : ('open' as const);
  const before = /^[1-9]\d{0,14}$/.exec(search.get('before') ?? '')?.[0];
  const query = { show, ...(before === undefined ? {} : { before }) };
  const answer = await pageTools(context).api.call(deskDifferences, { query });
  if (!answer.ok) return failedPage(answer.error, request);
  const isDone = search.get('done') === 'resolved';
  return { kind: 'differences' as const, ...answer.value, show, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const differenceId = formText(form, 'difference');
  const note = formText(form, 'note').trim();
  if (note.length < 3) return data({ intent: 'note-missing', differenceId }, { status: 400 });
  const params = { differenceId };
  const answer = await tools.api.call(deskResolveDifference, { params, body: { note } });
  if (answer.ok) return redirect('/desk/differences?done=resolved', 303);
  return refusedForm(tools, answer.error, { intent: 'resolve', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('desk-watch').differences.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <DifferencesPage {...page} outcome={outcome} />;
}
