import { deskCarReviews, deskDecideCarReview } from '@pahiya/contracts/new-cars/car-review-calls';
import { reportReasons } from '@pahiya/domain/reports/report-reasons';
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
import { failedPage, type Refused, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { CarReviewsPage } from './car-reviews-page.tsx';

/** A refusal without a reason, to be corrected in the form of its review. */
export type ReasonFault = { readonly intent: 'no-reason'; readonly reviewId: string };

const deeds = ['shown', 'refused'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskCarReviews, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  const deed = deeds.find((one) => one === done) ?? null;
  return { kind: 'reviews' as const, ...answer.value, deed };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const reviewId = formText(form, 'review');
  const isRefusing = formText(form, 'intent') === 'refuse';
  const typed = formText(form, 'reason');
  const reason = reportReasons['car-review'].find((one) => one === typed) ?? null;
  if (isRefusing && reason === null) {
    return data<ReasonFault>({ intent: 'no-reason', reviewId }, { status: 400 });
  }
  const answer = await tools.api.call(deskDecideCarReview, {
    params: { reviewId },
    body: {
      version: Number(formText(form, 'version')) || 0,
      reason: isRefusing ? reason : null,
      note: formText(form, 'note').trim().slice(0, 200),
    },
  });
  if (answer.ok) {
    return redirect(`/desk/car-reviews?done=${answer.value.isShown ? 'shown' : 'refused'}`, 303);
  }
  return refusedForm(tools, answer.error, { intent: 'decide', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  deskMeta(copy('desk-content').reviews.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as ReasonFault | Refused | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <CarReviewsPage {...page} outcome={outcome} />;
}
