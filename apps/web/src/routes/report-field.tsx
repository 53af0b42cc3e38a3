import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import type { ReportFault, ReportOutcome } from '../features/ownership/report-outcome.ts';
import { ReportPage } from '../features/ownership/report-page.tsx';
import { readReportableField } from '../features/ownership/reportable-fields.ts';
import { formText } from '../page-parts/form-text.ts';
import { toPageFailure } from '../page-parts/page-failure.ts';
import { loadNumberReader } from '../vehicle-number/load-number-reader.ts';
import { recordPath } from '../vehicle-number/record-path.ts';

/** The form shows no record, so that opening it costs no look-up. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const reading = (await loadNumberReader()).readNumber(params.vehicleNum ?? '');
  if (reading.kind === 'problem') return redirect(recordPath(params.vehicleNum ?? ''));
  const field = readReportableField(new URL(request.url).searchParams.get('field') ?? '');
  return { vehicleNumber: reading.vehicleNumber, display: reading.display, field };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const field = readReportableField(formText(form, 'field'));
  const note = formText(form, 'note');
  if (field === null) return fault('field-missing', note);
  if (note.trim().length > 500) return fault('note-too-long', note);
  const answer = await pageTools(context).api.call('reportField', {
    params: { vehicleNumber: params.vehicleNum ?? '' },
    body: { field, note },
  });
  if (answer.ok) return { kind: 'done', field } satisfies ReportOutcome;
  const failure = toPageFailure(answer.error);
  const outcome: ReportOutcome = { kind: 'failed', failure, note };
  return data(outcome, { status: failure.status });
}

function fault(kind: ReportFault, note: string) {
  const outcome: ReportOutcome = { kind: 'fault', fault: kind, note };
  return data(outcome, { status: 400 });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('ownership').report.metaTitle,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as ReportOutcome | undefined;
  return <ReportPage {...page} outcome={outcome ?? null} />;
}
