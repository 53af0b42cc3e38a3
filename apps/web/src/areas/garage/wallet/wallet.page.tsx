import { listWallet } from '@pahiya/contracts/garage/wallet-calls';
import { walletKinds } from '@pahiya/domain/garage/wallet';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import '../../../frame/styles/records.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { add, changeDate, remove } from './wallet-acts.ts';
import { type WalletOutcome, walletDeeds, walletPath } from './wallet-outcome.ts';
import { WalletPage, WalletVisitor } from './wallet-page.tsx';

export const handle = { keepOffline: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  if (!tools.isLoggedInHint) return { kind: 'visitor' as const };
  const answer = await tools.api.call(listWallet, {});
  if (answer.ok) {
    const query = new URL(request.url).searchParams;
    const deed = walletDeeds.find((one) => one === query.get('done')) ?? null;
    const day = parseIstDate(query.get('upto') ?? '');
    const first = {
      kind: walletKinds.find((one) => one === query.get('kind')) ?? '',
      validUpto: day === null ? '' : formatDdMmYyyy(day),
    };
    return { kind: 'wallet' as const, wallet: answer.value, deed, first };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return { kind: 'visitor' as const };
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  switch (formText(form, 'intent')) {
    case 'remove':
      return remove(tools, form);
    case 'date':
      return changeDate(tools, form);
    default:
      return add(tools, form);
  }
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('wallet').title,
  canonical: walletPath,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() as WalletOutcome | undefined) ?? null;
  const copy = useCopy('wallet');
  switch (page.kind) {
    case 'visitor':
      return <WalletVisitor />;
    case 'failed':
      return <FailureFace failure={page.failure} title={copy.title} level={1} />;
    case 'wallet':
      return <WalletPage {...page} outcome={outcome} />;
  }
}
