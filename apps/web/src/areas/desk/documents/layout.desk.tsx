import { deskLayoutDocuments } from '@pahiya/contracts/layout/layout-calls';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { failedPage } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { LayoutList } from './layout-list.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskLayoutDocuments, {});
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'list' as const, ...answer.value };
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('desk-documents').layoutTitle),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <LayoutList documents={page.documents} />;
}
