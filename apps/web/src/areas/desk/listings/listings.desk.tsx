import { deskDecideListing, deskListings } from '@pahiya/contracts/used-cars/own-listing-calls';
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
import { ListingsPage } from './listings-page.tsx';

/** A decision without the sentence that the seller needs. */
export type NoReason = { readonly intent: 'no-reason'; readonly listing: string };

const ends = ['live', 'draft', 'removed'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(deskListings, {});
  if (!answer.ok) return failedPage(answer.error, request);
  const asked = new URL(request.url).searchParams.get('done');
  return {
    kind: 'listings' as const,
    ...answer.value,
    done: ends.find((end) => end === asked) ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const listing = formText(form, 'listing');
  const to = ends.find((end) => end === formText(form, 'intent')) ?? 'draft';
  const note = formText(form, 'note').trim().slice(0, 300);
  if (to !== 'live' && note === '') {
    return data<NoReason>({ intent: 'no-reason', listing }, { status: 400 });
  }
  const answer = await tools.api.call(deskDecideListing, {
    params: { listing },
    body: { to, note },
  });
  if (answer.ok) return redirect(`/desk/listings?done=${to}`, 303);
  return refusedForm(tools, answer.error, { intent: 'decide', request });
}

export const meta = pageMeta<typeof loader>(({ copy }) => deskMeta(copy('desk-listings').title));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as NoReason | Refused | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <ListingsPage {...page} outcome={outcome} />;
}
