import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { failedPage } from '../admin/admin-gate.ts';
import { deskMeta } from '../admin/desk-meta.ts';
import { FailedDeskPage } from '../admin/failed-desk-page.tsx';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { SubmissionsPage } from '../features/admin-documents/submissions-page.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { formId = '' } = params;
  const search = new URL(request.url).searchParams;
  const show = search.get('show') === 'suspect' ? ('suspect' as const) : ('people' as const);
  const cursor = search.get('cursor')?.slice(0, 120) ?? '';
  const query = { show, ...(cursor === '' ? {} : { cursor }) };
  const answer = await pageTools(context).api.call('deskSubmissions', {
    params: { formId },
    query,
  });
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'list' as const, ...answer.value, formId, show, isFirst: cursor === '' };
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('admin-documents').submissionsTitle),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <SubmissionsPage {...page} />;
}
