import { practiceQuestions } from '@pahiya/contracts/practice/practice-calls';
import './practice.css';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import { readRound, roundPath } from './practice-paths.ts';
import { RoundPage } from './round-page.tsx';

/** A round of practice. Without a seed it is sent to one, so that its address stays the same round. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, language, nowIso } = pageTools(context);
  const query = new URL(request.url).searchParams;
  const round = readRound(query, nowIso);
  if (query.get('seed') !== round.seed) {
    return redirect(roundPath({ ...round, done: '' }), 302);
  }
  const { seed, topic, only } = round;
  const answer = await api.call(practiceQuestions, {
    query: { language, seed, ...(topic && { topic }), ...(only && { only }) },
  });
  if (answer.ok) return { round, questions: answer.value.questions, failure: null };
  const failure = toPageFailure(answer.error);
  return data({ round, questions: [], failure }, { status: failure.status });
}

/** Every round has its own address: none is for search engines. */
export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('practice').practise.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const { round, questions, failure } = useLoaderData<typeof loader>();
  const copy = useCopy('practice');
  const path = usePagePath();
  if (failure !== null) {
    return <FailureFace failure={failure} title={copy.failed} level={1} />;
  }
  if (questions.length === 0) return <a href={path('/practice')}>{copy.result.back}</a>;
  return <RoundPage round={round} questions={questions} />;
}
