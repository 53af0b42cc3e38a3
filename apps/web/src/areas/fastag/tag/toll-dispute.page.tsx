import { tollDispute, tollNotices } from '@pahiya/contracts/fastag/tag-page-calls';
import '../../../frame/styles/records.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import {
  type DisputeOutcome,
  disputeFields,
  readCause,
  readCrossingFacts,
  readDispute,
} from './dispute-request.ts';
import { refusedFields, tagPageFailure, tagVehicleOf } from './load-tag-page.ts';
import { tagPath } from './tag-paths.ts';
import { TollDisputePage } from './toll-dispute-page.tsx';

/** Only the proved owner comes here; the cheapest call of the tag page tells. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const vehicle = await tagVehicleOf(params.vehicleNum);
  const { vehicleNumber } = vehicle;
  const query = new URL(request.url).searchParams;
  const cause = readCause(query);
  const crossing = readCrossingFacts(query);
  const opened = await pageTools(context).api.call(tollNotices, { params: { vehicleNumber } });
  if (opened.ok) return { vehicle, cause, crossing, failure: null };
  const failure = tagPageFailure(opened.error, vehicleNumber);
  return data({ vehicle, cause, crossing, failure }, { status: failure.status });
}

/** Writes the letter. The typed values are only in the response. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, language } = pageTools(context);
  const { vehicleNumber } = await tagVehicleOf(params.vehicleNum);
  const cause = readCause(new URL(request.url).searchParams);
  if (cause === null) return redirect(tagPath(vehicleNumber, 'dispute'), 303);
  const { body, faults, typed } = readDispute(await request.formData(), cause, language);
  if (faults.length > 0) {
    return data<DisputeOutcome>({ kind: 'faults', faults, typed }, { status: 400 });
  }
  const answer = await api.call(tollDispute, { params: { vehicleNumber }, body });
  if (answer.ok) return data<DisputeOutcome>({ kind: 'letter', answer: answer.value, typed });
  const refused = refusedFields(answer.error);
  const known = disputeFields.filter((field) => refused.includes(field));
  if (known.length > 0) {
    return data<DisputeOutcome>({ kind: 'faults', faults: known, typed }, { status: 400 });
  }
  const failure = tagPageFailure(answer.error, vehicleNumber);
  return data<DisputeOutcome>({ kind: 'failed', failure, typed }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('toll-tag').dispute.title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as DisputeOutcome | undefined;
  return <TollDisputePage {...page} outcome={outcome ?? null} />;
}
