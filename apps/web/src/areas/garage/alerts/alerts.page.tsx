import { changeOwnerAlerts, readOwnerAlerts } from '@pahiya/contracts/garage/alert-calls';
import { proveVehicleOwner } from '@pahiya/contracts/vehicle/vehicle-calls';
import { alertChannels } from '@pahiya/domain/messages/ports';
import '../../../frame/styles/records.css';
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
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { readProof } from '../../../parts/owner-proof/read-proof.ts';
import { type AlertsOutcome, AlertsPage } from './alerts-page.tsx';
import { type AlertDeed, alertDeeds, alertsPath } from './alerts-path.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const vehicleNumber = params.vehicleNum ?? '';
  const answer = await pageTools(context).api.call(readOwnerAlerts, { params: { vehicleNumber } });
  if (answer.ok) {
    const asked = new URL(request.url).searchParams.get('done');
    const deed = alertDeeds.find((one) => one === asked) ?? null;
    return { kind: 'alerts' as const, alerts: answer.value, deed };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(alertsPath(vehicleNumber)), 303);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const path = { vehicleNumber: params.vehicleNum ?? '' };
  const here = alertsPath(path.vehicleNumber);
  const form = await request.formData();
  const done = (deed: AlertDeed) => redirect(`${here}?done=${deed}`, 303);
  const failed = (error: Parameters<typeof toPageFailure>[0]) => {
    const failure = toPageFailure(error);
    if (needsSignIn(failure)) return redirect(signInPath(here), 303);
    return data<AlertsOutcome>({ kind: 'failed', failure }, { status: failure.status });
  };
  switch (formText(form, 'intent')) {
    case 'prove': {
      const { body, faults } = readProof(form);
      if (faults.length > 0) return data<AlertsOutcome>({ kind: 'proof', faults }, { status: 400 });
      const answer = await api.call(proveVehicleOwner, { params: path, body });
      return answer.ok ? done('proved') : failed(answer.error);
    }
    case 'stop': {
      const answer = await api.call(changeOwnerAlerts, { params: path, body: { act: 'stop' } });
      return answer.ok ? done('off') : failed(answer.error);
    }
    default: {
      const channels = alertChannels.filter((one) => formText(form, one) === 'yes');
      if (channels.length === 0) {
        return data<AlertsOutcome>({ kind: 'channels' }, { status: 400 });
      }
      const body = { act: 'start' as const, channels };
      const answer = await api.call(changeOwnerAlerts, { params: path, body });
      return answer.ok ? done('on') : failed(answer.error);
    }
  }
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('owner-alerts').title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() as AlertsOutcome | undefined) ?? null;
  const copy = useCopy('owner-alerts');
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.title} level={1} />;
  }
  return <AlertsPage {...page} outcome={outcome} />;
}
