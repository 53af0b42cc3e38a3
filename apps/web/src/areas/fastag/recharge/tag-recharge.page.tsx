import { checkVehicleEligiblity, fetchBankList } from '@pahiya/contracts/fastag/recharge-calls';
import '../../../frame/styles/records.css';
import '../../../frame/styles/tags.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { newFormKey } from '../../../parts/payment/form-key.ts';
import { GatewayFace } from '../../../parts/payment/gateway-face.tsx';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { NumberForm } from '../../../parts/vehicle-number/number-form.tsx';
import { longestEcho } from '../../../parts/vehicle-number/record-path.ts';
import { RechargePage } from './recharge-page.tsx';
import { detailsLongest, rechargePath } from './recharge-paths.ts';
import { submitDetails } from './submit-details.ts';
import { type RechargeOutcome, submitRecharge } from './submit-recharge.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const query = new URL(request.url).searchParams;
  const billerId = query.get('billerId')?.slice(0, longestEcho) || undefined;
  const details = query.get('details')?.slice(0, detailsLongest) || undefined;
  const amount = query.get('amount')?.slice(0, 12) || undefined;
  // The field of every look-up form has this name.
  const sent = query.get('vehicleNumber')?.slice(0, longestEcho);
  if (sent !== undefined) {
    return redirect(rechargePath({ vehicleNumber: sent, billerId, details, amount }));
  }
  const typed = query.get('number')?.slice(0, longestEcho) ?? null;
  if (typed === null) return { kind: 'form' as const, typed: '', problem: null };
  const reading = (await loadNumberReader()).readNumber(typed);
  if (reading.kind !== 'look-up') {
    const page = { kind: 'form' as const, typed, problem: reading.problem };
    return data(page, { status: reading.status });
  }
  const { vehicleNumber } = reading;
  const answer = await tools.api.call(checkVehicleEligiblity, {
    query: {
      vehicleNumber,
      ...(billerId === undefined ? {} : { billerId }),
      ...(details === undefined ? {} : { details }),
    },
  });
  if (!answer.ok) {
    const failure = toPageFailure(answer.error);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const tag = answer.value;
  // A person can name the bank where nothing better is known.
  const banks = tag.stop === null ? null : await tools.api.call(fetchBankList, {});
  return {
    kind: 'tag' as const,
    tag,
    banks: banks?.ok ? banks.value.banks.filter(({ state }) => state === 'open') : [],
    amount: amount ?? null,
    details: details ?? null,
    formKey: newFormKey(),
    isLoggedIn: tools.isLoggedInHint,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  if (formText(form, 'intent') === 'details') {
    const outcome = await submitDetails(tools, form);
    if (outcome.kind === 'checked') return redirect(outcome.path, 303);
    return data<RechargeOutcome>(outcome, { status: outcome.status });
  }
  const signIn = signInPath(
    rechargePath({
      vehicleNumber: formText(form, 'vehicleNumber').slice(0, longestEcho),
      billerId: formText(form, 'billerId').slice(0, longestEcho),
      details: formText(form, 'details').slice(0, detailsLongest),
      amount: formText(form, 'amount').slice(0, 12),
    }),
  );
  if (!tools.isLoggedInHint) return redirect(signIn, 303);
  const outcome = await submitRecharge(tools, form);
  switch (outcome.kind) {
    case 'gateway':
      return data<RechargeOutcome>(outcome);
    case 'order':
      return redirect(`/orders/${outcome.orderId}?note=${outcome.failure.code}`, 303);
    case 'details':
    case 'fields':
      return data<RechargeOutcome>(outcome, { status: outcome.status });
    case 'failed':
      return needsSignIn(outcome.failure)
        ? redirect(signIn, 303)
        : data<RechargeOutcome>(outcome, { status: outcome.failure.status });
  }
}

/** Skips revalidation on the way to the gateway. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const outcome = args.actionResult as RechargeOutcome | undefined;
  return outcome?.kind === 'gateway' ? false : args.defaultShouldRevalidate;
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('tollsetu').recharge.metaTitle,
  canonical: '/tollsetu/recharge',
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('tollsetu');
  if (outcome?.kind === 'gateway') return <GatewayFace form={outcome} />;
  switch (page.kind) {
    case 'form':
      return (
        <div className="narrow-page grid gap-5">
          <h1>{copy.recharge.title}</h1>
          <NumberForm
            key={page.typed}
            marks={copy.marks}
            label={copy.number}
            typed={page.typed}
            problem={page.problem}
            action="/tollsetu/recharge"
            submit={copy.submit}
          />
        </div>
      );
    case 'failed':
      return <FailureFace failure={page.failure} title={copy.recharge.failed} level={1} />;
    case 'tag':
      return (
        <RechargePage
          key={page.formKey}
          {...page}
          outcome={outcome?.kind === 'order' ? null : outcome}
        />
      );
  }
}
