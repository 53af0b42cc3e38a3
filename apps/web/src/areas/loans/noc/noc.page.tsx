import '../../../frame/styles/records.css';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import {
  changeNocClock,
  listNocClocks,
  startNocClock,
  stopNocAlerts,
  writeNocLetter,
} from '@pahiya/contracts/loans/noc-calls';
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
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { readDay } from '../facts/read-typed.ts';
import { letterKinds, type NocField, type NocOutcome } from './noc-outcome.ts';
import { NocPage } from './noc-page.tsx';

const here = '/loans/noc';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const params = new URL(request.url).searchParams;
  const number = (params.get('number') ?? '').slice(0, 40);
  // A link in a message only opens the page: link scanners must not end anything.
  const stop = (params.get('stop') ?? '').slice(0, 200);
  const wish = { number, stop, isStopped: params.get('done') === 'stopped' };
  const visitor = { clocks: null, ...wish, failure: null };
  if (!tools.isLoggedInHint) return visitor;
  const answer = await tools.api.call(listNocClocks, {});
  if (answer.ok) return { clocks: answer.value.clocks, ...wish, failure: null };
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return visitor;
  return data({ clocks: null, ...wish, failure }, { status: failure.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const clockId = formText(form, 'clockId');
  // One-click unsubscribe: the mail program posts to the link's address. Source: RFC 8058, section 3.2.
  if (formText(form, 'List-Unsubscribe') === 'One-Click') {
    return stopAlerts(tools, new URL(request.url).searchParams.get('stop') ?? '');
  }
  switch (formText(form, 'intent')) {
    case 'start':
      return start(tools, form);
    case 'letter':
      return letter(tools, clockId, form);
    case 'papers': {
      const papersOn = readDay(formText(form, 'papersOn'));
      if (papersOn === null) return faulty(['papersOn'], clockId, {});
      const params = { clockId };
      const body = { act: 'papers', papersOn } as const;
      const changed = await tools.api.call(changeNocClock, { params, body });
      if (changed.ok) return redirect(here, 303);
      return isBadInput(changed.error) ? faulty(['papersOn'], clockId, {}) : failed(changed.error);
    }
    case 'stop':
      return stopAlerts(tools, formText(form, 'key'));
    case 'alerts': {
      const channels = (['sms', 'email'] as const).filter((one) => formText(form, one) === 'yes');
      const body = { act: 'alerts' as const, channels };
      const changed = await tools.api.call(changeNocClock, { params: { clockId }, body });
      if (changed.ok) return redirect(`${here}#clock-${clockId}`, 303);
      return isBadInput(changed.error) ? faulty(['channels'], clockId, {}) : failed(changed.error);
    }
    case 'no-papers':
    case 'remove': {
      const act = formText(form, 'intent') === 'remove' ? 'remove' : 'no-papers';
      const changed = await tools.api.call(changeNocClock, { params: { clockId }, body: { act } });
      return changed.ok ? redirect(here, 303) : failed(changed.error);
    }
    default:
      return redirect(here, 303);
  }
}

async function stopAlerts({ api }: PageTools, key: string) {
  const stopped = await api.call(stopNocAlerts, { body: { key: key.slice(0, 200) } });
  return stopped.ok ? redirect(`${here}?done=stopped`, 303) : failed(stopped.error);
}

async function start({ api }: PageTools, form: FormData) {
  const typed = {
    vehicleNumber: formText(form, 'vehicleNumber').slice(0, 40),
    closedOn: formText(form, 'closedOn').slice(0, 40),
    lender: formText(form, 'lender').trim().slice(0, 100),
  };
  const closedOn = readDay(typed.closedOn);
  const faults: NocField[] = [
    ...(typed.vehicleNumber.trim() === '' ? (['vehicleNumber'] as const) : []),
    ...(closedOn === null ? (['closedOn'] as const) : []),
    ...(typed.lender.length > 80 || /\p{C}/u.test(typed.lender) ? (['lender'] as const) : []),
  ];
  if (closedOn === null || faults.length > 0) return faulty(faults, null, typed);
  const { vehicleNumber, lender } = typed;
  const started = await api.call(startNocClock, {
    body: { vehicleNumber, closedOn, ...(lender === '' ? {} : { lender }) },
  });
  if (started.ok) return redirect(here, 303);
  const { error } = started;
  if (isBadInput(error)) return faulty(['closedOn'], null, typed);
  const isMark =
    error.kind === 'problem' &&
    (error.code === 'vehicle/not-a-mark' || error.code === 'vehicle/not-in-register');
  return isMark ? faulty(['vehicleNumber'], null, typed) : failed(error);
}

async function letter({ api, language }: PageTools, clockId: string, form: FormData) {
  const kind = letterKinds.find((one) => one === formText(form, 'kind'));
  if (kind === undefined) return redirect(here, 303);
  const loanNumber = formText(form, 'loanNumber').trim().slice(0, 40);
  const written = await api.call(writeNocLetter, {
    params: { clockId },
    body: { kind, language, ...(loanNumber === '' ? {} : { loanNumber }) },
  });
  return written.ok
    ? data<NocOutcome>({ kind: 'letter', clockId, ...written.value })
    : failed(written.error);
}

function isBadInput(error: ApiFailure): boolean {
  return error.kind === 'problem' && error.code === 'request/bad-input';
}

function faulty(
  faults: readonly NocField[],
  clockId: string | null,
  typed: Readonly<Record<string, string>>,
) {
  return data<NocOutcome>({ kind: 'faults', faults, clockId, typed }, { status: 400 });
}

function failed(error: ApiFailure) {
  const failure = toPageFailure(error);
  if (needsSignIn(failure)) return redirect(signInPath(here), 303);
  return data<NocOutcome>({ kind: 'failed', failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('loan-noc').title,
  description: copy('loan-noc').lead,
  canonical: here,
}));

export function Component() {
  const outcome = useActionData<typeof action>() as NocOutcome | undefined;
  return <NocPage {...useLoaderData<typeof loader>()} outcome={outcome ?? null} />;
}
