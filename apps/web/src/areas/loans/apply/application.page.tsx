import '../../../frame/styles/records.css';
import { readLoanApplication } from '@pahiya/contracts/loans/loan-calls';
import { ButtonLink } from '@pahiya/ui/button';
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
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { actOnApplication } from './application-acts.ts';
import type { ApplicationOutcome } from './application-outcome.ts';
import { ApplicationPage } from './application-page.tsx';
import { applicationPath } from './loan-paths.ts';

const notFound: PageFailure = { code: 'loan/application-not-found', status: 404, retryAfter: null };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const applicationId = applicationIdOf(params.applicationId);
  if (applicationId === null) return failedPage(notFound);
  const here = applicationPath(applicationId);
  if (!tools.isLoggedInHint) throw redirect(signInPath(here), 303);
  const answer = await tools.api.call(readLoanApplication, { params: { applicationId } });
  if (answer.ok) {
    const { application } = answer.value;
    return { kind: 'application' as const, application, nowIso: tools.nowIso };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) throw redirect(signInPath(here), 303);
  return failedPage(failure);
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const applicationId = applicationIdOf(params.applicationId);
  if (applicationId === null) return redirect('/loans/apply', 303);
  const acted = await actOnApplication(pageTools(context), applicationId, await request.formData());
  if (acted === 'done') return redirect(applicationPath(applicationId), 303);
  if (acted.kind === 'faults') return data<ApplicationOutcome>(acted, { status: 400 });
  return needsSignIn(acted.failure)
    ? redirect(signInPath(applicationPath(applicationId)), 303)
    : data<ApplicationOutcome>(acted, { status: acted.failure.status });
}

/** A refused form is usually one of an application that has moved on: its page is loaded again. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const outcome = args.actionResult as ApplicationOutcome | undefined;
  return outcome?.kind === 'failed' || args.defaultShouldRevalidate;
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('loan-application').metaTitle,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as ApplicationOutcome | undefined;
  const copy = useCopy('loan-application');
  const path = usePagePath();
  if (page.kind === 'failed') {
    const list = <ButtonLink href={path('/loans/apply')}>{copy.start.mine}</ButtonLink>;
    const isMissing = page.failure.code === 'loan/application-not-found';
    return <FailureFace failure={page.failure} level={1} action={isMissing ? list : undefined} />;
  }
  return <ApplicationPage {...page} outcome={outcome ?? null} />;
}

function failedPage(failure: PageFailure) {
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

function applicationIdOf(text: string | undefined): string | null {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? '') ? (text ?? null) : null;
}
