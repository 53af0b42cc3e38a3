import {
  deskDecideVehicleInspection,
  deskVehicleInspection,
} from '@pahiya/contracts/insurance/insurance-calls';
import { inspectionShots } from '@pahiya/domain/insurance/vehicle-inspection';
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
import { failedPage, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { VehicleInspection } from './vehicle-inspection.tsx';

const decisions = ['pass', 'refuse', 'again'] as const;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { inspectionId = '' } = params;
  const answer = await pageTools(context).api.call(deskVehicleInspection, {
    params: { inspectionId },
  });
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'inspection' as const, ...answer.value };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  // Never passed by a form that says nothing.
  const decision = decisions.find((one) => one === formText(form, 'decision')) ?? 'again';
  const note = formText(form, 'note').trim();
  const ticked = form.getAll('shot');
  const answer = await tools.api.call(deskDecideVehicleInspection, {
    params: { inspectionId: params.inspectionId ?? '' },
    body: {
      decision,
      shots: decision === 'again' ? inspectionShots.filter((one) => ticked.includes(one)) : [],
      note: note === '' ? null : note,
    },
  });
  if (answer.ok) return redirect('/desk/insurance?done=decided', 303);
  return refusedForm(tools, answer.error, {
    ...{ intent: 'decide', request, decision },
    typed: { note, shots: inspectionShots.filter((one) => ticked.includes(one)) },
  });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-insurance').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <VehicleInspection {...page} refused={refused} />;
}
