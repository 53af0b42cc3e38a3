import { challanSourceStatus } from '@pahiya/contracts/challans/challans-calls';
import '../../../frame/styles/records.css';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { StatusPage } from './status-page.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(challanSourceStatus, {});
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
