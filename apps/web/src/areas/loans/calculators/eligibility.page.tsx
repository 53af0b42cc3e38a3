import '../../../frame/styles/records.css';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { readEligibilityWish } from '../facts/eligibility-wish.ts';
import { EligibilityPage } from './eligibility-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { today } = pageTools(context);
  const page = readEligibilityWish(new URL(request.url).searchParams, today);
  return data(page, { status: page.faults.length > 0 ? 400 : 200 });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('loans').eligibility.title,
  description: copy('loans').eligibility.metaDescription,
  canonical: '/loans/eligibility',
}));

export function Component() {
  return <EligibilityPage {...useLoaderData<typeof loader>()} />;
}
