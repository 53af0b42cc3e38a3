import '../../../frame/styles/records.css';
import type { Answer } from '@pahiya/api-client/api-client';
import { addLogPhoto } from '@pahiya/contracts/upkeep/photo-calls';
import {
  addLogEntry,
  changeVehicleLog,
  readVehicleLog,
} from '@pahiya/contracts/upkeep/upkeep-calls';
import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { base64Of } from '../../../parts/controls/read-file.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { AddLinePage } from './add-line-page.tsx';
import { keptLines } from './kept-lines.ts';
import { hasOutbox, lineKey } from './line-outbox.ts';
import { type LineOutcome, plainOutcome, refusedLine } from './line-outcome.ts';
import { addLinePath, lineKinds, logPath } from './log-path.ts';
import { formKeyOf, readLine, readPhoto } from './read-line.ts';
import { typedOf } from './typed-line.ts';

function kindOf(request: Request) {
  const asked = new URL(request.url).searchParams.get('kind');
  return lineKinds.find((one) => one === asked) ?? 'service';
}

/** The line to correct, and the page of the log on which it is. */
function editedOf(request: Request) {
  const query = new URL(request.url).searchParams;
  return {
    line: lineIn(query),
    page: Math.min(1000, Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1)),
  };
}

function lineIn(query: URLSearchParams): string | null {
  const line = query.get('line');
  return line !== null && /^[0-9a-f-]{36}$/.test(line) ? line : null;
}

const unknownOdometer: Answer<'readVehicleLog'>['odometer'] = {
  ...{ last: null, kmPerYear: null, expected: null },
  readings: [],
};

/** What the form needs of a log. */
type FormLog = Pick<Answer<'readVehicleLog'>, 'vehicleNumber' | 'display' | 'odometer' | 'entries'>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, today } = pageTools(context);
  const kind = kindOf(request);
  const vehicleNumber = params.vehicleNum ?? '';
  const { line, page } = editedOf(request);
  const answer = await api.call(readVehicleLog, {
    params: { vehicleNumber },
    query: line === null ? {} : { line },
  });
  const key = crypto.randomUUID();
  const formOf = ({ entries, ...log }: FormLog) => {
    const entry = line === null ? null : (entries.find(({ entryId }) => entryId === line) ?? null);
    if (line !== null && entry?.kind !== kind) return redirect(logPath(log.vehicleNumber), 303);
    const first = entry === null ? null : typedOf(entry);
    const version = entry?.version ?? null;
    const { display, odometer } = log;
    return {
      ...{ kind, vehicleNumber: log.vehicleNumber, display, odometer, today },
      ...{ first, line, version, page, failure: null, key },
    };
  };
  if (answer.ok) return formOf(answer.value);
  const failure = toPageFailure(answer.error);
  // In a browser without a network a line can still be written, and one that is kept on the device corrected.
  if (failure.code === 'network' && hasOutbox()) {
    const kept = await keptLines(vehicleNumber);
    if (kept?.entries.some(({ entryId }) => entryId === line) === true) return formOf(kept);
    const nothing = { vehicleNumber, display: vehicleNumber, odometer: unknownOdometer };
    if (line === null) return formOf(kept ?? { ...nothing, entries: [] });
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
  const photo = readPhoto(form);
  if (sent === null || photo === 'wrong') {
    const all = photo === 'wrong' ? [...faults, 'photo' as const] : faults;
    return data<LineOutcome>({ ...plainOutcome(typed), faults: all }, { status: 400 });
  }
  const { line } = editedOf(request);
  const path = { vehicleNumber };
  const key = lineKey(formKeyOf(form), sent);
  const answer =
    line === null
      ? await api.call(addLogEntry, { params: path, body: sent }, { idempotencyKey: key })
      : await api.call(changeVehicleLog, {
          params: path,
          body: { act: 'edit', entryId: line, entry: sent, ...versionIn(form) },
        });
  if (answer.ok) {
    const added = 'entryId' in answer.value ? answer.value.entryId : null;
    const isComplete =
      photo === null ||
      added === null ||
      (
        await api.call(addLogPhoto, {
          params: path,
          body: { entryId: added, contentBase64: await base64Of(photo) },
        })
      ).ok;
    const deed = line !== null ? 'edited' : isComplete ? 'added' : 'without-photo';
    return redirect(`${logPath(vehicleNumber)}?done=${deed}`, 303);
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(addLinePath(vehicleNumber, kind)), 303);
  return data<LineOutcome>(refusedLine(typed, failure), { status: failure.status });
}

/** The version of the line that the form showed. */
function versionIn(form: FormData): { readonly version?: number } {
  const version = formText(form, 'version');
  return /^[1-9]\d{0,8}$/.test(version) ? { version: Number(version) } : {};
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
  const [query] = useSearchParams();
  const asked = lineIn(query);
  const { revalidate } = useRevalidator();
  const isOther = page.failure === null && page.line !== asked;
  // One copy of the form is kept on the device for all lines: it is read again for the one that was asked for.
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);
  if (page.failure !== null) {
    return <FailureFace failure={page.failure} title={copy.title} level={1} />;
  }
  const { key, ...rest } = page;
  return (
    <AddLinePage
      {...rest}
      waitingId={query.get('waiting')}
      formKey={key}
      outcome={outcome ?? null}
    />
  );
}
