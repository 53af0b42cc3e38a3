import '../../../frame/styles/records.css';
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
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { AddLinePage } from './add-line-page.tsx';
import { addLinePath, lineKinds, logPath } from './log-path.ts';
import { type LineField, readLine, type TypedLine } from './read-line.ts';
import { typedOf } from './typed-line.ts';

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

/** The line to correct, and the page of the log on which it is. */
function editedOf(request: Request) {
  const query = new URL(request.url).searchParams;
  const line = query.get('line');
  return {
    line: line !== null && /^[0-9a-f-]{36}$/.test(line) ? line : null,
    page: Math.min(1000, Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1)),
  };
}

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
    };
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
  const { line } = editedOf(request);
  const path = { vehicleNumber };
  const answer =
    line === null
      ? await api.call(addLogEntry, { params: path, body: sent })
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
