import { reportContent } from '@pahiya/contracts/reports/content-report-calls';
import { isReasonFor, reportedKinds, reportReasons } from '@pahiya/domain/reports/report-reasons';
import { Card } from '@pahiya/ui/card';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { formText } from '../../frame/page/form-text.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { type PageFailure, toPageFailure } from '../../parts/failure/page-failure.ts';
import { ReportForm } from './report-form.tsx';

export type ReportOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'no-reason'; readonly note: string }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly note: string };

export function loader({ params }: LoaderFunctionArgs) {
  const kind = kindOf(params.kind);
  const subjectId = params.subjectId ?? '';
  if (kind === null || !/^[0-9a-f-]{36}$/i.test(subjectId)) throw data(null, { status: 404 });
  return { kind, subjectId };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const kind = kindOf(params.kind);
  if (kind === null) throw data(null, { status: 404 });
  const form = await request.formData();
  const note = formText(form, 'note').trim().slice(0, 500);
  const typed = formText(form, 'reason');
  const reason = reportReasons[kind].find((one) => one === typed);
  if (reason === undefined || !isReasonFor(kind, reason)) {
    return data<ReportOutcome>({ kind: 'no-reason', note }, { status: 400 });
  }
  const answer = await pageTools(context).api.call(reportContent, {
    body: { kind, subjectId: params.subjectId ?? '', reason, note },
  });
  if (answer.ok) return { kind: 'done' } satisfies ReportOutcome;
  const failure = toPageFailure(answer.error);
  return data<ReportOutcome>({ kind: 'failed', failure, note }, { status: failure.status });
}

function kindOf(text: string | undefined) {
  return reportedKinds.find((kind) => kind === text) ?? null;
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('content-report').metaTitle,
  isIndexable: false,
}));

export function Component() {
  const { kind, subjectId } = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as ReportOutcome | null;
  const copy = useCopy('content-report');
  if (outcome?.kind === 'done') {
    return (
      <div className="mx-auto max-w-xl pt-3">
        <Card title={copy.done.title} level={1} tone="road">
          <p>{copy.done.text}</p>
        </Card>
      </div>
    );
  }
  return (
    <div className="mx-auto grid max-w-xl gap-4 pt-3">
      <div className="grid gap-2">
        <h1>{copy.title[kind]}</h1>
        <p className="text-ink-2">{copy.lead}</p>
      </div>
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      <ReportForm kind={kind} subjectId={subjectId} outcome={outcome} />
    </div>
  );
}
