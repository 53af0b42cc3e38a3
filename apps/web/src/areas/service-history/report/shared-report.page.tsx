import { sharedServiceReport } from '@pahiya/contracts/service-history/service-history-calls';
import '../../../frame/styles/history.css';
import '../../../frame/styles/records.css';
import { ButtonLink } from '@pahiya/ui/button';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { ReportView } from './report-view.tsx';

/** A shared report. Uses no look-up of the reader. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? '';
  const answer = await pageTools(context).api.call(sharedServiceReport, { params: { token } });
  if (answer.ok) return { kind: 'shared' as const, report: answer.value.report };
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('service-history').report.metaTitle,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('service-history');
  const path = usePagePath();
  const own = <ButtonLink href={path('/service-history')}>{copy.shared.own}</ButtonLink>;
  if (page.kind === 'failed') {
    return (
      <div className="mx-auto max-w-2xl pt-4">
        <FailureFace failure={page.failure} level={1} action={own} />
      </div>
    );
  }
  return (
    <ReportView
      report={page.report}
      title={copy.report.metaTitle}
      note={<p className="text-ink-2">{copy.shared.note}</p>}
    >
      <div className="actions">{own}</div>
    </ReportView>
  );
}
