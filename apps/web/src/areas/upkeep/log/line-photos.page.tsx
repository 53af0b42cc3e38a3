import '../../../frame/styles/records.css';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { addLogPhoto, removeLogPhoto } from '@pahiya/contracts/upkeep/photo-calls';
import { readVehicleLog } from '@pahiya/contracts/upkeep/upkeep-calls';
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
import { base64Of, chosenFile, largestFile } from '../../../parts/controls/read-file.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { LinePhotosPage } from './line-photos-page.tsx';
import { logPath, photosPath } from './log-path.ts';

/** Outcome of the form without redirect. `file`: none that can be kept was chosen. */
export type PhotosOutcome =
  | { readonly kind: 'file' }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

function askedOf(request: Request) {
  const query = new URL(request.url).searchParams;
  const line = query.get('line') ?? '';
  return {
    entryId: /^[0-9a-f-]{36}$/.test(line) ? line : '',
    page: Math.min(1000, Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1)),
  };
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const vehicleNumber = params.vehicleNum ?? '';
  const asked = askedOf(request);
  const answer = await pageTools(context).api.call(readVehicleLog, {
    params: { vehicleNumber },
    query: { page: asked.page },
  });
  if (answer.ok) {
    const { display, role, entries } = answer.value;
    const number = answer.value.vehicleNumber;
    const entry = entries.find(({ entryId }) => entryId === asked.entryId);
    if (entry === undefined || role === 'viewer') return redirect(logPath(number), 303);
    return { vehicleNumber: number, display, role, entry, page: asked.page, failure: null };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(logPath(vehicleNumber)), 303);
  return data({ failure } as const, { status: failure.status });
}

const fileFaults: readonly string[] = [
  'document/unreadable',
  'document/wrong-type',
  'request/too-large',
];

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const vehicleNumber = params.vehicleNum ?? '';
  const asked = askedOf(request);
  const here = photosPath(vehicleNumber, asked);
  const form = await request.formData();
  const failed = (error: ApiFailure) => {
    const failure = toPageFailure(error);
    if (needsSignIn(failure)) return redirect(signInPath(here), 303);
    const outcome: PhotosOutcome = fileFaults.includes(failure.code)
      ? { kind: 'file' }
      : { kind: 'failed', failure };
    return data(outcome, { status: failure.status });
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
  if (page.failure !== null) {
    return <FailureFace failure={page.failure} title={copy.title} level={1} />;
  }
  return <LinePhotosPage {...page} outcome={outcome} />;
}
