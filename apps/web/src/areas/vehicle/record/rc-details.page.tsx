import { listGarage } from '@pahiya/contracts/garage/garage-calls';
import { findRtoOffice } from '@pahiya/contracts/places/places-calls';
import { getVehicle } from '@pahiya/contracts/vehicle/vehicle-calls';
import '../../../frame/styles/records.css';
import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { vehicleName } from '@pahiya/domain/rc/readable-names';
import type { VehicleNumber } from '@pahiya/domain/registration/mark';
import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { useAppDispatch } from '../../../frame/state/use-app-state.ts';
import { retryAt, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { LimitFace } from '../../../parts/limit/limit-face.tsx';
import { vehicleShown } from '../../../parts/search-hero/vehicle-slice.ts';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { NumberForm } from '../../../parts/vehicle-number/number-form.tsx';
import { longestEcho, recordPath } from '../../../parts/vehicle-number/record-path.ts';
import { FailedRecord } from './failed-record.tsx';
import type { GarageState } from './record-actions.tsx';
import { RecordPage } from './record-page.tsx';
import type { KnownFromNumber } from './view/failure-view.ts';

export const handle = { keepOffline: true };

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const typed = params.vehicleNum ?? '';
  const reading = (await loadNumberReader()).readNumber(typed);
  if (reading.kind === 'problem') {
    const shown = typed.slice(0, longestEcho);
    return data(
      { kind: 'no-number' as const, typed: shown, problem: reading.problem },
      { status: reading.status },
    );
  }
  const { vehicleNumber, display } = reading;
  // One vehicle has one address: other spellings redirect to it.
  if (typed !== vehicleNumber) {
    return redirect(recordPath(vehicleNumber) + new URL(request.url).search);
  }
  const [answer, garage] = await Promise.all([
    tools.api.call(getVehicle, { params: { vehicleNumber } }),
    garageState(tools, vehicleNumber),
  ]);
  if (answer.ok) {
    const { today, nowIso } = tools;
    return { kind: 'record' as const, answer: answer.value, today, askedAt: nowIso, garage };
  }
  const failure = toPageFailure(answer.error);
  if (failure.code === '1003') {
    const limit = {
      kind: 'limit' as const,
      vehicleNumber,
      resetsAt: retryAt(failure, tools.nowIso),
      isLoggedIn: garage !== 'visitor',
    };
    return data(limit, { status: failure.status });
  }
  const known = await knownFromNumber(tools, vehicleNumber, display);
  return data({ kind: 'failed' as const, failure, known }, { status: failure.status });
}

async function garageState(tools: PageTools, vehicleNumber: string): Promise<GarageState> {
  if (!tools.isLoggedInHint) return 'visitor';
  const answer = await tools.api.call(listGarage, {});
  if (!answer.ok) return 'visitor';
  return answer.value.vehicles.some((one) => one.vehicleNumber === vehicleNumber) ? 'in' : 'out';
}

/** What the number itself says, for a record that is not available. */
async function knownFromNumber(
  tools: PageTools,
  vehicleNumber: string,
  display: string,
): Promise<KnownFromNumber> {
  const { parseMark } = await loadNumberReader();
  const mark = parseMark(vehicleNumber, { source: 'record' });
  const officeCode = mark.ok ? mark.value.officeCode : null;
  const stateCode = mark.ok ? mark.value.stateCode : null;
  const known = { vehicleNumber, display, stateCode };
  if (officeCode === null) return { ...known, office: null };
  const found = await tools.api.call(findRtoOffice, { query: { code: officeCode } });
  return { ...known, office: found.ok ? found.value.office : null };
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) => {
  const words = copy('rc-details');
  if (page?.kind !== 'record') return { title: words.metaTitleFailed, isIndexable: false };
  const { mark, record } = page.answer;
  const name = vehicleName(record.maker, record.model) ?? words.unnamed;
  const masked = maskVehicleNumber(mark.vehicleNumber as VehicleNumber);
  return {
    title: words.metaTitle(mark.display),
    // A preview of the page must not show more than a shared link does.
    shareTitle: words.metaTitle(masked),
    description: words.metaDescription(name, masked),
    isIndexable: false,
    shareImage: { path: `/share/${page.answer.shareKey}.png`, alt: words.shareImageAlt },
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('rc-details');
  useShownVehicle(page.kind === 'record' ? page.answer : null);
  switch (page.kind) {
    case 'record':
      return <RecordPage {...page} />;
    case 'limit':
      return <LimitFace {...page} next={recordPath(page.vehicleNumber)} />;
    case 'failed':
      return <FailedRecord failure={page.failure} known={page.known} />;
    case 'no-number':
      return (
        <div className="mx-auto grid max-w-xl gap-4 pt-4">
          <h1>{copy.marks.field.errorTitle}</h1>
          <NumberForm
            marks={copy.marks}
            label={copy.marks.field.label}
            typed={page.typed}
            problem={page.problem}
            variant="sun"
          />
        </div>
      );
  }
}

/** Sets the vehicle on screen in the store. */
function useShownVehicle(answer: VehicleAnswer | null) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (answer !== null) dispatch(vehicleShown(answer));
  }, [answer, dispatch]);
}
