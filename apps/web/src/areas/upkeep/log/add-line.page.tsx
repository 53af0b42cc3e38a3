import '../../../frame/styles/records.css';
import { addLogEntry, readVehicleLog } from '@pahiya/contracts/upkeep/upkeep-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { AddLinePage } from './add-line-page.tsx';
import { addLinePath, lineKinds, logPath } from './log-path.ts';
import { type LineField, readLine, type TypedLine } from './read-line.ts';

/** Outcome of the form without redirect. */
export type LineOutcome = {
  readonly typed: TypedLine;
  readonly faults: readonly LineField[];
  readonly isConflict: boolean;
  readonly failure: PageFailure | null;
};

function kindOf(request: Request) {
  const asked = new URL(request.url).searchParams.get('kind');
  return lineKinds.find((one) => one === asked) ?? 'service';
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, today } = pageTools(context);
  const kind = kindOf(request);
  const vehicleNumber = params.vehicleNum ?? '';
  const answer = await api.call(readVehicleLog, { params: { vehicleNumber } });
  if (answer.ok) {
    const { display, odometer } = answer.value;
    const number = answer.value.vehicleNumber;
    return { kind, vehicleNumber: number, display, odometer, today, failure: null };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(addLinePath(vehicleNumber, kind)), 303);
  return data({ kind, failure } as const, { status: failure.status });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const kind = kindOf(request);
  const vehicleNumber = params.vehicleNum ?? '';
  const { typed, faults, sent } = readLine(await request.formData(), kind);
  const outcome = { typed, faults, isConflict: false, failure: null };
  if (sent === null) return data<LineOutcome>(outcome, { status: 400 });
  const answer = await api.call(addLogEntry, { params: { vehicleNumber }, body: sent });
  if (answer.ok) return redirect(`${logPath(vehicleNumber)}?done=added`, 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(addLinePath(vehicleNumber, kind)), 303);
  const { status, code } = failure;
  if (code === 'garage/odometer-conflict') {
    return data<LineOutcome>({ ...outcome, isConflict: true }, { status });
  }
  // What the form could not see: the day has not come yet.
  if (code === 'request/bad-input')
    return data<LineOutcome>({ ...outcome, faults: ['on'] }, { status });
  return data<LineOutcome>({ ...outcome, failure }, { status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('vehicle-log').add.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as LineOutcome | undefined;
  const copy = useCopy('vehicle-log');
  if (page.failure !== null) {
    return <FailureFace failure={page.failure} title={copy.title} level={1} />;
  }
  return <AddLinePage {...page} outcome={outcome ?? null} />;
}
