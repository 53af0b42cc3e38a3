import '../../../frame/styles/records.css';
import { correctBonus, readBonusCheck } from '@pahiya/contracts/insurance/insurance-calls';
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
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { bonusPath } from '../quote-paths.ts';
import { addressFailure } from '../quotes/address-failure.ts';
import { type BonusFault, type BonusOutcome, BonusPage } from './bonus-page.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { orderId = '' } = params;
  const signIn = signInPath(bonusPath(orderId));
  if (!tools.isLoggedInHint) throw redirect(signIn, 303);
  const read = await tools.api.call(readBonusCheck, { params: { orderId } });
  if (read.ok) return { kind: 'bonus' as const, orderId, policy: read.value };
  const failure = addressFailure(read.error, 'order/not-found');
  if (needsSignIn(failure)) throw redirect(signIn, 303);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

/** Notes the correction for the desk, and leads to the order. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { orderId = '' } = params;
  const form = await request.formData();
  const percent = formText(form, 'percent');
  const isConfirmed = formText(form, 'confirm') === 'yes';
  const faults: readonly BonusFault[] = [
    ...(/^\d{1,3}$/.test(percent) ? [] : (['percent'] as const)),
    ...(isConfirmed ? [] : (['confirm'] as const)),
  ];
  if (faults.length > 0 || !isConfirmed) {
    return data<BonusOutcome>({ faults, percent, failure: null }, { status: 400 });
  }
  const body = { percent: Number(percent), isConfirmed };
  const done = await tools.api.call(correctBonus, { params: { orderId }, body });
  if (done.ok) return redirect(`/orders/${orderId}#bonus-check`, 303);
  const failure = toPageFailure(done.error);
  if (needsSignIn(failure)) return redirect(signInPath(bonusPath(orderId)), 303);
  if (failure.code === 'request/bad-input') {
    return data<BonusOutcome>({ faults: ['percent'], percent, failure: null }, { status: 400 });
  }
  return data<BonusOutcome>({ faults: [], percent, failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('insurance-bonus').title,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as BonusOutcome | undefined;
  if (page.kind === 'bonus') return <BonusPage {...page} outcome={outcome ?? null} />;
  return (
    <div className="mx-auto max-w-xl pt-4">
      <FailureFace failure={page.failure} level={1} />
    </div>
  );
}
