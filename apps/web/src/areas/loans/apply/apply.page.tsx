import '../../../frame/styles/records.css';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import {
  listLoanApplications,
  loansHomepage,
  startLoanApplication,
} from '@pahiya/contracts/loans/loan-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { readLoanWish } from '../facts/loan-wish.ts';
import { readRupees, readWhole } from '../facts/read-typed.ts';
import { type ApplyField, type ApplyOutcome, ApplyPage, type ApplyTyped } from './apply-page.tsx';
import { applicationPath } from './loan-paths.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const url = new URL(request.url);
  const wish = readLoanWish(url.searchParams);
  if (!tools.isLoggedInHint) throw redirect(signInPath(`/loans/apply${url.search}`), 303);
  const failedPage = (error: ApiFailure) => {
    const failure = toPageFailure(error);
    if (needsSignIn(failure)) throw redirect(signInPath(`/loans/apply${url.search}`), 303);
    return data({ wish, lenders: 0, mine: [], failure }, { status: failure.status });
  };
  const [home, mine] = await Promise.all([
    tools.api.call(loansHomepage, {}),
    tools.api.call(listLoanApplications, {}),
  ]);
  if (!home.ok) return failedPage(home.error);
  if (!mine.ok) return failedPage(mine.error);
  const lenders = home.value.lenders.filter(({ kinds }) => kinds.includes(wish.kind)).length;
  return { wish, lenders, mine: mine.value.applications, failure: null };
}

/** Saves the draft. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const form = await request.formData();
  const typed: ApplyTyped = {
    amount: formText(form, 'amount').slice(0, 40),
    months: formText(form, 'months').slice(0, 40),
    value: formText(form, 'value').slice(0, 40),
    vehicleAge: formText(form, 'vehicleAge').slice(0, 40) || '0',
  };
  const { kind } = readLoanWish(new URLSearchParams({ kind: formText(form, 'kind') }));
  const amount = readRupees(typed.amount);
  const months = readWhole(typed.months, 1, 120);
  const value = kind === 'personal' ? null : readRupees(typed.value);
  const vehicleAge = readWhole(typed.vehicleAge, 0, 30);
  const isAmount = amount !== null && amount >= 1_000_000 && (value === null || amount <= value);
  const isValue = kind === 'personal' || (value !== null && value > 0);
  const faults: ApplyField[] = [
    ...(isAmount ? [] : (['amount'] as const)),
    ...(months === null ? (['months'] as const) : []),
    ...(isValue ? [] : (['value'] as const)),
    ...(vehicleAge === null ? (['vehicleAge'] as const) : []),
  ];
  if (amount === null || months === null || vehicleAge === null || faults.length > 0) {
    return data<ApplyOutcome>({ kind: 'faults', faults, typed }, { status: 400 });
  }
  const started = await api.call(startLoanApplication, {
    body: { kind, amount, months, value, vehicleAge },
  });
  if (started.ok) return redirect(applicationPath(started.value.application.applicationId), 303);
  const failure = toPageFailure(started.error);
  if (needsSignIn(failure)) return redirect(signInPath('/loans/apply'), 303);
  return data<ApplyOutcome>({ kind: 'failed', failure, typed }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('loan-application').start.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const outcome = useActionData<typeof action>() as ApplyOutcome | undefined;
  return <ApplyPage {...useLoaderData<typeof loader>()} outcome={outcome ?? null} />;
}
