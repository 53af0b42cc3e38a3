import {
  deskDecideInspection,
  deskInspection,
} from '@pahiya/contracts/inspections/inspection-calls';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { loadReportWords } from '../../../parts/inspection-report/load-report-words.ts';
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { InspectionDecision } from './inspection-decision.tsx';

const decisions = ['pass', 'return', 'refuse'] as const;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const inspectionId = params.inspectionId ?? '';
  const answer = await pageTools(context).api.call(deskInspection, { params: { inspectionId } });
  if (!answer.ok) return failedPage(answer.error, request);
  const { inspection, record } = answer.value;
  const groups = await loadReportWords({
    isElectric: inspection.car.isElectric,
    findings: record.findings,
  });
  return { kind: 'inspection' as const, ...answer.value, groups };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const decision = decisions.find((one) => one === formText(form, 'decision')) ?? 'return';
  const note = formText(form, 'note').trim();
  const answer = await tools.api.call(deskDecideInspection, {
    params: { inspectionId: params.inspectionId ?? '' },
    body: { decision, note: note === '' ? null : note },
  });
  if (answer.ok) return redirect('/desk/inspections?done=decided', 303);
  return refusedForm(tools, answer.error, { intent: 'decide', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-inspections').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <InspectionDecision {...page} refused={refused} />;
}
