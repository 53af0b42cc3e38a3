import { reportField } from '@pahiya/contracts/vehicle/vehicle-calls';
import '../../../frame/styles/records.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';
import { readOptionalProof } from './owner-proof.ts';
import type { ReportFault, ReportOutcome } from './report-outcome.ts';
import { ReportPage } from './report-page.tsx';
import { readReportableField } from './reportable-fields.ts';

/** The form does not show the record, so opening it uses no look-up. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const reading = (await loadNumberReader()).readNumber(params.vehicleNum ?? '');
  if (reading.kind === 'problem') return redirect(recordPath(params.vehicleNum ?? ''));
  const field = readReportableField(new URL(request.url).searchParams.get('field') ?? '');
  const isLoggedIn = pageTools(context).isLoggedInHint;
  return { vehicleNumber: reading.vehicleNumber, display: reading.display, field, isLoggedIn };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const field = readReportableField(formText(form, 'field'));
  const note = formText(form, 'note');
  const proof = readOptionalProof(form);
  const faults: ReportFault[] = [
    ...(field === null ? (['field-missing'] as const) : []),
    ...(note.trim().length > 500 ? (['note-too-long'] as const) : []),
    ...(proof?.faults ?? []),
  ];
  if (field === null || faults.length > 0) {
    return data({ kind: 'faults', faults, note } satisfies ReportOutcome, { status: 400 });
  }
  const answer = await pageTools(context).api.call(reportField, {
    params: { vehicleNumber: params.vehicleNum ?? '' },
    body: { field, note, ...(proof !== null && { ownerProof: proof.body }) },
  });
  if (answer.ok) {
    return { kind: 'done', field, isShown: answer.value.isShown } satisfies ReportOutcome;
  }
  const failure = toPageFailure(answer.error);
  const outcome: ReportOutcome = { kind: 'failed', failure, note };
  return data(outcome, { status: failure.status });
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
