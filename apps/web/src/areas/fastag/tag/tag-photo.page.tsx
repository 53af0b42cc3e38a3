import { checkTagPhoto, tollNotices } from '@pahiya/contracts/fastag/tag-page-calls';
import '../../../frame/styles/records.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { base64Of, chosenFile, largestFile } from '../../../parts/controls/read-file.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { tagPageFailure, tagVehicleOf } from './load-tag-page.ts';
import { type PhotoOutcome, TagPhotoPage } from './tag-photo-page.tsx';

/** Only the proved owner comes here. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const vehicle = await tagVehicleOf(params.vehicleNum);
  const { vehicleNumber } = vehicle;
  const opened = await pageTools(context).api.call(tollNotices, { params: { vehicleNumber } });
  if (opened.ok) return { vehicle, failure: null };
  const failure = tagPageFailure(opened.error, vehicleNumber);
  return data({ vehicle, failure }, { status: failure.status });
}

/** Checks the photo on the server. With script this is reached only by a photo that passed on the device. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { vehicleNumber } = await tagVehicleOf(params.vehicleNum);
  const form = await request.formData();
  const file = chosenFile(form, 'photo');
  if (file === null) return data<PhotoOutcome>({ kind: 'missing' }, { status: 400 });
  if (file.size > largestFile) return data<PhotoOutcome>({ kind: 'too-large' }, { status: 413 });
  const contentBase64 = await base64Of(file);
  const plateReadable = form.get('plate') === 'yes';
  const answer = await pageTools(context).api.call(checkTagPhoto, {
    params: { vehicleNumber },
    body: { contentBase64, plateReadable },
  });
  if (answer.ok) return data<PhotoOutcome>({ kind: 'checked', ...answer.value, isLocal: false });
  const failure = toPageFailure(answer.error);
  return data<PhotoOutcome>({ kind: 'failed', failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('toll-tag').photo.title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return <TagPhotoPage {...page} outcome={outcome ?? null} />;
}
