import {
  revokeServiceReport,
  serviceReport,
  shareServiceReport,
} from '@pahiya/contracts/service-history/service-history-calls';
import '../../../frame/styles/history.css';
import '../../../frame/styles/records.css';
import { ButtonLink } from '@pahiya/ui/button';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { reportPath } from '../history-path.ts';
import { reportFailure } from './report-failure.ts';
import { ReportView } from './report-view.tsx';
import { ShareCard } from './share-card.tsx';

/** What was just done, confirmed once. */
const deeds = ['made', 'revoked', 'corrected'] as const;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const orderId = params.orderId ?? '';
  const answer = await pageTools(context).api.call(serviceReport, { params: { orderId } });
  if (answer.ok) {
    const done = new URL(request.url).searchParams.get('done');
    const deed = deeds.find((one) => one === done) ?? null;
    return { kind: 'report' as const, orderId, ...answer.value, deed };
  }
  const failure = reportFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(reportPath(orderId)));
  return data({ kind: 'failed' as const, orderId, failure }, { status: failure.status });
}

/** Shares the report, or revokes its link. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const orderId = params.orderId ?? '';
  const { api } = pageTools(context);
  const isRevoked = formText(await request.formData(), 'intent') === 'revoke';
  const given = { params: { orderId } };
  const answer = isRevoked
    ? await api.call(revokeServiceReport, given)
    : await api.call(shareServiceReport, given);
  if (answer.ok) {
    return redirect(`${reportPath(orderId)}?done=${isRevoked ? 'revoked' : 'made'}#share`, 303);
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(reportPath(orderId)), 303);
  return data({ failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('service-history').report.metaTitle,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('service-history');
  const path = usePagePath();
  const back = (
    <ButtonLink href={path(`/orders/${page.orderId}`)} variant="quiet">
      {copy.report.back}
    </ButtonLink>
  );
  if (page.kind === 'failed') {
    const orders = <ButtonLink href={path('/orders')}>{copy.report.orders}</ButtonLink>;
    const isMissing = page.failure.status === 404;
    return (
      <div className="mx-auto max-w-2xl pt-4">
        <FailureFace failure={page.failure} level={1} action={isMissing ? orders : back} />
      </div>
    );
  }
  const { report, orderId, deed } = page;
  return (
    <ReportView
      report={report}
      title={copy.report.metaTitle}
      note={
        outcome === null ? (
          deed === 'corrected' && <DoneNote text={copy.wrong.done} />
        ) : (
          <FailureFace failure={outcome.failure} action={null} />
        )
      }
      correction={
        <a href={path(`${reportPath(orderId)}/correct`)} className="no-print">
          {copy.report.wrongLine}
        </a>
      }
    >
      <div className="no-print">
        <ShareCard
          orderId={orderId}
          shareToken={page.shareToken}
          deed={deed === 'corrected' ? null : deed}
        />
      </div>
      {back}
    </ReportView>
  );
}
