import { deskSubmissions } from '@pahiya/contracts/forms/forms-calls';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { SubmissionsPage } from './submissions-page.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { formId = '' } = params;
  const search = new URL(request.url).searchParams;
  const show = search.get('show') === 'suspect' ? ('suspect' as const) : ('people' as const);
  const cursor = search.get('cursor')?.slice(0, 120) ?? '';
  const query = { show, ...(cursor === '' ? {} : { cursor }) };
  const answer = await pageTools(context).api.call(deskSubmissions, {
    params: { formId },
    query,
  });
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'list' as const, ...answer.value, formId, show, isFirst: cursor === '' };
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('desk-documents').submissionsTitle),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <SubmissionsPage {...page} />;
}
