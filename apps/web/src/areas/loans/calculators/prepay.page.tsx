import '../../../frame/styles/records.css';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { readPrepayWish } from '../facts/prepay-wish.ts';
import { PrepayPage } from './prepay-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { today } = pageTools(context);
  const page = readPrepayWish(new URL(request.url).searchParams, today);
  const isFaulty = page.faults.length > 0 || page.wish.faults.length > 0;
  return data(page, { status: isFaulty ? 400 : 200 });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('loans').prepay.title,
  description: copy('loans').prepay.metaDescription,
  canonical: '/loans/prepay',
}));

export function Component() {
  return <PrepayPage {...useLoaderData<typeof loader>()} />;
}
