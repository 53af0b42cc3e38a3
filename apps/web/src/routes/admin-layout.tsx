import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { failedPage } from '../admin/admin-gate.ts';
import { deskMeta } from '../admin/desk-meta.ts';
import { FailedDeskPage } from '../admin/failed-desk-page.tsx';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { LayoutList } from '../features/admin-documents/layout-list.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call('deskLayoutDocuments', {});
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'list' as const, ...answer.value };
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('admin-documents').layoutTitle),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <LayoutList documents={page.documents} />;
}
