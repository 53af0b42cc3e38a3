import '../../../frame/styles/records.css';
import { claimClocks, complaintDays } from '@pahiya/domain/insurance/claim-clocks';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { readClaimWish } from './claim-wish.ts';
import { ClaimsPage } from './claims-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { today } = pageTools(context);
  const wish = readClaimWish(new URL(request.url).searchParams, today);
  const { lostOn, toldOn, amount, faults } = wish;
  const isKnown = lostOn !== null && faults.length === 0;
  const page = {
    wish,
    clocks: isKnown ? claimClocks({ lostOn, toldOn, amount }, today) : [],
    complaint: complaintDays(today),
  };
  return data(page, { status: faults.length > 0 ? 400 : 200 });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('insurance-claims').metaTitle,
  description: copy('insurance-claims').metaDescription,
  canonical: '/insurance-claims',
}));

export function Component() {
  return <ClaimsPage {...useLoaderData<typeof loader>()} />;
}
