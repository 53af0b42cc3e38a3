import '../../../frame/styles/records.css';
import { fastagBuyCheckout, fastagIssueStatus } from '@pahiya/contracts/fastag/issue-calls';
import type { TagClass } from '@pahiya/domain/fastag/tag-class';
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
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { GatewayFace } from '../../../parts/payment/gateway-face.tsx';
import { issuePath } from '../buy-paths.ts';
import { BuyFailed } from './buy-failed.tsx';
import { actOnIssue } from './issue-acts.ts';
import type { IssueOutcome } from './issue-outcome.ts';
import { IssuePage } from './issue-page.tsx';
import { newFormKey } from './new-form-key.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const issueId = issueIdOf(params.issueId);
  if (issueId === null) return failedPage(notFound);
  if (!tools.isLoggedInHint) throw redirect(signInPath(issuePath(issueId)), 303);
  const answer = await tools.api.call(fastagIssueStatus, { query: { issueId } });
  if (!answer.ok) {
    const failure = toPageFailure(answer.error);
    if (needsSignIn(failure)) throw redirect(signInPath(issuePath(issueId)), 303);
    return failedPage(failure);
  }
  const { issue } = answer.value;
  const offer = issue.state === 'ready' ? await readOffer(tools, issue) : null;
  return { kind: 'issue' as const, issue, offer, formKey: newFormKey(), nowIso: tools.nowIso };
}

/** The price as it is now; a failure leaves the page without its button. */
async function readOffer(
  { api }: PageTools,
  { vehicleNumber, tagClass }: { readonly vehicleNumber: string; readonly tagClass: TagClass },
) {
  const answer = await api.call(fastagBuyCheckout, { body: { vehicleNumber, tagClass } });
  return answer.ok ? answer.value.price : null;
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const issueId = issueIdOf(params.issueId);
  if (issueId === null) return redirect('/tollsetu/buy', 303);
  const acted = await actOnIssue(tools, issueId, await request.formData());
  switch (acted.kind) {
    case 'done':
      return redirect(issuePath(issueId), 303);
    case 'order':
      return redirect(`/orders/${acted.orderId}?note=${acted.failure.code}`, 303);
    case 'gateway':
      return data<IssueOutcome>(acted);
    case 'form':
      return data<IssueOutcome>(acted, { status: 400 });
    case 'failed':
      return needsSignIn(acted.failure)
        ? redirect(signInPath(issuePath(issueId)), 303)
        : data<IssueOutcome>(acted, { status: acted.failure.status });
  }
}

/** Skips revalidation on the way to the gateway. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const outcome = args.actionResult as IssueOutcome | undefined;
  return outcome?.kind === 'gateway' ? false : args.defaultShouldRevalidate;
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('tag-buy').issue.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('tag-buy').issue;
  if (outcome?.kind === 'gateway') return <GatewayFace form={outcome} />;
  return page.kind === 'failed' ? (
    <BuyFailed failure={page.failure} title={copy.failed} />
  ) : (
    <IssuePage {...page} outcome={outcome} />
  );
}

const notFound: PageFailure = { code: 'fastag/issue-not-found', status: 404, retryAfter: null };

function failedPage(failure: PageFailure) {
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

function issueIdOf(text: string | undefined): string | null {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? '') ? (text ?? null) : null;
}
