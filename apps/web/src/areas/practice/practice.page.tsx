import { practiceOverview } from '@pahiya/contracts/practice/practice-calls';
import './practice.css';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import { OverviewPage } from './overview-page.tsx';

/** What there is to practise, and how the test is set in the chosen state. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language } = pageTools(context);
  const asked = new URL(request.url).searchParams.get('state') ?? '';
  const state = /^[A-Z]{2}$/.test(asked) ? { state: asked } : {};
  const answer = await api.call(practiceOverview, { query: { language, ...state } });
  if (answer.ok) return { overview: answer.value, failure: null };
  const failure = toPageFailure(answer.error);
  return data({ overview: null, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('practice').metaTitle,
  description: copy('practice').metaDescription,
  canonical: '/practice',
}));

export function Component() {
  return <OverviewPage {...useLoaderData<typeof loader>()} />;
}
