import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';
import { useCopy } from '../copy/use-copy.ts';
import { runAccountAction } from '../features/account/account-actions.ts';
import type { AccountOutcome } from '../features/account/account-outcome.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { AccountVisitor, SignedOutEverywhere } from '../features/account/account-visitor.tsx';
import { Deleted } from '../features/account/farewell.tsx';
import { FailureFace } from '../page-parts/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../page-parts/page-failure.ts';
import { signInPath } from '../page-parts/sign-in-path.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  if (!isLoggedInHint) return { kind: 'visitor' as const };
  const [account, devices, consents] = await Promise.all([
    api.call('getAccount', {}),
    api.call('listDevices', {}),
    api.call('getConsents', {}),
  ]);
  if (account.ok) {
    return {
      kind: 'account' as const,
      account: account.value.account,
      devices: devices.ok ? devices.value.devices : null,
      consents: consents.ok ? consents.value.consents : null,
    };
  }
  const failure = toPageFailure(account.error);
  if (needsSignIn(failure)) return { kind: 'visitor' as const };
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await runAccountAction(pageTools(context), await request.formData());
  if (outcome.kind === 'failed' && needsSignIn(outcome.failure)) {
    return redirect(signInPath('/account'), 303);
  }
  return data(outcome, { status: statusOf(outcome) });
}

function statusOf(outcome: AccountOutcome): number {
  switch (outcome.kind) {
    case 'failed':
      return outcome.failure.status;
    case 'detail-faults':
    case 'confirm-missing':
      return 400;
    default:
      return 200;
  }
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('account').metaTitle,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('account');
  if (outcome?.kind === 'deleted') return <Deleted kept={outcome.kept} />;
  if (outcome?.kind === 'signed-out') return <SignedOutEverywhere />;
  switch (page.kind) {
    case 'visitor':
      return <AccountVisitor />;
    case 'failed':
      return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
    case 'account':
      return <AccountPage {...page} outcome={outcome} />;
  }
}
