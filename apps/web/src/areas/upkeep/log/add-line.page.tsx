import '../../../frame/styles/records.css';
import type { Answer } from '@pahiya/api-client/api-client';
import {
  addLogEntry,
  changeVehicleLog,
  readVehicleLog,
} from '@pahiya/contracts/upkeep/upkeep-calls';
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
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { AddLinePage } from './add-line-page.tsx';
import { hasOutbox, lineKey } from './line-outbox.ts';
import { type LineOutcome, refusedLine } from './line-outcome.ts';
import { addLinePath, lineKinds, logPath } from './log-path.ts';
import { formKeyOf, readLine } from './read-line.ts';
import { typedOf } from './typed-line.ts';

function kindOf(request: Request) {
  const asked = new URL(request.url).searchParams.get('kind');
  return lineKinds.find((one) => one === asked) ?? 'service';
}

/** The line to correct, and the page of the log on which it is. */
function editedOf(request: Request) {
  const query = new URL(request.url).searchParams;
  const line = query.get('line');
  return {
    line: line !== null && /^[0-9a-f-]{36}$/.test(line) ? line : null,
    page: Math.min(1000, Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1)),
  };
}

const unknownOdometer: Answer<'readVehicleLog'>['odometer'] = {
  ...{ last: null, kmPerYear: null, expected: null },
  readings: [],
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, today } = pageTools(context);
  const kind = kindOf(request);
  const vehicleNumber = params.vehicleNum ?? '';
  const { line, page } = editedOf(request);
  const answer = await api.call(readVehicleLog, { params: { vehicleNumber }, query: { page } });
  if (answer.ok) {
    const { display, odometer, entries } = answer.value;
    const number = answer.value.vehicleNumber;
    const entry = line === null ? null : (entries.find(({ entryId }) => entryId === line) ?? null);
    if (line !== null && entry?.kind !== kind) return redirect(logPath(number), 303);
    const first = entry === null ? null : typedOf(entry);
    return {
      kind,
      vehicleNumber: number,
      display,
      odometer,
      today,
      first,
      line,
      page,
      failure: null,
      key: crypto.randomUUID(),
    };
  }
  const failure = toPageFailure(answer.error);
  // In a browser without a network a new line can still be written.
  if (failure.code === 'network' && line === null && hasOutbox()) {
    return {
      ...{ kind, vehicleNumber, display: vehicleNumber, odometer: unknownOdometer, today },
      ...{ first: null, line, page, failure: null, key: crypto.randomUUID() },
    };
  }
  if (needsSignIn(failure)) return redirect(signInPath(addLinePath(vehicleNumber, kind)), 303);
  return data({ kind, failure } as const, { status: failure.status });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const kind = kindOf(request);
  const vehicleNumber = params.vehicleNum ?? '';
  const form = await request.formData();
  const { typed, faults, sent } = readLine(form, kind);
  const outcome = { typed, faults, isConflict: false, isKept: false, failure: null };
  if (sent === null) return data<LineOutcome>(outcome, { status: 400 });
  const { line } = editedOf(request);
  const path = { vehicleNumber };
  const key = lineKey(formKeyOf(form), sent);
  const answer =
    line === null
      ? await api.call(addLogEntry, { params: path, body: sent }, { idempotencyKey: key })
      : await api.call(changeVehicleLog, {
          params: path,
          body: { act: 'edit', entryId: line, entry: sent },
        });
  if (answer.ok) {
    const deed = line === null ? 'added' : 'edited';
    return redirect(`${logPath(vehicleNumber)}?done=${deed}`, 303);
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(addLinePath(vehicleNumber, kind)), 303);
  return data<LineOutcome>(refusedLine(typed, failure), { status: failure.status });
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
  const { key, ...rest } = page;
  return <AddLinePage {...rest} formKey={key} outcome={outcome ?? null} />;
}
