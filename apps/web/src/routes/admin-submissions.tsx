import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { failedPage } from '../admin/admin-gate.ts';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { SubmissionsPage } from '../features/admin-documents/submissions-page.tsx';
import { FailureFace } from '../page-parts/failure-face.tsx';

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

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('admin-documents').submissionsTitle,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('admin');
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
  }
  return <SubmissionsPage {...page} />;
}
