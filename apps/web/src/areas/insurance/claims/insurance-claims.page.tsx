import '../../../frame/styles/records.css';
import { claimClocks, complaintDays } from '@pahiya/domain/insurance/claim-clocks';
import { dueClaimLetters, writeClaimLetter } from '@pahiya/domain/insurance/due-claim-letters';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { readClaimWish } from './claim-wish.ts';
import { ClaimsPage } from './claims-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { today, language } = pageTools(context);
  const wish = readClaimWish(new URL(request.url).searchParams, today);
  const { lostOn, toldOn, amount, faults } = wish;
  const days = lostOn === null || faults.length > 0 ? null : { lostOn, toldOn, amount, steps: [] };
  const numbers = { loss: wish.loss, vehicleNumber: '', policyNumber: '', claimNumber: '' };
  // The notice is the first step and never too early; a letter about a missed day comes after it.
  const due = days === null ? [] : dueClaimLetters(days, today);
  const isNotice = toldOn === null && due.length === 0;
  const page = {
    wish,
    clocks: days === null ? [] : claimClocks(days, today),
    letters: (isNotice ? [{ kind: 'notice' as const, missed: null }] : due).map((letter) => ({
      kind: letter.kind,
      body: writeClaimLetter({ ...wish, ...numbers, steps: [] }, letter, { language, today }).body,
    })),
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
