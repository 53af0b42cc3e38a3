import { hideVehicle, showVehicle } from '@pahiya/contracts/vehicle/vehicle-calls';
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
import { readProof } from '../../../parts/owner-proof/read-proof.ts';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';
import { HidePage } from './hide-page.tsx';
import type { HideOutcome } from './owner-proof.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const reading = (await loadNumberReader()).readNumber(params.vehicleNum ?? '');
  if (reading.kind === 'problem') return redirect(recordPath(params.vehicleNum ?? ''));
  const { vehicleNumber, display } = reading;
  return { vehicleNumber, display, isLoggedIn: pageTools(context).isLoggedInHint };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const form = await request.formData();
  const vehicle = { params: { vehicleNumber: params.vehicleNum ?? '' } };
  if (formText(form, 'intent') === 'show') {
    const answer = await api.call(showVehicle, vehicle);
    return outcomeOf(answer.ok ? { kind: 'shown' } : failed(toPageFailure(answer.error)));
  }
  const proof = readProof(form);
  if (proof.faults.length > 0) return outcomeOf({ kind: 'faults', faults: proof.faults });
  const answer = await api.call(hideVehicle, { ...vehicle, body: proof.body });
  return outcomeOf(answer.ok ? { kind: 'hidden' } : failed(toPageFailure(answer.error)));
}

function failed(failure: ReturnType<typeof toPageFailure>): HideOutcome {
  return { kind: 'failed', failure };
}

function outcomeOf(outcome: HideOutcome) {
  const status =
    outcome.kind === 'failed' ? outcome.failure.status : outcome.kind === 'faults' ? 400 : 200;
  return data(outcome, { status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('ownership').hide.metaTitle,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return <HidePage {...page} outcome={outcome ?? null} />;
}
