import {
  type ContactChannel,
  contactChannels,
} from '@pahiya/contracts/contact-ledger/contact-terms';
import { askTestDrive, testDriveTimes } from '@pahiya/contracts/used-cars/trial-calls';
import { usedCarListing } from '@pahiya/contracts/used-cars/used-car-calls';
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
import { testDrivePath, testDrivesPath } from '../facts/used-car-paths.ts';
import { TestDrivePage } from './test-drive-page.tsx';

/** What became of the form, with what was chosen in it. */
export type TestDriveOutcome = {
  readonly typed: {
    readonly startsAt: string;
    readonly hasLicence: boolean;
    readonly channels: readonly ContactChannel[];
  };
} & (
  | { readonly kind: 'fields'; readonly fields: readonly ('startsAt' | 'hasLicence')[] }
  | { readonly kind: 'failed'; readonly failure: PageFailure }
);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  const listing = params.listing ?? '';
  const [car, times] = await Promise.all([
    api.call(usedCarListing, { params: { listing } }),
    api.call(testDriveTimes, { params: { listing } }),
  ]);
  if (!car.ok || !times.ok) {
    const failed = car.ok ? times : car;
    const failure = failed.ok ? null : toPageFailure(failed.error);
    // A name that no listing can have.
    if (failure === null || failure.status === 400) throw data(null, { status: 404 });
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  return { kind: 'car' as const, car: car.value.car, ...times.value, isLoggedIn: isLoggedInHint };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, language } = pageTools(context);
  const listing = params.listing ?? '';
  const form = await request.formData();
  const startsAt = formText(form, 'startsAt');
  const hasLicence = formText(form, 'hasLicence') === 'yes';
  const given = form.getAll('channel');
  const channels = contactChannels.filter((channel) => given.includes(channel));
  const typed = { startsAt, hasLicence, channels };
  const fields = [
    ...(startsAt === '' ? (['startsAt'] as const) : []),
    ...(hasLicence ? [] : (['hasLicence'] as const)),
  ];
  if (fields.length > 0) {
    return data<TestDriveOutcome>({ kind: 'fields', fields, typed }, { status: 400 });
  }
  const body = { startsAt, hasLicence: true, channels, language } as const;
  const answer = await api.call(askTestDrive, { params: { listing }, body });
  if (answer.ok) return redirect(`${testDrivesPath}?done=asked`, 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(testDrivePath(listing)), 303);
  return data<TestDriveOutcome>({ kind: 'failed', failure, typed }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('test-drive').title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as TestDriveOutcome | null;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return <TestDrivePage {...page} outcome={outcome} />;
}
