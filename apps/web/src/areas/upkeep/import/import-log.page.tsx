import '../../../frame/styles/records.css';
import type { Answer } from '@pahiya/api-client/api-client';
import {
  changeVehicleLog,
  importVehicleLog,
  readVehicleLog,
} from '@pahiya/contracts/upkeep/upkeep-calls';
import { logFuels } from '@pahiya/domain/upkeep/log-entry';
import {
  distanceUnits,
  importApps,
  volumeUnits,
} from '@pahiya/domain/upkeep/log-import/find-lines';
import type { ImportQuestion } from '@pahiya/domain/upkeep/log-import/import-log';
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
import { chosenFile } from '../../../parts/controls/read-file.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { importPath, logPath } from '../log/log-path.ts';
import { ImportPage } from './import-page.tsx';

const largestText = 2 * 1024 * 1024;

/** What the form says besides the file. */
export type ImportTyped = Readonly<Record<'app' | ImportQuestion, string>>;

export type ImportField = 'app' | 'file' | 'other' | 'order' | ImportQuestion;

/** Outcome of the form without redirect. `text`: the file, to be sent again when its lines are to be kept. */
export type ImportOutcome = {
  readonly typed: ImportTyped;
  readonly faults: readonly ImportField[];
  readonly found: Answer<'importVehicleLog'> | null;
  readonly text: string;
  readonly dayOrder: string;
  readonly failure: PageFailure | null;
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const vehicleNumber = params.vehicleNum ?? '';
  const batchId = (new URL(request.url).searchParams.get('batch') ?? '').slice(0, 40);
  const answer = await api.call(readVehicleLog, { params: { vehicleNumber } });
  if (answer.ok) {
    const { display } = answer.value;
    return { vehicleNumber: answer.value.vehicleNumber, display, batchId, failure: null };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(importPath(vehicleNumber)), 303);
  return data({ failure } as const, { status: failure.status });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const vehicleNumber = params.vehicleNum ?? '';
  const here = importPath(vehicleNumber);
  const form = await request.formData();
  const typed = {
    app: formText(form, 'app').slice(0, 40),
    fuel: formText(form, 'fuel').slice(0, 40),
    distance: formText(form, 'distance').slice(0, 40),
    volume: formText(form, 'volume').slice(0, 40),
  };
  const dayOrder = (['day-first', 'month-first'] as const).find(
    (one) => one === formText(form, 'dayOrder'),
  );
  const intent = formText(form, 'intent');
  const nothing = {
    typed,
    faults: [],
    found: null,
    text: '',
    dayOrder: dayOrder ?? '',
    failure: null,
  };
  const failed = (failure: PageFailure) =>
    needsSignIn(failure)
      ? redirect(signInPath(here), 303)
      : data<ImportOutcome>({ ...nothing, failure }, { status: failure.status });

  if (intent === 'undo') {
    const body = { act: 'undo', batchId: formText(form, 'batchId') } as const;
    const undone = await api.call(changeVehicleLog, { params: { vehicleNumber }, body });
    if (undone.ok) return redirect(`${logPath(vehicleNumber)}?done=removed`, 303);
    const failure = toPageFailure(undone.error);
    // Undone already, maybe in another window.
    return failure.code === 'garage/entry-not-found'
      ? redirect(logPath(vehicleNumber), 303)
      : failed(failure);
  }

  const file = chosenFile(form, 'file');
  const kept = form.get('text');
  const text =
    file !== null && file.size <= largestText
      ? await file.text()
      : typeof kept === 'string' && file === null
        ? kept
        : '';
  const app = importApps.find((one) => one === typed.app);
  const fuel = logFuels.find((one) => one === typed.fuel);
  const distance = distanceUnits.find((one) => one === typed.distance);
  const volume = volumeUnits.find((one) => one === typed.volume);
  if (app === undefined || text === '' || text.length > largestText) {
    const faults: ImportField[] = [
      ...(app === undefined ? (['app'] as const) : []),
      ...(text === '' || text.length > largestText ? (['file'] as const) : []),
    ];
    return data<ImportOutcome>({ ...nothing, faults }, { status: 400 });
  }
  const isFinal = intent === 'save';
  const answer = await api.call(importVehicleLog, {
    params: { vehicleNumber },
    body: {
      ...{ app, text, isFinal },
      ...(fuel === undefined ? {} : { fuel }),
      ...(distance === undefined ? {} : { distance }),
      ...(volume === undefined ? {} : { volume }),
      ...(dayOrder === undefined ? {} : { dayOrder }),
    },
  });
  if (!answer.ok) {
    const failure = toPageFailure(answer.error);
    if (failure.code !== 'request/bad-input') return failed(failure);
    return data<ImportOutcome>({ ...nothing, faults: ['other'] }, { status: 400 });
  }
  const found = answer.value;
  if (found.batchId !== null) return redirect(`${here}?batch=${found.batchId}`, 303);
  const faults: ImportField[] = isFinal
    ? [...found.asks, ...(found.isAmbiguous ? (['order'] as const) : [])]
    : [];
  return data<ImportOutcome>(
    { ...nothing, faults, found, text },
    { status: faults.length > 0 ? 400 : 200 },
  );
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('log-import').title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() as ImportOutcome | undefined) ?? null;
  const copy = useCopy('log-import');
  if (page.failure !== null) {
    return <FailureFace failure={page.failure} title={copy.title} level={1} />;
  }
  return <ImportPage {...page} outcome={outcome} />;
}
