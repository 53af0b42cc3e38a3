import { callAddress } from '@pahiya/contracts/call';
import '../../../frame/styles/history.css';
import '../../../frame/styles/records.css';
import {
  serviceHistorySample,
  serviceHistorySamplePdf,
} from '@pahiya/contracts/service-history/service-history-calls';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Download } from '@pahiya/ui/icons';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { ReportView } from './report-view.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(serviceHistorySample, {});
  if (answer.ok) return { kind: 'sample' as const, report: answer.value.report };
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('service-history').sampleTitle,
  canonical: '/service-history/sample',
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('service-history');
  const { language } = usePage();
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return (
    <ReportView
      report={page.report}
      title={copy.sampleTitle}
      note={
        <Card look="accent">
          <p>{copy.sampleNote}</p>
        </Card>
      }
    >
      <div className="actions">
        <ButtonLink href={path('/service-history')}>{copy.submit}</ButtonLink>
        <ButtonLink
          href={`${callAddress(serviceHistorySamplePdf)}?language=${language}`}
          variant="outline"
          icon={<Download />}
        >
          {copy.samplePdf}
        </ButtonLink>
      </div>
    </ReportView>
  );
}
