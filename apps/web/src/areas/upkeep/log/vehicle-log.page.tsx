import '../../../frame/styles/vehicle-log.css';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { changeVehicleLog, readVehicleLog } from '@pahiya/contracts/upkeep/upkeep-calls';
import { workCategories } from '@pahiya/domain/upkeep/log-entry';
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
import { type LogDeed, type LogOutcome, logDeeds } from './log-outcome.ts';
import { logPath } from './log-path.ts';
import { readKm } from './read-line.ts';
import { LogVisitor, VehicleLogPage } from './vehicle-log-page.tsx';

export const handle = { keepOffline: true };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const vehicleNumber = params.vehicleNum ?? '';
  const visitor = { kind: 'visitor' as const, vehicleNumber };
  if (!tools.isLoggedInHint) return visitor;
  const query = new URL(request.url).searchParams;
  const page = Math.min(1000, Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1));
  const answer = await tools.api.call(readVehicleLog, {
    params: { vehicleNumber },
    query: { page },
  });
  if (answer.ok) {
    const deed: LogDeed | null = logDeeds.find((one) => one === query.get('done')) ?? null;
    return { kind: 'log' as const, log: answer.value, page, deed, today: tools.today };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return visitor;
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const vehicleNumber = params.vehicleNum ?? '';
  const here = logPath(vehicleNumber);
  const form = await request.formData();
  const failed = (error: ApiFailure) => {
    const failure = toPageFailure(error);
    if (needsSignIn(failure)) return redirect(signInPath(here), 303);
    return data<LogOutcome>({ kind: 'failed', failure }, { status: failure.status });
  };
  if (formText(form, 'intent') === 'remove') {
    const entryId = formText(form, 'entryId');
    const answer = await api.call(changeVehicleLog, {
      params: { vehicleNumber },
      body: { act: 'remove', entryId },
    });
    // Already removed, maybe in another window: same result.
    const isGone = answer.ok || toPageFailure(answer.error).code === 'garage/entry-not-found';
    return isGone || answer.ok ? redirect(`${here}?done=removed#lines`, 303) : failed(answer.error);
  }
  if (formText(form, 'intent') === 'end-pack') {
    const answer = await api.call(changeVehicleLog, {
      params: { vehicleNumber },
      body: { act: 'end-pack', packId: formText(form, 'packId') },
    });
    return answer.ok ? redirect(`${here}?done=withdrawn#file`, 303) : failed(answer.error);
  }
  const typed = {
    category: formText(form, 'category'),
    km: formText(form, 'km').trim().slice(0, 40),
    months: formText(form, 'months').trim().slice(0, 40),
  };
  const category = workCategories.find((one) => one === typed.category);
  const km = typed.km === '' ? null : (readKm(typed.km) ?? 0);
  const months =
    typed.months === '' ? null : /^\d{1,3}$/.test(typed.months) ? Number(typed.months) : 0;
  const isWrong =
    (km !== null && (km < 100 || km > 500_000)) ||
    (months !== null && (months < 1 || months > 240));
  if (category === undefined || isWrong) {
    return data<LogOutcome>({ kind: 'interval', typed }, { status: 400 });
  }
  const answer = await api.call(changeVehicleLog, {
    params: { vehicleNumber },
    body: {
      act: 'interval',
      category,
      ...(km === null ? {} : { km }),
      ...(months === null ? {} : { months }),
    },
  });
  return answer.ok ? redirect(`${here}?done=interval#due`, 303) : failed(answer.error);
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('vehicle-log').title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() as LogOutcome | undefined) ?? null;
  const copy = useCopy('vehicle-log');
  switch (page.kind) {
    case 'visitor':
      return <LogVisitor vehicleNumber={page.vehicleNumber} />;
    case 'failed':
      return <FailureFace failure={page.failure} title={copy.title} level={1} />;
    case 'log':
      return <VehicleLogPage {...page} outcome={outcome} />;
  }
}
