import { changeTestDrive, testDrives } from '@pahiya/contracts/used-cars/trial-calls';
import { testDriveActs } from '@pahiya/domain/listings/trials/trial-states';
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
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { testDrivesPath } from '../facts/used-car-paths.ts';
import { TestDrivesPage } from './test-drives-page.tsx';

/** What became of an answer: a missing place of one drive, or another failure. */
export type DrivesOutcome =
  | { readonly kind: 'no-place'; readonly driveId: string }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(testDrives, {});
  const done = new URL(request.url).searchParams.get('done');
  if (answer.ok) return { kind: 'list' as const, drives: answer.value.drives, done };
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(testDrivesPath), 303);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const form = await request.formData();
  const driveId = formText(form, 'driveId');
  const act = testDriveActs.find((one) => one === formText(form, 'act'));
  if (act === undefined) return redirect(testDrivesPath, 303);
  const place = formText(form, 'place').trim();
  if (act === 'confirm' && place.length < 5) {
    return data<DrivesOutcome>({ kind: 'no-place', driveId }, { status: 400 });
  }
  const body = { act, place: act === 'confirm' ? place : null };
  const answer = await api.call(changeTestDrive, { params: { driveId }, body });
  if (answer.ok) return redirect(`${testDrivesPath}?done=${act}`, 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(testDrivesPath), 303);
  return data<DrivesOutcome>({ kind: 'failed', failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('test-drive').list.title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as DrivesOutcome | null;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return <TestDrivesPage drives={page.drives} done={page.done} outcome={outcome} />;
}
