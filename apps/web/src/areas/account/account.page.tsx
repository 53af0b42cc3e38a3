import { getAccount } from '@pahiya/contracts/account/account-calls';
import { getConsents } from '@pahiya/contracts/account/consent-calls';
import { listDevices } from '@pahiya/contracts/auth/device-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { signInPath } from '../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../parts/failure/page-failure.ts';
import { runAccountAction } from './account-actions.ts';
import type { AccountOutcome } from './account-outcome.ts';
import { AccountPage } from './account-page.tsx';
import { AccountVisitor, SignedOutEverywhere } from './account-visitor.tsx';
import { Deleted } from './farewell.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  if (!isLoggedInHint) return { kind: 'visitor' as const };
  const [account, devices, consents] = await Promise.all([
    api.call(getAccount, {}),
    api.call(listDevices, {}),
    api.call(getConsents, {}),
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
