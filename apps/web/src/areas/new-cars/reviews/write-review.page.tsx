import {
  deleteCarReview,
  ownCarReview,
  writeCarReview,
} from '@pahiya/contracts/new-cars/car-review-calls';
import { proveVehicleOwner } from '@pahiya/contracts/vehicle/vehicle-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { writeReviewPath } from '../facts/car-paths.ts';
import { type ReviewFault, readReview, type TypedReview } from './typed-review.ts';
import { SignInToWrite, WriteReviewPage } from './write-review-page.tsx';

/** A form that was not taken, with what was typed. */
export type WriteOutcome = {
  readonly typed: TypedReview;
  readonly faults: readonly ReviewFault[];
  readonly failure: PageFailure | null;
};

const deeds = ['sent', 'deleted'] as const;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const { make = '', model = '' } = params;
  if (!tools.isLoggedInHint) return { kind: 'visitor' as const, make, model };
  const answer = await tools.api.call(ownCarReview, { query: { make, model } });
  if (answer.ok) {
    const done = new URL(request.url).searchParams.get('done');
    const deed = deeds.find((one) => one === done) ?? null;
    return { kind: 'own' as const, ...answer.value, deed };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return { kind: 'visitor' as const, make, model };
  if (failure.status === 404 || failure.status === 400) throw data(null, { status: 404 });
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const { make = '', model = '' } = params;
  const here = writeReviewPath(make, model);
  const form = await request.formData();
  if (formText(form, 'intent') === 'delete') {
    const answer = await tools.api.call(deleteCarReview, {
      params: { reviewId: formText(form, 'review') },
    });
    // Already deleted, maybe in another window: same result.
    if (answer.ok || toPageFailure(answer.error).status === 404) {
      return redirect(`${here}?done=deleted`, 303);
    }
    return notTaken(readReview(form).typed, toPageFailure(answer.error), here);
  }
  const { typed, faults, body, proof } = readReview(form);
  if (faults.length > 0) {
    return data<WriteOutcome>({ typed, faults, failure: null }, { status: 400 });
  }
  const failure =
    (await prove(tools, typed, proof)) ?? (await send(tools, { make, model, ...body }));
  return failure === null ? redirect(`${here}?done=sent`, 303) : notTaken(typed, failure, here);
}

async function prove(
  { api }: PageTools,
  { vehicleNumber }: TypedReview,
  proof: ReturnType<typeof readReview>['proof'],
): Promise<PageFailure | null> {
  if (proof === null) return null;
  const answer = await api.call(proveVehicleOwner, { params: { vehicleNumber }, body: proof });
  return answer.ok ? null : toPageFailure(answer.error);
}

async function send(
  { api }: PageTools,
  body: { make: string; model: string } & ReturnType<typeof readReview>['body'],
): Promise<PageFailure | null> {
  const answer = await api.call(writeCarReview, { body });
  return answer.ok ? null : toPageFailure(answer.error);
}

function notTaken(typed: TypedReview, failure: PageFailure, here: string) {
  if (needsSignIn(failure)) return redirect(signInPath(here), 303);
  return data<WriteOutcome>({ typed, faults: [], failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ data: page, copy: copyOf }) => {
  const copy = copyOf('car-reviews');
  if (page?.kind !== 'own') return { title: copy.write, isIndexable: false };
  const name = `${page.make.name} ${page.model.name}`;
  return { title: copy.form.metaTitle(name), isIndexable: false };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as WriteOutcome | null;
  const copy = useCopy('car-reviews');
  switch (page.kind) {
    case 'visitor':
      return <SignInToWrite next={writeReviewPath(page.make, page.model)} />;
    case 'failed':
      return <FailureFace failure={page.failure} title={copy.write} level={1} />;
    case 'own':
      return <WriteReviewPage page={page} outcome={outcome} />;
  }
}
