import {
  addToGarage,
  listGarage,
  removeFromGarage,
  renewCalendarFeed,
} from '@pahiya/contracts/garage/garage-calls';
import '../../frame/styles/records.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { formText } from '../../frame/page/form-text.ts';
import { type PageTools, pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { signInPath } from '../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  retryAt,
  toPageFailure,
} from '../../parts/failure/page-failure.ts';
import { loadNumberReader } from '../../parts/vehicle-number/load-number-reader.ts';
import { longestEcho } from '../../parts/vehicle-number/record-path.ts';
import { type GarageOutcome, readDeed } from './garage-outcome.ts';
import { GaragePage } from './garage-page.tsx';
import { VisitorFace } from './visitor-face.tsx';

export const handle = { keepOffline: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const query = new URL(request.url).searchParams;
  const typed = (query.get('add') ?? '').slice(0, longestEcho);
  if (!tools.isLoggedInHint) return { kind: 'visitor' as const, typed };
  const answer = await tools.api.call(listGarage, {});
  if (answer.ok) {
    const deed = readDeed(query.get('done'));
    return { kind: 'garage' as const, ...answer.value, today: tools.today, typed, deed };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return { kind: 'visitor' as const, typed };
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const typed = formText(form, 'vehicleNumber').slice(0, longestEcho);
  switch (formText(form, 'intent')) {
    case 'remove':
      return removeVehicle(tools, typed);
    case 'calendar': {
      const answer = await tools.api.call(renewCalendarFeed, {});
      return answer.ok
        ? redirect('/garage?done=calendar#calendar', 303)
        : refused(tools, toPageFailure(answer.error), '');
    }
    default:
      return addVehicle(tools, typed);
  }
}

async function addVehicle(tools: PageTools, typed: string) {
  const reading = (await loadNumberReader()).readNumber(typed);
  if (reading.kind === 'problem') {
    const outcome: GarageOutcome = { kind: 'number', typed, problem: reading.problem };
    return data(outcome, { status: reading.status });
  }
  const { vehicleNumber } = reading;
  const answer = await tools.api.call(addToGarage, { body: { vehicleNumber } });
  if (answer.ok) return redirect('/garage?done=added', 303);
  return refused(tools, toPageFailure(answer.error), vehicleNumber);
}

async function removeVehicle(tools: PageTools, vehicleNumber: string) {
  const answer = await tools.api.call(removeFromGarage, { params: { vehicleNumber } });
  if (answer.ok) return redirect('/garage?done=removed', 303);
  const failure = toPageFailure(answer.error);
  // Already removed, maybe in another window: same result.
  if (failure.code === 'garage/not-in-garage') return redirect('/garage?done=removed', 303);
  return refused(tools, failure, '');
}

/** An expired session redirects to sign-in, and back with the number kept. */
function refused({ nowIso }: PageTools, failure: PageFailure, typed: string) {
  if (needsSignIn(failure)) {
    const next = typed === '' ? '/garage' : `/garage?add=${encodeURIComponent(typed)}`;
    return redirect(signInPath(next), 303);
  }
  const outcome: GarageOutcome = {
    kind: 'failed',
    typed,
    failure,
    retryAt: retryAt(failure, nowIso),
  };
  return data(outcome, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('garage').metaTitle,
  canonical: '/garage',
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('garage');
  switch (page.kind) {
    case 'visitor':
      return (
        <VisitorFace
          next={page.typed === '' ? '/garage' : `/garage?add=${encodeURIComponent(page.typed)}`}
        />
      );
    case 'failed':
      return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
    case 'garage':
      return <GaragePage {...page} outcome={outcome} />;
  }
}
