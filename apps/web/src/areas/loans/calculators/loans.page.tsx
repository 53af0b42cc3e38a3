import '../../../frame/styles/records.css';
import { loansHomepage } from '@pahiya/contracts/loans/loan-calls';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { readLoanWish } from '../facts/loan-wish.ts';
import { LoansPage } from './loans-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, today } = pageTools(context);
  const wish = readLoanWish(new URL(request.url).searchParams);
  const home = await api.call(loansHomepage, {});
  const page = home.ok
    ? { wish, today, home: home.value, failure: null }
    : { wish, today, home: null, failure: toPageFailure(home.error) };
  return wish.faults.length > 0 ? data(page, { status: 400 }) : page;
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('loans').metaTitle,
  description: copy('loans').metaDescription,
  canonical: '/loans',
}));

export function Component() {
  return <LoansPage {...useLoaderData<typeof loader>()} />;
}
