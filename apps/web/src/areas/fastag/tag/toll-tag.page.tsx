import { tollTag } from '@pahiya/contracts/fastag/tag-page-calls';
import { proveVehicleOwner } from '@pahiya/contracts/vehicle/vehicle-calls';
import '../../../frame/styles/records.css';
import '../../../frame/styles/tags.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { readProof } from '../../../parts/owner-proof/read-proof.ts';
import { tagVehicleOf } from './load-tag-page.ts';
import type { ProveOutcome } from './prove-form.tsx';
import { tagPath } from './tag-paths.ts';
import { TollTagPage } from './toll-tag-page.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const vehicle = await tagVehicleOf(params.vehicleNum);
  if (!tools.isLoggedInHint) return { kind: 'visitor' as const, vehicle };
  const { vehicleNumber } = vehicle;
  const answer = await tools.api.call(tollTag, { params: { vehicleNumber } });
  if (answer.ok) return { kind: 'tags' as const, vehicle, answer: answer.value };
  const failure = toPageFailure(answer.error);
  if (failure.code === 'auth/required') return { kind: 'visitor' as const, vehicle };
  if (failure.code === 'fastag/not-proved') return { kind: 'unproved' as const, vehicle };
  return data({ kind: 'failed' as const, vehicle, failure }, { status: failure.status });
}

/** Proves the vehicle. What was typed is never sent back. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { vehicleNumber } = await tagVehicleOf(params.vehicleNum);
  const proof = readProof(await request.formData());
  if (proof.faults.length > 0) {
    return data<ProveOutcome>({ kind: 'faults', faults: proof.faults }, { status: 400 });
  }
  const input = { params: { vehicleNumber }, body: proof.body };
  const answer = await pageTools(context).api.call(proveVehicleOwner, input);
  if (answer.ok) return redirect(tagPath(vehicleNumber), 303);
  const failure = toPageFailure(answer.error);
  return data<ProveOutcome>({ kind: 'failed', failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('toll-tag').metaTitle,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return <TollTagPage page={page} outcome={outcome ?? null} />;
}
