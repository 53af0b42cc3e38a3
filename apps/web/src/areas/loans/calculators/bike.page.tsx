import '../../../frame/styles/records.css';
import { newBikeToPlPage } from '@pahiya/contracts/loans/loan-calls';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { readRupees, readWhole, typedIn } from '../facts/read-typed.ts';
import { BikePage } from './bike-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const query = new URL(request.url).searchParams;
  const typed = {
    amount: typedIn(query, 'amount') ?? '90000',
    months: typedIn(query, 'months') ?? '36',
  };
  const amount = readRupees(typed.amount);
  const months = readWhole(typed.months, 1, 120);
  const isAmount = amount !== null && amount >= 1_000_000 && amount <= 10_000_000_000;
  const faults = [
    ...(isAmount ? [] : (['amount'] as const)),
    ...(months === null ? (['months'] as const) : []),
  ];
  if (!isAmount || months === null) {
    return data({ typed, faults, answer: null, failure: null }, { status: 400 });
  }
  const answer = await api.call(newBikeToPlPage, { body: { amount, months } });
  return answer.ok
    ? { typed, faults, answer: answer.value, failure: null }
    : { typed, faults, answer: null, failure: toPageFailure(answer.error) };
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('loans').bike.title,
  description: copy('loans').bike.metaDescription,
  canonical: '/loans/bike',
}));

export function Component() {
  return <BikePage {...useLoaderData<typeof loader>()} />;
}
