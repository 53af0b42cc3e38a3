import '../../../frame/styles/records.css';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { addLogPhoto, removeLogPhoto } from '@pahiya/contracts/upkeep/photo-calls';
import { readVehicleLog } from '@pahiya/contracts/upkeep/upkeep-calls';
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
import { base64Of, chosenFile, largestFile } from '../../../parts/controls/read-file.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { type KeptLog, keptLines } from './kept-lines.ts';
import { hasOutbox } from './line-outbox.ts';
import { LinePhotosPage } from './line-photos-page.tsx';
import { logPath, photosPath } from './log-path.ts';
import { type PhotosOutcome, refusedPhoto } from './photos-outcome.ts';

function askedOf(query: URLSearchParams) {
  const line = query.get('line') ?? '';
  return {
    entryId: /^[0-9a-f-]{36}$/.test(line) ? line : '',
    page: Math.min(1000, Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1)),
  };
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const vehicleNumber = params.vehicleNum ?? '';
  const asked = askedOf(new URL(request.url).searchParams);
  if (asked.entryId === '') return redirect(logPath(vehicleNumber), 303);
  const answer = await pageTools(context).api.call(readVehicleLog, {
    params: { vehicleNumber },
    query: { line: asked.entryId },
  });
  const photosOf = ({ display, role, entries, vehicleNumber }: KeptLog) => {
    const entry = entries.find(({ entryId }) => entryId === asked.entryId);
    if (entry === undefined || role === 'viewer') return redirect(logPath(vehicleNumber), 303);
    return { vehicleNumber, display, role, entry, page: asked.page, failure: null };
  };
  if (answer.ok) return photosOf(answer.value);
  const failure = toPageFailure(answer.error);
  // In a browser without a network a photo can still be taken for a line that is kept on the device.
  if (failure.code === 'network' && hasOutbox()) {
    const kept = await keptLines(vehicleNumber);
    if (kept?.entries.some(({ entryId }) => entryId === asked.entryId) === true) {
      return photosOf(kept);
    }
  }
  if (needsSignIn(failure)) return redirect(signInPath(logPath(vehicleNumber)), 303);
  return data({ failure } as const, { status: failure.status });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const vehicleNumber = params.vehicleNum ?? '';
  const asked = askedOf(new URL(request.url).searchParams);
  const here = photosPath(vehicleNumber, asked);
  const form = await request.formData();
  const failed = (error: ApiFailure) => {
    const failure = toPageFailure(error);
    if (needsSignIn(failure)) return redirect(signInPath(here), 303);
    return data<PhotosOutcome>(refusedPhoto(failure), { status: failure.status });
  };
  if (formText(form, 'intent') === 'remove') {
    const photoId = formText(form, 'photoId');
    const answer = await api.call(removeLogPhoto, { params: { vehicleNumber, photoId } });
    // Already erased, maybe in another window: same result.
    const isGone = answer.ok || toPageFailure(answer.error).code === 'garage/entry-not-found';
    return isGone || answer.ok ? redirect(here, 303) : failed(answer.error);
  }
  const file = chosenFile(form, 'photo');
  if (file === null || file.size > largestFile) {
    return data<PhotosOutcome>({ kind: 'file' }, { status: 400 });
  }
  const answer = await api.call(addLogPhoto, {
    params: { vehicleNumber },
    body: { entryId: asked.entryId, contentBase64: await base64Of(file) },
  });
  return answer.ok ? redirect(here, 303) : failed(answer.error);
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('vehicle-log').photos.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() as PhotosOutcome | undefined) ?? null;
  const copy = useCopy('vehicle-log');
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const isOther = page.failure === null && page.entry.entryId !== askedOf(query).entryId;
  // One copy of the page is kept on the device for all lines: it is read again for the one that was asked for.
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);
  if (page.failure !== null) {
    return <FailureFace failure={page.failure} title={copy.title} level={1} />;
  }
  return <LinePhotosPage key={page.entry.entryId} {...page} outcome={outcome} />;
}
