import '../../../frame/styles/records.css';
import {
  addInspectionPicture,
  readQuotes,
  readVehicleInspection,
  startVehicleInspection,
  submitVehicleInspection,
} from '@pahiya/contracts/insurance/insurance-calls';
import { inspectionShots } from '@pahiya/domain/insurance/vehicle-inspection';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { base64Of, chosenFile, largestFile } from '../../../parts/controls/read-file.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { inspectionPath, quotePath } from '../quote-paths.ts';
import { addressFailure } from '../quotes/address-failure.ts';
import { QuoteFailure } from '../quotes/quote-failure.tsx';
import type { InspectionOutcome } from './inspection-outcome.ts';
import { InspectionPage } from './inspection-page.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { requestId = '', insurerId = '' } = params;
  const signIn = signInPath(inspectionPath(requestId, insurerId));
  if (!tools.isLoggedInHint) throw redirect(signIn, 303);
  const key = { requestId, insurerId };
  const [read, quotes] = await Promise.all([
    tools.api.call(readVehicleInspection, { params: key }),
    tools.api.call(readQuotes, { params: { requestId }, query: {} }),
  ]);
  if (!read.ok) {
    const failure = addressFailure(read.error, 'insurance/quote-over');
    if (needsSignIn(failure)) throw redirect(signIn, 303);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const { inspection } = read.value;
  const row = quotes.ok ? quotes.value.insurers.find((one) => one.insurerId === insurerId) : null;
  // One that was begun is shown until it is erased, also when its quotes are over.
  if (inspection === null && row?.quote?.needsInspection !== true) {
    throw redirect(quotePath(requestId, insurerId), 303);
  }
  const insurer = inspection?.insurer ?? row?.name ?? insurerId;
  return { kind: 'inspection' as const, ...key, insurer, inspection };
}

/** Begins, takes a picture, or submits; without script by the same forms. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { requestId = '', insurerId = '' } = params;
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const here = inspectionPath(requestId, insurerId);
  const key = { requestId, insurerId };
  if (intent === 'picture') return takePicture(tools, form, key);
  if (intent === 'begin' && formText(form, 'agree') !== 'yes') {
    return data<InspectionOutcome>({ kind: 'not-agreed' }, { status: 400 });
  }
  const done =
    intent === 'begin'
      ? await tools.api.call(startVehicleInspection, { params: key, body: { isAgreed: true } })
      : await tools.api.call(submitVehicleInspection, { params: key });
  return done.ok ? redirect(here, 303) : failed(toPageFailure(done.error), here);
}

/** A file that is no picture, or one that cannot be opened. */
const unreadable: ReadonlySet<string> = new Set(['document/unreadable', 'document/wrong-type']);

async function takePicture(
  tools: PageTools,
  form: FormData,
  key: { readonly requestId: string; readonly insurerId: string },
) {
  const here = inspectionPath(key.requestId, key.insurerId);
  const shot = inspectionShots.find((one) => one === formText(form, 'shot')) ?? 'front';
  const file = chosenFile(form, 'picture');
  const notTaken = (faults: Extract<InspectionOutcome, { kind: 'not-taken' }>['faults']) =>
    data<InspectionOutcome>({ kind: 'not-taken', shot, faults }, { status: 400 });
  if (file === null) return notTaken(['missing']);
  if (file.size > largestFile) return notTaken(['too-large']);
  const contentBase64 = await base64Of(file);
  const plateReadable = formText(form, 'plate') === 'yes';
  const taken = await tools.api.call(addInspectionPicture, {
    params: key,
    body: { shot, contentBase64, plateReadable },
  });
  if (!taken.ok) {
    const failure = toPageFailure(taken.error);
    return unreadable.has(failure.code) ? notTaken(['unreadable']) : failed(failure, here);
  }
  return taken.value.isTaken ? redirect(`${here}#shot-${shot}`, 303) : notTaken(taken.value.faults);
}

function failed(failure: ReturnType<typeof toPageFailure>, here: string) {
  if (needsSignIn(failure)) return redirect(signInPath(here), 303);
  return data<InspectionOutcome>({ kind: 'failed', failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('insurance-inspection').title,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as InspectionOutcome | undefined;
  if (page.kind === 'failed') return <QuoteFailure failure={page.failure} />;
  return <InspectionPage {...page} outcome={outcome ?? null} />;
}
