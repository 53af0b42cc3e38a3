import { getSharedRecord } from '@pahiya/contracts/vehicle/vehicle-calls';
import '../../../frame/styles/records.css';
import { vehicleName } from '@pahiya/domain/rc/readable-names';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { SharedRecord } from './shared-record-page.tsx';

/** A shared record. Does not count as a look-up of the reader. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, today } = pageTools(context);
  const answer = await api.call(getSharedRecord, { params: { shareKey: params.token ?? '' } });
  if (answer.ok) return { kind: 'shared' as const, shared: answer.value, today };
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) => {
  const words = copy('rc-details');
  if (page?.kind !== 'shared') return { title: words.metaTitleFailed, isIndexable: false };
  const { masked, maker, model, shareKey } = page.shared;
  return {
    title: words.metaTitle(masked),
    description: words.metaDescription(vehicleName(maker, model) ?? words.unnamed, masked),
    isIndexable: false,
    shareImage: { path: `/share/${shareKey}.png`, alt: words.shareImageAlt },
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  return page.kind === 'shared' ? (
    <SharedRecord shared={page.shared} today={page.today} />
  ) : (
    <FailureFace failure={page.failure} action={null} />
  );
}
