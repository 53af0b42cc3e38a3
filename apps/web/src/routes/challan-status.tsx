import '../records.css';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { StatusPage } from '../features/challans/status-page.tsx';
import { FailureFace } from '../page-parts/failure-face.tsx';
import { toPageFailure } from '../page-parts/page-failure.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call('challanSourceStatus', {});
  if (answer.ok) return { kind: 'status' as const, status: answer.value };
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('challan-status').metaTitle,
  description: copy('challan-status').metaDescription,
  canonical: '/challan-status',
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('challan-status');
  return page.kind === 'status' ? (
    <StatusPage status={page.status} />
  ) : (
    <FailureFace failure={page.failure} title={copy.failed} level={1} />
  );
}
